import { expect, type Browser, type Page } from '@playwright/test';
import { basePath } from '../../src/site';
import { startCollector, type Collector, type ScriptMode } from './support/collector';
import { apartFrom, configured, documentationHost, installation, measure } from './support/measure';
import { openPage } from './support/openPage';
import { origin } from './support/server';
import { watchPage } from './support/watchPage';
import { isolatedTest as test } from './support/sharedContext';

/** A way to open a page, and whether it should measure; each has its own id. */
interface Reader {
  readonly id: string;
  readonly host?: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Gives a property of `navigator` a value before any script of the page runs. */
const signal = (name: string, value: unknown) => (page: Page) =>
  page.addInitScript(
    ([key, fixed]) => Object.defineProperty(Navigator.prototype, key as string, { value: fixed }),
    [name, value],
  );

const readers: readonly Reader[] = [
  { id: 'G-WILLING' },
  { id: 'G-DNT', prepare: signal('doNotTrack', '1') },
  {
    id: 'G-DNT-WINDOW',
    prepare: (page) =>
      page.addInitScript(() => Object.defineProperty(window, 'doNotTrack', { value: 'yes' })),
  },
  { id: 'G-GPC', prepare: signal('globalPrivacyControl', true) },
  { id: 'G-COPY', host: 'docs.test' },
  {
    id: 'G-REFUSED',
    prepare: (page) => page.addInitScript(() => localStorage.setItem('analytics-toolpad', 'off')),
  },
];

async function visit(browser: Browser, collector: Collector, reader: Reader): Promise<boolean> {
  const { id, host = documentationHost, prepare } = reader;
  const context = await browser.newContext();
  await measure(context, { id, scriptOrigin: collector.origin, host });
  const page = await context.newPage();
  await prepare?.(page);
  await openPage(page, origin + installation);
  await page.locator('[data-tool="copy"]').first().click();
  // Longer than a page waits for an idle moment.
  await page.waitForTimeout(3500);
  const started = await page.evaluate(() => 'dataLayer' in window);
  await context.close();
  return started;
}

test('only willing readers of the documentation itself are measured', async ({ browser }) => {
  const collector = await startCollector();
  const started = await Promise.all(readers.map((reader) => visit(browser, collector, reader)));
  expect(started).toEqual([true, false, false, false, false, false]);
  expect(collector.ids).toEqual(['G-WILLING']);
  await collector.close();
});

for (const mode of ['missing', 'hangs', 'throws'] satisfies ScriptMode[]) {
  test(`with a script that ${mode}, the page works`, async ({ page, context }) => {
    const collector = await startCollector(mode);
    await measure(context, configured(collector));
    const complaints = watchPage(page);
    await openPage(page, installation);
    await expect.poll(() => collector.ids.length).toBe(1);
    await page.locator('[data-tool="copy"]').first().click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(installation);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    const warning = page.getByText('nothing leaves your browser');
    await expect(warning).toHaveCount(mode === 'missing' ? 1 : 0);
    const own = apartFrom(collector, complaints);
    expect(own.filter((line) => !line.includes('fault of the collector'))).toEqual([]);
    await collector.close();
  });
}

test('clearing everything takes the reading history along', async ({ page }) => {
  await openPage(page, `${basePath}privacy/`);
  const keys = (put: readonly string[]): Promise<string[]> =>
    page.evaluate(
      (added) =>
        new Promise((resolve, reject) => {
          // As Workbox makes it; where it has been, nothing is made.
          const request = indexedDB.open('workbox-expiration', 1);
          request.onupgradeneeded = () =>
            request.result.createObjectStore('cache-entries', { keyPath: 'id' });
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            const transaction = request.result.transaction('cache-entries', 'readwrite');
            const store = transaction.objectStore('cache-entries');
            added.forEach((id) => store.put({ id }));
            const all = store.getAllKeys();
            transaction.oncomplete = () => {
              request.result.close();
              resolve(all.result.map(String));
            };
          };
        }),
      put,
    );
  const visited = `toolpad-docs-pages|${origin}${installation}`;
  const foreign = `other-pages|${origin}/other/`;
  expect(await keys([visited, foreign])).toEqual([foreign, visited]);
  await page.evaluate(() => sessionStorage.setItem('toolpad-reloads', '[1]'));
  await page.getByRole('button', { name: 'Clear everything' }).click();
  await expect(page.getByText('Cleared. Open pages keep')).toBeVisible();
  expect(await keys([])).toEqual([foreign]);
  expect(await page.evaluate(() => sessionStorage.getItem('toolpad-reloads'))).toBeNull();
});
