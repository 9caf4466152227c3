import { expect, test } from '@playwright/test';
import { navigation } from '../../src/navigation';
import { flattenPages } from '../../src/navigation/flatten';
import { productIds } from '../../src/products';
import { basePath } from '../../src/site';
import { sitemapPaths } from './support/build';

test.use({ javaScriptEnabled: false });

for (const path of sitemapPaths()) {
  test(`${path} can be read`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const text = await page.getByRole('main').innerText();
    expect(text.length).toBeGreaterThan(200);
  });
}

for (const id of productIds) {
  const pages = flattenPages(navigation[id]);
  const [first, second] = pages;
  if (!first || !second) continue;

  test.describe(id, () => {
    test('the sidebar leads to every group, and in a group to every page', async ({ page }) => {
      const addressOf = (pathname: string) => `${basePath.slice(0, -1)}${pathname}`;
      for (const group of navigation[id]) {
        const [entrance, ...rest] = flattenPages([group]);
        if (!entrance) continue;
        await page.goto(`${addressOf(entrance.pathname)}/`);
        const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
        for (const { title, pathname } of [entrance, ...rest]) {
          const link = sidebar.getByRole('link', { name: title }).first();
          await expect(link).toBeVisible();
          await expect(link).toHaveAttribute('href', `${addressOf(pathname)}/`);
        }
        await expect(sidebar.locator('[aria-current="page"]')).toContainText(entrance.title);
        for (const other of navigation[id]) {
          const [otherEntrance] = flattenPages([other]);
          const links = sidebar.locator(`a[href^="${addressOf(otherEntrance?.pathname ?? '')}"]`);
          await expect(links.first()).toBeVisible();
        }
      }
    });

    test('on a phone the next page and the footer lead on', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${basePath.slice(0, -1)}${first.pathname}/`);
      const next = page.getByRole('navigation', { name: 'Previous and next page' });
      await next.getByRole('link', { name: second.title }).click();
      await expect(page).toHaveURL(`${basePath.slice(0, -1)}${second.pathname}/`);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: first.title }).first()).toBeVisible();
    });
  });
}
