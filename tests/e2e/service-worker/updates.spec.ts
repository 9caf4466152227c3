import { expect, type Page } from '@playwright/test';
import { bundleWorker } from '../../../src/service-worker/bundleWorker';
import { cachePrefix } from '../../../src/service-worker/cacheNames';
import { basePath } from '../../../src/site';
import { test } from '../support/withDeployment';
import {
  askForWorker,
  countLoads,
  lookForUpdate,
  openControlled,
  waitForBuild,
} from '../support/worker';

const overview = 'core/introduction/overview/';
const installation = 'core/introduction/installation/';
const demoPage = 'core/components/use-dialogs/';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

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
  // The page shows its build before it has loaded.
  await expect.poll(() => loads.map((count) => count())).toEqual([1, 1, 1]);

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
  await expect.poll(loads).toBe(1);
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
  await expect.poll(loads).toBe(1);
});
