import { expect, type Page } from '@playwright/test';
import { cacheNames } from '../../../src/service-worker/cacheNames';
import { basePath } from '../../../src/site';
import { waitForHydration } from '../support/openPage';
import { test } from '../support/withDeployment';
import { openControlled, waitUntilKept } from '../support/worker';

const overview = 'core/introduction/overview/';

/** Files without which no page comes to life. */
const starters = [
  ['main', /\/assets\/js\/main\./],
  ['runtime', /\/assets\/js\/runtime~main\./],
] as const;

/** Scripts start some seconds after a page is read, and are given up some seconds later. */
const patience = { timeout: 25_000 };

const notice = (page: Page) => page.getByRole('alert');

for (const [name, pattern] of starters) {
  test(`${name} that came empty, and that the browser keeps for a year, is asked for anew`, async ({
    page,
    deployment,
  }) => {
    deployment.registers = false;
    deployment.fault = { pattern, kind: 'empty' };
    await page.goto(deployment.home + overview);
    await expect(notice(page)).toBeVisible(patience);
    deployment.fault = undefined;
    await notice(page).getByRole('button').click();
    await waitForHydration(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test(`${name} that the worker keeps and that is damaged is replaced`, async ({
    page,
    deployment,
  }) => {
    await openControlled(page, deployment.home + overview);
    const damaged = await page.evaluate(
      async ([cacheName, source]) => {
        const cache = await caches.open(cacheName);
        const keys = await cache.keys();
        const [file] = keys.filter(({ url }) => new RegExp(source).test(url));
        const type = { headers: { 'Content-Type': 'text/javascript' } };
        if (file) await cache.put(file, new Response('', type));
        return Boolean(file);
      },
      [cacheNames.assets, pattern.source] as const,
    );
    expect(damaged).toBe(true);
    await page.reload();
    await expect(notice(page)).toBeVisible(patience);
    await notice(page).getByRole('button').click();
    await waitForHydration(page);
    await page.reload();
    await waitForHydration(page);
    await expect(notice(page)).toHaveCount(0);
  });
}

test('parts of the search index that the worker keeps and that are damaged are replaced', async ({
  page,
  deployment,
}) => {
  const search = async (): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('useDialogs');
    await expect(page.getByRole('option').first()).toContainText('useDialogs', patience);
  };
  await openControlled(page, deployment.home + overview);
  await search();
  const damaged = await page.evaluate(async (cacheName) => {
    const cache = await caches.open(cacheName);
    const parts = (await cache.keys()).filter(({ url }) => /\.pf_(?:fragment|index)$/.test(url));
    await Promise.all(parts.map((part) => cache.put(part, new Response('damaged'))));
    return parts.length;
  }, cacheNames.search);
  expect(damaged).toBeGreaterThan(1);
  await page.reload();
  await waitForHydration(page);
  await search();
  await page.reload();
  await waitForHydration(page);
  await search();
});

test('a page that a network puts in the place of another is not kept', async ({
  page,
  deployment,
}) => {
  await openControlled(page, deployment.home + overview);
  await waitUntilKept(page, basePath + overview);
  deployment.fault = { pattern: /\/overview\/$/, kind: 'empty' };
  await page.goto(deployment.home + overview);
  await expect(page.locator('h1')).toHaveCount(0);
  deployment.fault = { pattern: /./, kind: 'reset' };
  await page.goto(deployment.home + overview);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toolpad Core overview');
});

for (const [name, hide] of [
  ['has none', () => Object.defineProperty(navigator, 'serviceWorker', { value: undefined })],
  [
    'refuses them by an exception',
    () =>
      Object.defineProperty(navigator, 'serviceWorker', {
        get: () => {
          throw new DOMException('sandboxed', 'SecurityError');
        },
      }),
  ],
] as const) {
  test(`a browser that ${name}: the site works at its own host without a worker`, async ({
    page,
    deployment,
  }) => {
    await page.addInitScript(hide);
    await page.goto(deployment.home + overview);
    await waitForHydration(page);
    await page.locator('.menu').getByRole('link', { name: 'Installation' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Install/);
    await expect(notice(page)).toHaveCount(0);
  });
}
