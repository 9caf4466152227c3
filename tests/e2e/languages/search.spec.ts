import { expect } from '@playwright/test';
import { basePath } from '../../../src/site';
import { messageOf } from '../support/messages';
import { openPage } from '../support/openPage';
import { test } from '../support/sharedContext';

const queries = [
  ['zh', '安装', 'core/introduction/installation/'],
  ['pt', 'instalação', 'core/introduction/installation/'],
  ['ar', 'تثبيت', 'core/introduction/installation/'],
  // What is not translated is found under the language's own prefix all the same.
  ['zh', 'useDialogs', 'core/'],
  ['ar', 'DashboardLayout', 'core/'],
] as const;

for (const [language, query, path] of queries) {
  test(`${language}: ${query} is found in the language`, async ({ page }) => {
    await openPage(page, `${basePath}${language}/core/introduction/overview/`);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(query);
    const first = page.getByRole('option').first();
    await expect(first).toBeVisible();
    const addresses = await page
      .getByRole('option')
      .evaluateAll((found) => found.map((option) => option.getAttribute('href')));
    expect(addresses.every((address) => address?.startsWith(`${basePath}${language}/`))).toBe(true);
    expect(addresses.slice(0, 3).join(' ')).toContain(`${basePath}${language}/${path}`);
    await expect(page.getByRole('dialog')).toHaveAccessibleName(
      messageOf(language, 'search.title'),
    );
  });
}
