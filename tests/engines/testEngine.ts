import { canaryNames } from '../support/canaries';
import { waitUntil, type DrivenBrowser, type Engine } from './browser';
import type { TestedPage } from './pages';
import { canaryFolder, type PolicyServer } from './policyServer';

/** Time in which a browser sends its report of a violation, in milliseconds. */
const reportDelay = 150;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, reportDelay));

async function testPage(
  browser: DrivenBrowser,
  server: PolicyServer,
  { path, isReady }: TestedPage,
): Promise<string[]> {
  await browser.open(server.origin + path);
  const isWorking = await waitUntil(browser, isReady);
  await pause();
  return [
    ...(isWorking ? [] : [`${path}  does not start`]),
    ...server.takeViolations().map((violation) => `${path}  violates ${violation}`),
  ];
}

async function testCanaries(browser: DrivenBrowser, server: PolicyServer): Promise<string[]> {
  await browser.open(server.origin + canaryFolder);
  if (!(await waitUntil(browser, 'window.finished === true'))) {
    return ['canaries  their page does not start'];
  }
  await pause();
  const ran = (await browser.evaluate('window.ran')) as string[];
  const reports = server.takeViolations().length;
  return [
    ...ran.map((name) => `canaries  ${name} was not refused`),
    // A browser that reports nothing would find no violation on any page.
    ...(reports >= canaryNames.length
      ? []
      : [`canaries  ${reports} of ${canaryNames.length} were reported`]),
  ];
}

/** Opens pages in a browser, and returns what is wrong with them. */
export async function testEngine(
  engine: Engine,
  server: PolicyServer,
  pages: readonly TestedPage[],
): Promise<string[]> {
  const browser = await engine.start();
  try {
    server.takeViolations();
    const problems = await testCanaries(browser, server);
    for (const page of pages) problems.push(...(await testPage(browser, server, page)));
    return problems;
  } finally {
    await browser.close();
  }
}
