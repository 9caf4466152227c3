import { expect, test as base, type Page } from '@playwright/test';
import { cachePrefix } from '../../src/service-worker/cacheNames';
import { bundleWorker } from '../../src/service-worker/bundleWorker';
import { basePath } from '../../src/site';
import { axeViolations } from './support/axe';
import { deploy, noConnection, type Deployment } from './support/deployment';
import { waitForHydration } from './support/openPage';
import { waitForQuietNetwork } from './support/waitForQuietNetwork';
import {
  askForWorker,
  countLoads,
  kept,
  lookForUpdate,
  openControlled,
  waitForBuild,
  waitUntilKept,
  waitUntilSearchKept,
  waitUntilWarm,
} from './support/worker';

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({}, use) => {
    const deployment = await deploy();
    await use(deployment);
    await deployment.close();
  },
});

const overview = 'core/introduction/overview/';
const installation = 'core/introduction/installation/';
const roadmap = 'studio/getting-started/roadmap/';
const demoPage = 'core/components/use-dialogs/';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectPage(page: Page, address: string, pathname: string, title: RegExp) {
  await page.goto(address);
  await expect(heading(page)).toHaveText(title);
  await waitForHydration(page);
  expect(new URL(page.url()).pathname).toBe(basePath + pathname);
}

test('without a connection, pages that were read can be read again', async ({
  page,
  deployment,
}) => {
  const { home } = deployment;
  await openControlled(page, home + overview);
  // By a link of the site, which asks for no document.
  await page.locator('.menu').getByRole('link', { name: 'Installation' }).first().click();
  await expect(heading(page)).toHaveText(/Install/);
  await waitUntilKept(page, basePath + installation);
  await page.goto(home + roadmap);
  await waitUntilWarm(page);
  deployment.fault = noConnection;

  await test.step('in every spelling of their addresses', async () => {
    for (const spelling of [
      overview,
      overview.slice(0, -1),
      `${overview}index.html`,
      `${overview}?from=mail#next`,
      overview.replace('core', '%63ore'),
    ]) {
      await expectPage(page, home + spelling, overview, /overview/i);
    }
    await expectPage(page, home + installation, installation, /Install/);
    await expectPage(page, home + roadmap, roadmap, /Roadmap/);
  });

  await test.step('others lead to a page that lists them', async () => {
    for (const unread of [`${basePath}core/api/crud/`, `${basePath}core/%E0%A4%A`]) {
      await page.goto(new URL(unread, home).href);
      await expect(heading(page)).toHaveText('You are offline');
      await expect(page.getByRole('main')).toContainText(unread);
      const list = page.getByRole('region', { name: 'Pages you can read now' });
      await expect(list.getByRole('listitem')).toHaveCount(3);
    }
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Roadmap' }).last().click();
    await expect(heading(page)).toHaveText(/Roadmap/);
  });

  await test.step('and open by themselves once there is a connection', async () => {
    await page.goto(`${home}core/api/crud/?x=1`);
    await expect(heading(page)).toHaveText('You are offline');
    await waitForHydration(page);
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    deployment.fault = undefined;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page).toHaveURL(`${home}core/api/crud/?x=1`);
  });
});

test('without a connection, search answers those who have searched before', async ({
  page,
  deployment,
}) => {
  const search = async (words: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(words);
    await expect(page.getByRole('option').first()).toContainText(words);
  };
  await openControlled(page, deployment.home + overview);
  await waitUntilWarm(page);
  // Nobody has asked for it.
  expect(deployment.requests.filter((address) => address.includes('/pagefind/'))).toEqual([]);
  await search('useDialogs');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(deployment.home + overview);
  await waitUntilSearchKept(page);
  deployment.fault = noConnection;
  await page.goto(deployment.home + overview);
  await waitForHydration(page);
  await search('useNotifications');
});

test('a server that does not answer is waited for briefly', async ({ page, deployment }) => {
  await openControlled(page, deployment.home + overview);
  deployment.fault = { pattern: /overview/, kind: 'hang' };
  await page.reload();
  await expect(heading(page)).toHaveText(/overview/i);
  const waited = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming).responseStart;
  });
  expect(waited).toBeGreaterThan(2500);
  expect(waited).toBeLessThan(4500);
});

test('another build is shown in every tab, after one reload each', async ({
  page,
  context,
  deployment,
}) => {
  const { home } = deployment;
  await openControlled(page, home + overview);
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) await openControlled(other, home + installation);
  const away = others[1]!;
  await away.evaluate(() => {
    document.hasFocus = () => false;
  });
  const loads = [page, ...others].map(countLoads);
  deployment.build = 2;
  await askForWorker(page);
  await Promise.all([page, others[0]!].map((tab) => waitForBuild(tab, 2)));
  // Longer than between two looks at whether the reader is there.
  await page.waitForTimeout(2500);
  expect(loads.map((count) => count())).toEqual([1, 1, 0]);
  await away.evaluate(() => {
    document.hasFocus = () => true;
  });
  await waitForBuild(away, 2);
  expect(loads.map((count) => count())).toEqual([1, 1, 1]);

  // A worker that differs, and a site that does not, are no reason.
  deployment.worker = await (await fetch(`${deployment.elsewhere}sw.js`)).text();
  await askForWorker(page);
  await page.waitForTimeout(2500);
  expect(loads.map((count) => count())).toEqual([1, 1, 1]);
});

test('a tab whose files are gone from the server still gets to the next page', async ({
  page,
  deployment,
}) => {
  // Readers who save data get nothing ahead, so that the next page's files are not there yet.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
  await openControlled(page, deployment.home + overview);
  await page.evaluate(() => {
    document.hasFocus = () => false;
  });
  deployment.build = 2;
  deployment.dropsFormer = true;
  await page.locator('.menu').getByRole('link', { name: 'Installation' }).first().click();
  await waitForBuild(page, 2);
  await expect(heading(page)).toHaveText(/Install/);
  expect(new URL(page.url()).pathname).toBe(basePath + installation);
});

test('a demo that is being edited is not taken away', async ({ page, deployment }) => {
  await openControlled(page, deployment.home + demoPage);
  const loads = countLoads(page);
  const demo = page.locator('[data-demo]').first();
  const edit = demo.getByRole('button', { name: /^edit/i });
  await edit.click();
  await expect(demo).toHaveAttribute('data-editing', 'true');
  deployment.build = 2;
  await lookForUpdate(page);
  await page.waitForTimeout(2500);
  expect(loads()).toBe(0);
  await demo.getByRole('button', { name: /edit/i }).first().click();
  await waitForBuild(page, 2);
  expect(loads()).toBe(1);
});

test('a storm of builds reloads a page twice and no more', async ({ page, deployment }) => {
  await openControlled(page, deployment.home + overview);
  const loads = countLoads(page);
  deployment.build = 'storm';
  for (let round = 0; round < 4; round += 1) {
    // The page may be loaded anew in the middle of it: the browser looks for workers, too.
    await lookForUpdate(page).catch(() => {});
    // Longer than a worker needs to take over, and a page to find out.
    await page.waitForTimeout(3000);
  }
  expect(loads()).toBe(2);
});

test('with a connection, no fault of caches or files keeps a page from opening', async ({
  page,
  deployment,
}) => {
  const { home } = deployment;
  const opens = async (pathname: string): Promise<void> => {
    await page.goto(home + pathname);
    await waitForHydration(page);
    await expect(heading(page)).toBeVisible();
  };
  const cdp = await page.context().newCDPSession(page);
  const setQuota = (quotaSize?: number) =>
    cdp.send('Storage.overrideQuotaForOrigin', { origin: new URL(home).origin, quotaSize });

  await test.step('a file that is missing while the worker is installed', async () => {
    deployment.fault = { pattern: /\/assets\/fonts\//, kind: 404 };
    await openControlled(page, home + overview);
    deployment.fault = undefined;
  });
  await test.step('entries that are gone', async () => {
    expect(await kept(page, 'assets')).toContainEqual(expect.stringContaining('/main.'));
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const keys = await cache.keys();
        await Promise.all(keys.filter((_, i) => i % 2 === 0).map((key) => cache.delete(key)));
      }
    });
    await opens(overview);
  });
  await test.step('caches that are gone', async () => {
    await page.evaluate(async () => {
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    });
    await opens(overview);
  });
  await test.step('no room', async () => {
    await setQuota(1000);
    await opens(roadmap);
    await waitForQuietNetwork(page);
    const refused = await page.evaluate(async (name) => {
      const cache = await caches.open(name);
      return cache.put('/probe', new Response('x'.repeat(2000))).catch(({ name }) => name);
    }, `${cachePrefix}pages`);
    expect(refused).toBe('QuotaExceededError');
    expect(await kept(page, 'pages')).not.toContain(basePath + roadmap);
    await setQuota();
    await opens(roadmap);
    await waitUntilKept(page, basePath + roadmap);
  });
  await test.step('a worker that can not be had', async () => {
    deployment.fault = { pattern: /sw\.js/, kind: 404 };
    deployment.build = 2;
    await opens(overview);
    await waitForBuild(page, 2);
  });
});

test('other hosts get no worker, and none of its code', async ({ page, deployment }) => {
  await page.goto(deployment.elsewhere);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  expect(deployment.requests).not.toContain(`${basePath}sw.js`);
});

test('can be switched off for good', async ({ page, deployment }) => {
  await openControlled(page, deployment.home + overview);
  const loads = countLoads(page);
  deployment.worker = await bundleWorker('off');
  deployment.registers = false;
  deployment.build = 2;
  await lookForUpdate(page);
  await waitForBuild(page, 2);
  const left = () =>
    page.evaluate(async (prefix) => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
      return registrations.length + names.length;
    }, cachePrefix);
  await expect.poll(left).toBe(0);
  expect(loads()).toBe(1);
});

test('can be installed', async ({ page, deployment }) => {
  await openControlled(page, deployment.home);
  const cdp = await page.context().newCDPSession(page);
  const { errors, url } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${deployment.home}manifest.webmanifest`);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // Test browsers keep nothing, and nothing can be installed into them.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
