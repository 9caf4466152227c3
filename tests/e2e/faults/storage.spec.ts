import { expect } from '@playwright/test';
import { basePath } from '../../../src/site';
import { openPage } from '../support/openPage';
import { waitForQuietNetwork } from '../support/waitForQuietNetwork';
import { watchPage } from '../support/watchPage';
import { isolatedTest as test } from '../support/sharedContext';

// Preferences under refused and full storage stand in tests/e2e/preferences.spec.ts.

/** Runs in the page, before its own scripts: a browser that refuses to keep anything at all. */
function refuseEverything(): void {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB', 'cookieStore']) {
    Object.defineProperty(window, name, { get: refuse });
  }
  Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
}

/** Runs in the page, before its own scripts: a browser that has no room for anything. */
function fillEverything(): void {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  Storage.prototype.setItem = full;
  CacheStorage.prototype.open = () =>
    Promise.reject(new DOMException('full', 'QuotaExceededError'));
  IDBFactory.prototype.open = full;
}

for (const [name, fault] of [
  ['refused', refuseEverything],
  ['full', fillEverything],
] as const) {
  test(`with all storage ${name}, pages work in silence`, async ({ page }) => {
    const complaints = watchPage(page);
    await page.addInitScript(fault);
    for (const path of ['core/components/account/', 'offline/', 'privacy/']) {
      await openPage(page, basePath + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // What is read ahead is under the same fault, and would be cut off by the next page.
      await waitForQuietNetwork(page);
    }
    await page.getByRole('button', { name: 'Clear everything' }).click();

    await openPage(page, `${basePath}core/introduction/overview/`);
    await page.locator('.menu').getByRole('link', { name: 'Installation' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Install/);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('useDialogs');
    await expect(page.getByRole('option').first()).toContainText('useDialogs');
    await page.keyboard.press('Escape');
    expect(complaints).toEqual([]);
  });
}

for (const year of ['1970-01-02', '2099-12-31']) {
  test(`with the clock at ${year}, pages work in silence`, async ({ page }) => {
    const complaints = watchPage(page);
    await page.clock.setSystemTime(new Date(`${year}T12:00:00Z`));
    await openPage(page, `${basePath}core/introduction/overview/`);
    await page.locator('.menu').getByRole('link', { name: 'Installation' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Install/);
    expect(complaints).toEqual([]);
  });
}
