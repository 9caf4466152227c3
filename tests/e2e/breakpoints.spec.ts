import { expect } from '@playwright/test';
import { breakpoints } from '../../src/design-tokens/breakpoints';
import { basePath } from '../../src/site';
import { builtFiles, readBuilt } from './support/build';
import { openPage } from './support/openPage';
import { test } from './support/sharedContext';

const path = `${basePath}core/introduction/overview/`;
const { md, lg } = breakpoints;

for (const width of [md - 50, md - 1, md, md + 50, lg - 1, lg]) {
  test(`${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, path);
    const hasSidebar = width >= lg;
    const hasColumn = width >= md;
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeVisible({
      visible: !hasSidebar,
    });
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible({
      visible: hasSidebar,
    });
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible({
      visible: hasColumn,
    });
    await expect(page.getByRole('button', { name: 'On this page' })).toBeVisible({
      visible: !hasColumn,
    });
  });
}

test('a page that is resized is the page of its new width', async ({ page }) => {
  await openPage(page, path);
  const hamburger = page.getByRole('button', { name: 'Toggle navigation bar' });
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  for (const width of [lg, lg - 1, lg]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(hamburger).toBeVisible({ visible: width < lg });
    await expect(sidebar).toBeVisible({ visible: width >= lg });
  }
});

test("no stylesheet keeps Docusaurus' own breakpoint", () => {
  const stylesheets = builtFiles('.css');
  expect(stylesheets.length).toBeGreaterThan(0);
  for (const name of stylesheets) {
    const widths = [...readBuilt(name).matchAll(/@media[^{]*/g)].map(([query]) => query);
    expect(widths.filter((query) => /99[67]/.test(query))).toEqual([]);
  }
});
