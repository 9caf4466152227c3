import { expect } from '@playwright/test';
import { load } from 'cheerio';
import { navigation, type NavigationPage } from '../../src/navigation';
import { flattenPages } from '../../src/navigation/flatten';
import { displayTitle } from '../../src/navigation/title';
import { productIds } from '../../src/products';
import { basePath } from '../../src/site';
import { pageKinds } from './accessibility/support/pageKinds';
import { readBuilt, sitemapPaths } from './support/build';
import { eachCombination } from './support/combinations';
import { test } from './support/sharedContext';

test.use({ javaScriptEnabled: false });

/** By day, a page of each kind: a browser shows others as it shows these. */
const shownPaths = sitemapPaths().filter(
  (path) => eachCombination || pageKinds.some((page) => page.path === path),
);

for (const path of shownPaths) {
  test(`${path} can be read`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const text = await page.getByRole('main').innerText();
    expect(text.length).toBeGreaterThan(200);
  });
}

test('every page has its heading and its text without a script', () => {
  const emptyPaths = sitemapPaths().filter((path) => {
    const page = load(readBuilt(`${path.slice(basePath.length)}index.html`));
    page('script, style, template, [hidden]').remove();
    return page('h1').text().trim() === '' || page('main').text().length < 200;
  });
  expect(emptyPaths).toEqual([]);
});

/** Groups at every level that open and close; subheaders are always open. */
function groupsOf(tree: readonly NavigationPage[]): NavigationPage[] {
  return tree.flatMap((entry) => [
    ...(entry.children && entry.subheader === undefined ? [entry] : []),
    ...groupsOf(entry.children ?? []),
  ]);
}

/** What an open group shows: its pages, those below subheaders, and the entrance of closed groups. */
function shownIn(group: NavigationPage): { title: string; pathname: string }[] {
  return (group.children ?? []).flatMap((entry) => {
    if (entry.subheader !== undefined) {
      return shownIn(entry);
    }
    const [entrance] = flattenPages([entry]);
    return entrance ? [{ title: displayTitle(entry), pathname: entrance.pathname }] : [];
  });
}

for (const id of productIds) {
  const pages = flattenPages(navigation[id]);
  const [first, second] = pages;
  if (!first || !second) continue;

  test.describe(id, () => {
    test('the sidebar leads to every group, and in a group to every page', async ({ page }) => {
      test.setTimeout(180_000);
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      // A group's heading has the address of its first page.
      const linkTo = (pathname: string, hasText = '') =>
        sidebar.locator(`a[href="${basePath.slice(0, -1)}${pathname}/"]`, { hasText }).first();
      for (const group of groupsOf(navigation[id])) {
        const [entrance] = flattenPages([group]);
        if (!entrance) continue;
        await page.goto(`${basePath.slice(0, -1)}${entrance.pathname}/`);
        for (const { title, pathname } of shownIn(group)) {
          await expect(linkTo(pathname, title)).toBeVisible();
        }
        await expect(sidebar.locator('[aria-current="page"]')).toContainText(entrance.title);
        for (const other of navigation[id]) {
          const [otherEntrance] = flattenPages([other]);
          await expect(linkTo(otherEntrance?.pathname ?? '')).toBeVisible();
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
