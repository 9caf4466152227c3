import { expect, type Page } from '@playwright/test';
import { cachePrefix } from '../../../src/service-worker/cacheNames';
import { basePath } from '../../../src/site';
import { waitForHydration } from '../support/openPage';
import { waitForQuietNetwork } from '../support/waitForQuietNetwork';
import { test } from '../support/withDeployment';
import { kept, openControlled, waitForBuild, waitUntilKept } from '../support/worker';

const overview = 'core/introduction/overview/';
const roadmap = 'studio/getting-started/roadmap/';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

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
    // The stylesheet of the page for readers without a connection, which this page does without.
    deployment.fault = { pattern: /\/assets\/css\/(?!styles\.)/, kind: 404 };
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
  await test.step('a page in the place of the worker', async () => {
    deployment.fault = undefined;
    deployment.worker = '<!doctype html><title>Sign in</title>';
    deployment.build = 3;
    await opens(overview);
    await waitForBuild(page, 3);
  });
});

test('other hosts get no worker, and none of its code', async ({ page, deployment }) => {
  await page.goto(deployment.elsewhere);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  expect(deployment.requests).not.toContain(`${basePath}sw.js`);
});

test('can be installed', async ({ page, deployment }) => {
  await openControlled(page, deployment.home);
  const cdp = await page.context().newCDPSession(page);
  const { errors, url } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${deployment.home}manifest.webmanifest`);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // Test browsers keep nothing, and nothing can be installed into them; those without windows don't say so.
  const errorIds = installabilityErrors.map(({ errorId }) => errorId);
  expect(errorIds.filter((id) => id !== 'in-incognito')).toEqual([]);
});
