import { expect, test, type Page } from '@playwright/test';
import { docsTabOf, foldDocsTab } from '../../src/navigation/pathname';
import { basePath, siteUrl } from '../../src/site';
import { translationLanguages } from '../../src/translations/languages';
import { axeViolations } from './support/axe';
import { builtFiles, isArchived, sitemapPaths } from './support/build';
import { waitForQuietNetwork } from './support/waitForQuietNetwork';
import { openPage } from './support/openPage';
import { overflowingWidths } from './support/overflow';
import { watchPage } from './support/watchPage';

/**
 * Tabs of guides: pages that are not in the sitemap, because they are views of another one. Archived
 * pages are made of the same parts; `versions.spec.ts` opens some of them.
 */
function docsTabPaths(): string[] {
  return builtFiles('index.html')
    .map((file) => basePath + file.replace(/index\.html$/, ''))
    .filter((path) => docsTabOf(path) && !isArchived(path));
}

const notFoundPaths = ['nowhere/', 'core/introduction/instalation/', 'studio/no-such-page'].map(
  (path) => basePath + path,
);

/** What a page says of itself to search engines and screen readers. */
async function expectIdentity(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toHaveText(/\S/);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('html')).toHaveAttribute('lang', /^[a-z]{2}/);
  if (notFoundPaths.includes(path)) return;
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', /\S.{20}/);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', siteUrl + foldDocsTab(path));
}

// One test for all that is true of a page: most of the time goes into opening it.
for (const path of [
  ...sitemapPaths(),
  ...translationLanguages.flatMap((language) => sitemapPaths(language)),
  ...docsTabPaths(),
  ...notFoundPaths,
]) {
  test(`${path} hydrates in silence, is accessible, and fits`, async ({ page }) => {
    const status = notFoundPaths.includes(path) ? 404 : 200;
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const complaints = watchPage(page, status);
    const response = await openPage(page, path);
    expect(response?.status()).toBe(status);
    await waitForQuietNetwork(page);
    expect.soft(complaints).toEqual([]);
    await expectIdentity(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect.soft(await axeViolations(page), colorScheme).toEqual([]);
    }
    expect.soft(await overflowingWidths(page)).toEqual([]);
    expect.soft(complaints).toEqual([]);
  });
}

test('titles and descriptions are unique', async ({ request }) => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const path of sitemapPaths()) {
    const html = await (await request.get(path)).text();
    for (const pattern of [/<title[^>]*>[^<]+/, /<meta[^>]+name="?description"?[^>]*>/]) {
      const text = pattern.exec(html)?.[0] ?? `none of ${pattern}`;
      const first = seen.get(text);
      if (first) repeated.push(`${path} and ${first}: ${text}`);
      seen.set(text, path);
    }
  }
  expect(repeated).toEqual([]);
});
