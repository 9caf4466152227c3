import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../e2e/support/chromium.cjs';
import { freePort } from '../support/freePort';
import { copySite, type SiteCopy } from './support/siteCopy';

const file = 'docs-core/introduction/support.mdx';
const other = 'docs-core/introduction/roadmap.mdx';
const pathname = 'toolpad/core/introduction/support/';

/** In milliseconds: another test may keep the machine busy. */
const patience = 120_000;

let site: SiteCopy;
let server: ChildProcess;
let ended: Promise<unknown>;
let output = '';
let browser: Browser;
let page: Page;

/** Waits until the terminal shows a text. */
async function told(pattern: RegExp): Promise<void> {
  const end = Date.now() + patience;
  while (!pattern.test(output)) {
    if (Date.now() > end) throw new Error(`${pattern} is not in:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

beforeAll(async () => {
  site = copySite();
  const port = await freePort();
  const args = [path.join(site.folder, 'src/cli/docusaurus.mjs'), 'start', '--no-open'];
  const env = { ...process.env, NODE_ENV: 'development', FORCE_COLOR: '0' } as const;
  server = spawn(process.execPath, [...args, '--port', `${port}`], { cwd: site.folder, env });
  ended = new Promise((resolve) => server.once('close', resolve));
  const collect = (text: Buffer): void => void (output += text);
  server.stdout?.on('data', collect);
  server.stderr?.on('data', collect);
  await told(/compiled/);
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  page = await browser.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(`http://localhost:${port}/${pathname}`);
});

afterAll(async () => {
  await browser?.close();
  server?.kill();
  await ended;
  site.remove();
});

test('a page is compiled when it is opened, and shows what is saved', async () => {
  await page.locator('main h1').waitFor();
  site.write(file, site.read(file).replace('\n\n## ', '\n\nThis is new.\n\n## '));
  await page.getByText('This is new.').waitFor();
});

test('what stands around the content follows an edit as well, and the next one', async () => {
  const spec = 'src/navigation/core.ts';
  const entry = "{ pathname: '/core/introduction/support'";
  site.write(spec, site.read(spec).replace(entry, `${entry}, title: 'Help desk'`));
  for (const title of ['Find help', 'Ask for help']) {
    site.write(file, site.read(file).replace(/^title: .*$/m, `title: ${title}`));
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }
  await page.locator('.theme-doc-sidebar-menu').getByText('Help desk').waitFor();
  site.write(file, site.read(file).replace('## Channels', '## Where to ask'));
  await page.locator('.theme-doc-toc-desktop').getByText('Where to ask').waitFor();
});

test('links lead to pages that nobody has opened', async () => {
  await page.locator('nav a[href$="/core/introduction/roadmap/"]').first().click();
  await page.waitForURL('**/core/introduction/roadmap/');
  await page.locator('main h1').waitFor();
  await page.goBack();
  await page.getByText('This is new.').waitFor();
});

test('a mistake in another page is told in the terminal and over the page, until it is gone', async () => {
  const before = site.read(other);
  site.write(other, before.replace(/^description: .*$/m, 'description: Short'));
  await told(/roadmap\.mdx:\d+:14 {2}error content\/short-description {2}/);
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
  await overlay.getByText('content/short-description').first().waitFor();
  // The page behind it is the one it was.
  expect(await page.getByText('This is new.').count()).toBe(1);

  site.write(other, before);
  await page.locator('#webpack-dev-server-client-overlay').waitFor({ state: 'detached' });
});

test('a page opened by its address after edits is there as well', async () => {
  await page.goto(new URL('../installation/', page.url()).href);
  await page.getByRole('heading', { level: 1, name: 'Install Toolpad Core' }).waitFor();
});
