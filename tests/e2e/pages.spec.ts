import { expect, test } from '@playwright/test';
import { docsTabOf, foldDocsTab } from '../../src/navigation/pathname';
import { basePath, siteUrl } from '../../src/site';
import { axeViolations } from './support/axe';
import { builtFiles, sitemapPaths } from './support/build';
import { waitForQuietNetwork } from './support/waitForQuietNetwork';
import { openPage } from './support/openPage';
import { overflowingWidths } from './support/overflow';
import { watchPage } from './support/watchPage';

/** Tabs of guides: pages that are not in the sitemap, because they are views of another one. */
function docsTabPaths(): string[] {
  return builtFiles('index.html')
    .map((file) => basePath + file.replace(/index\.html$/, ''))
    .filter((path) => docsTabOf(path));
}

const documents = [
  ...[...sitemapPaths(), ...docsTabPaths()].map((path) => ({ path, status: 200 })),
  ...['nowhere/', 'core/introduction/instalation/', 'studio/no-such-page'].map((path) => ({
    path: basePath + path,
    status: 404,
  })),
];

for (const { path, status } of documents) {
  test.describe(path, () => {
    test('hydrates, in silence, and says what it is', async ({ page }) => {
      const complaints = watchPage(page, status);
      const response = await openPage(page, path);
      expect(response?.status()).toBe(status);
      await waitForQuietNetwork(page);
      expect.soft(complaints).toEqual([]);

      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('html')).toHaveAttribute('lang', /^[a-z]{2}/);
      if (status === 404) return;
      const description = page.locator('meta[name="description"]');
      await expect(description).toHaveAttribute('content', /\S.{20}/);
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveCount(1);
      await expect(canonical).toHaveAttribute('href', siteUrl + foldDocsTab(path));
    });

    test('is accessible in light and dark mode', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await openPage(page, path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        expect.soft(await axeViolations(page), colorScheme).toEqual([]);
      }
    });

    test('never scrolls sideways', async ({ page }) => {
      await openPage(page, path);
      expect(await overflowingWidths(page)).toEqual([]);
    });
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
