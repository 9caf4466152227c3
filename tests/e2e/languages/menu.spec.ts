import { expect, type Locator, type Page } from '@playwright/test';
import { basePath } from '../../../src/site';
import { messageOf } from '../support/messages';
import { openPage } from '../support/openPage';
import { test } from '../support/sharedContext';

const translated = 'core/introduction/overview/';
const untranslated = 'core/components/account/';

const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Language: English' });
const linkIn = (page: Page, language: string): Locator =>
  page.locator('.navbar').locator(`a[hreflang="${language}"]`).first();

test('leads to the page in another language, by keyboard alone', async ({ page }) => {
  await openPage(page, `${basePath}${translated}?from=test#maturity`);
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(linkIn(page, 'pt-BR')).toBeVisible();
  await linkIn(page, 'en').press('Tab');
  await expect(linkIn(page, 'zh-CN')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${basePath}pt/${translated}?from=test#maturity`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Toolpad Core overview');
  await expect(page.locator('#maturity')).toBeInViewport();
});

test('marks the languages in which a page is in English', async ({ page }) => {
  await openPage(page, basePath + untranslated);
  await menuButton(page).click();
  await expect(linkIn(page, 'ar')).toContainText('page in English');
  await expect(linkIn(page, 'en')).not.toContainText('page in English');
  // The next page of the same visit is translated.
  await openPage(page, basePath + translated);
  await menuButton(page).click();
  await expect(linkIn(page, 'ar')).toBeVisible();
  await expect(linkIn(page, 'ar')).not.toContainText('page in English');
  await openPage(page, `${basePath}zh/${untranslated}`);
  await page.getByRole('button', { name: /简体中文/ }).click();
  await expect(linkIn(page, 'zh-CN')).toContainText(messageOf('zh', 'languageMenu.untranslated'));
});

test('stands among the preferences on phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, basePath + translated);
  await expect(menuButton(page)).toBeHidden();
  await page.getByRole('button', { name: 'Preferences' }).click();
  const languages = page.getByRole('navigation', { name: 'Language' }).first();
  await languages.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(`${basePath}ar/${translated}`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer has the languages', async ({ page }) => {
    await page.goto(basePath + translated);
    await page.locator('footer').getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(`${basePath}zh/${translated}`);
  });
});
