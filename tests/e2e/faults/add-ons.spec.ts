import { expect, type Page } from '@playwright/test';
import { basePath } from '../../../src/site';
import { openPage, waitForHydration } from '../support/openPage';
import { isolatedTest as test } from '../support/sharedContext';
import { translateWithin } from '../support/translatePage';
import { watchPage } from '../support/watchPage';

const path = `${basePath}core/components/account/`;

/** Reads on by the sidebar and by the search, and comes back. */
async function readOn(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await page.locator('.menu').getByRole('link', { name: 'App Provider' }).first().click();
  await expect(heading).toHaveText('App Provider');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('useDialogs');
  await expect(page.getByRole('option').first()).toContainText('useDialogs');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('useDialogs');
  await page.goBack();
  await page.goBack();
  await expect(heading).toHaveText('Account');
}

test('a page that is translated before its scripts have started works', async ({ page }) => {
  const complaints = watchPage(page);
  await page.goto(path);
  await translateWithin(page.locator('body'));
  await waitForHydration(page);
  await readOn(page);
  expect(complaints).toEqual([]);
});

test('a page that is translated while it is read works', async ({ page }) => {
  const complaints = watchPage(page);
  await openPage(page, path);
  await translateWithin(page.locator('body'));
  await readOn(page);
  expect(complaints).toEqual([]);
});

test('elements and attributes that others add to the page are left alone', async ({ page }) => {
  const complaints = watchPage(page);
  await page.goto(path);
  await page.evaluate(() => {
    document.body.prepend(document.createElement('aside'));
    document.querySelector('main')?.prepend(document.createElement('aside'));
    document.querySelector('h1')?.append(document.createElement('aside'));
    for (const element of document.querySelectorAll('html, body, button, a')) {
      element.setAttribute('data-added', '');
    }
    for (const element of document.querySelectorAll('svg, footer, iframe')) element.remove();
  });
  await waitForHydration(page);
  await readOn(page);
  expect(complaints).toEqual([]);
});

test('what others add to all objects is left alone', async ({ page }) => {
  const complaints = watchPage(page);
  await page.addInitScript(() => {
    for (const { prototype } of [Object, Array, String]) {
      Object.assign(prototype, { added: () => {} });
    }
  });
  await openPage(page, path);
  await readOn(page);
  expect(complaints).toEqual([]);
});
