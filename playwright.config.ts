import { defineConfig } from '@playwright/test';
import { buildFolder } from './tests/e2e/support/build';
import { findChromium } from './tests/e2e/support/chromium.cjs';
import { origin, port } from './tests/e2e/support/server';
import { basePath } from './src/site';

/** Machines without sandbox support or graphics, and no requests of the browser's own. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each test opens its pages anew, and their code is gone before it is worth compiling well: without
  // the optimizing compilers, which take a core beside each page, tests take a third less time.
  '--js-flags=--no-turbofan --no-maglev',
];

/**
 * Tests that wait for what a page does after seconds, or for what never comes. Beside the others they
 * cost little; one after the other, they would keep workers from those that have something to do.
 */
const waitingTests = [
  '**/analytics*.spec.ts',
  '**/demo-endless-loop.spec.ts',
  '**/faults/{boot,chunks,crash,navigation,offline,search}.spec.ts',
  '**/service-worker/{damage,offline,updates}.spec.ts',
];

export default defineConfig({
  testDir: './tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A worker for those that wait, and one more than the cores that there are at least: the others also
  // wait, each for its browser.
  workers: 4,
  projects: [
    { name: 'waiting', testMatch: waitingTests, workers: 1 },
    { name: 'pages', testIgnore: waitingTests, workers: 3 },
  ],
  // A test that passes at a second try has found something: tests/verify tells of it.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  // Room for machines that do something else beside: what works takes no longer for it.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    // Recording each test would make those of large pages five times as long.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(), args: browserArguments },
  },
  webServer: {
    command: `npm run --silent serve -- --port ${port} --dir ${JSON.stringify(buildFolder)}`,
    url: origin + basePath,
    // A server that is there already may serve another build.
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
