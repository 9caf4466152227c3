import { expect } from '@playwright/test';
import { basePath, siteUrl } from '../../../src/site';
import { languages, translationLanguages } from '../../../src/translations/languages';
import { messageOf } from '../support/messages';
import { openPage } from '../support/openPage';
import { test } from '../support/sharedContext';

const untranslated = 'core/components/account/';
const translated = 'studio/getting-started/installation/';
const generated = 'core/api/account/';

for (const language of translationLanguages) {
  const { htmlLang = '', direction } = languages[language] ?? {};
  const root = `${basePath}${language}/`;

  test(`${language}: a page that is not translated says so and stands for English`, async ({
    page,
  }) => {
    await openPage(page, root + untranslated);
    const notice = page.locator('aside[data-state="missing"]');
    await expect(notice).toContainText(messageOf(language, 'translationNotice.missing'));
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
    await expect(page.locator('html')).toHaveAttribute('dir', direction ?? '');
    const text = page.locator('article [lang="en"][dir="ltr"]').filter({ has: page.locator('h1') });
    await expect(text).toHaveCount(1);
    await expect(page.locator('.theme-doc-toc-desktop [lang="en"]')).toHaveCount(1);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', siteUrl + basePath + untranslated);
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
    await notice.getByRole('link').click();
    await expect(page).toHaveURL(`${root}translations/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`${language}: a translation stands for itself`, async ({ page }) => {
    await openPage(page, root + translated);
    await expect(page.locator('aside[data-state]')).toHaveCount(0);
    await expect(page.locator('article [lang="en"]')).toHaveCount(0);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', siteUrl + root + translated);
    const alternates = page.locator('link[rel="alternate"][hreflang]');
    await expect(alternates).toHaveCount(Object.keys(languages).length + 1);
  });

  test(`${language}: reference says that it is made from the packages`, async ({ page }) => {
    await openPage(page, root + generated);
    await expect(page.locator('aside[data-state="generated"]')).toBeVisible();
    const heading = page.locator('article h2').first();
    await expect(heading).toHaveAttribute('lang', htmlLang);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      siteUrl + basePath + generated,
    );
  });

  test(`${language}: archived pages are in English`, async ({ page }) => {
    await openPage(page, `${root}core/0.12.1/introduction/overview/`);
    await expect(page.locator('aside[data-state="archived"]')).toBeVisible();
  });
}

test('English pages have no notice and name their translations', async ({ page }) => {
  await openPage(page, basePath + translated);
  await expect(page.locator('aside[data-state]')).toHaveCount(0);
  await expect(page.locator('link[rel="alternate"][hreflang="pt-BR"]')).toHaveAttribute(
    'href',
    `${siteUrl}${basePath}pt/${translated}`,
  );
  await openPage(page, basePath + untranslated);
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(2);
});
