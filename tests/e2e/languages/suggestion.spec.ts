import { expect, type Locator, type Page } from '@playwright/test';
import { basePath } from '../../../src/site';
import { suggestionMessages } from '../../../src/components/LanguageSuggestion/messages';
import { openPage } from '../support/openPage';
import { waitForQuietNetwork } from '../support/waitForQuietNetwork';
import { isolatedTest as test } from '../support/sharedContext';

const translated = `${basePath}core/introduction/overview/`;
const untranslated = `${basePath}core/components/account/`;

const cardOf = (page: Page, language: string): Locator =>
  page.getByText(suggestionMessages[language]?.text ?? '');

test('what was chosen once is offered later, and no address leads elsewhere', async ({ page }) => {
  await openPage(page, translated);
  await page.locator('footer').getByRole('link', { name: 'Português' }).click();
  await expect(page).toHaveURL(`${basePath}pt/core/introduction/overview/`);

  await openPage(page, translated);
  await expect(page).toHaveURL(translated);
  await expect(cardOf(page, 'pt')).toBeVisible();
  await expect(page.locator('section[lang="pt-BR"]')).toHaveAttribute('dir', 'ltr');
  await page.getByRole('link', { name: suggestionMessages.pt?.read }).click();
  await expect(page).toHaveURL(`${basePath}pt/core/introduction/overview/`);
  await waitForQuietNetwork(page);
  await expect(page.locator('section[lang]')).toHaveCount(0);
});

test.describe('a browser that asks for Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('is offered Arabic where there is any', async ({ page }) => {
    await openPage(page, untranslated);
    await waitForQuietNetwork(page);
    await expect(cardOf(page, 'ar')).toHaveCount(0);
    await openPage(page, translated);
    await expect(cardOf(page, 'ar')).toBeVisible();
    await expect(page.locator('section[lang="ar"]')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('button', { name: suggestionMessages.ar?.stay }).click();
    await expect(cardOf(page, 'ar')).toHaveCount(0);
    await openPage(page, `${basePath}studio/getting-started/overview/`);
    await waitForQuietNetwork(page);
    await expect(cardOf(page, 'ar')).toHaveCount(0);
  });
});

test('a reader of English pages with an English browser is offered nothing', async ({ page }) => {
  await openPage(page, translated);
  await waitForQuietNetwork(page);
  await expect(page.locator('section[lang]')).toHaveCount(0);
});
