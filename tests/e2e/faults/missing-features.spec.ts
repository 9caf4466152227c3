import { expect } from '@playwright/test';
import { basePath } from '../../../src/site';
import { openPage } from '../support/openPage';
import { watchPage } from '../support/watchPage';
import { isolatedTest as test } from '../support/sharedContext';

for (const name of ['matchMedia', 'IntersectionObserver', 'ResizeObserver']) {
  test(`without ${name}, pages are read and lead on`, async ({ page }) => {
    const complaints = watchPage(page);
    await page.addInitScript((feature) => {
      Reflect.deleteProperty(window, feature);
    }, name);
    await openPage(page, `${basePath}core/components/account/`);
    await expect(page.locator('iframe').first()).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('.menu').getByRole('link', { name: 'App Provider' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('App Provider');
    expect(complaints).toEqual([]);
  });
}
