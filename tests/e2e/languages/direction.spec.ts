import { expect } from '@playwright/test';
import { basePath } from '../../../src/site';
import { openPage } from '../support/openPage';
import { test } from '../support/sharedContext';

const root = `${basePath}ar/`;

test('the page reads from right to left, its code from left to right', async ({ page }) => {
  await openPage(page, `${root}core/introduction/installation/`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const [sidebar, text, toc] = await Promise.all(
    ['.theme-doc-sidebar-container', 'article', '.theme-doc-toc-desktop'].map((selector) =>
      page.locator(selector).boundingBox(),
    ),
  );
  expect(sidebar?.x).toBeGreaterThan(text?.x ?? Infinity);
  expect(text?.x).toBeGreaterThan(toc?.x ?? Infinity);
  for (const selector of ['article pre', 'article :not(pre) > code']) {
    const code = page.locator(selector).first();
    expect(await code.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  }
});

test('files stand in their tree as in code', async ({ page }) => {
  await openPage(page, `${root}studio/getting-started/overview/`);
  const tree = page.locator('[data-file-tree]').first();
  await expect(tree).toHaveCSS('direction', 'ltr');
});

test('the next page has its name in the language', async ({ page }) => {
  await openPage(page, `${root}core/introduction/overview/`);
  const next = page.locator('.pagination-nav__link--next');
  await expect(next).toContainText('التثبيت');
});

test('demos follow', async ({ page }) => {
  await openPage(page, `${root}core/components/page-container/`);
  const frame = page.frameLocator('article iframe').first();
  await page.locator('article iframe').first().scrollIntoViewIfNeeded();
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('arrows that mean "on" point to the left', async ({ page }) => {
  await openPage(page, root);
  const arrows = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(arrows.filter((content) => content.includes('→'))).toEqual([]);
  expect(arrows.filter((content) => content.includes('←')).length).toBeGreaterThan(0);
});
