import { expect, type Page } from '@playwright/test';
import { basePath } from '../../src/site';
import { openPage } from './support/openPage';
import { test } from './support/sharedContext';

const overview = `${basePath}core/introduction/overview/`;
const installation = `${basePath}core/introduction/installation/`;

test.use({ viewport: { width: 390, height: 844 } });

const hamburger = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const drawer = (page: Page) => page.locator('.navbar-sidebar');

test('opens, leads on, and closes by pointer', async ({ page }) => {
  await openPage(page, overview);
  await hamburger(page).click();
  const link = drawer(page).getByRole('link', { name: 'Installation' });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page).toHaveURL(installation);
  await expect(drawer(page).getByRole('link', { name: 'Installation' })).not.toBeInViewport();
});

test('closes by its button and by a press beside it', async ({ page }) => {
  await openPage(page, overview);
  await hamburger(page).click();
  await expect(drawer(page)).toBeInViewport();
  await drawer(page).getByRole('button', { name: 'Close navigation bar' }).click();
  await expect(drawer(page)).not.toBeInViewport();
  await hamburger(page).click();
  await expect(drawer(page)).toBeInViewport();
  await page.mouse.click(385, 600);
  await expect(drawer(page)).not.toBeInViewport();
});

test('works by keyboard', async ({ page }) => {
  await openPage(page, overview);
  await hamburger(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeInViewport();
  const link = drawer(page).getByRole('link', { name: 'Installation' });
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(installation);
});

test('closes by Escape and gives the focus back', async ({ page }) => {
  await openPage(page, overview);
  await hamburger(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).not.toBeInViewport();
  await expect(hamburger(page)).toBeFocused();
});

test('is the place of products and versions', async ({ page }) => {
  await openPage(page, overview);
  await hamburger(page).click();
  const back = drawer(page).getByRole('button', { name: /main menu/ });
  if (await back.isVisible()) await back.click();
  await expect(drawer(page).getByRole('link', { name: /^Toolpad Studio/ })).toBeInViewport();
  await expect(drawer(page).getByRole('link', { name: 'v0.13.0' })).toBeInViewport();
});
