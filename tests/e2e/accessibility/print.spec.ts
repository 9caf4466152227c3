import { expect, type Page } from '@playwright/test';
import { basePath, siteUrl } from '../../../src/site';
import { openPage, waitForHydration } from '../support/openPage';
import { pageKinds, pathOf } from './support/pageKinds';
import { origin } from '../support/server';
import { test } from '../support/sharedContext';

/** Paper of A4 size less its margins, in CSS pixels. */
const paper = { width: 673, height: 994 };

/** Opens a page as a reader with a dark screen does who prints it. */
async function openOnPaper(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize(paper);
}

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

for (const { kind, path } of pageKinds) {
  test(`${kind}: paper has the content and nothing to press`, async ({ page }) => {
    await openOnPaper(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A picture is a button that enlarges it, and the name of a file one that shows it.
    const pressed = await page
      .locator('button:visible:not(:has(> img), [data-file])')
      .evaluateAll((buttons) => buttons.map((button) => button.textContent));
    expect(pressed).toEqual([]);
    await expect(page.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('iframe:visible, .navbar:visible, .footer:visible')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: /Docs sidebar|Main/ })).toHaveCount(0);
    // What sticks out is cut off at the edge of the paper.
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((element) => element.checkVisibility() && !element.closest('svg'))
        .filter(
          (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1,
        )
        .map((element) => `${element.localName}.${element.className}`),
    );
    expect(wide).toEqual([]);
    expect(await background(page)).toBe('rgb(255, 255, 255)');
  });
}

test('paper says which product, release, and address it is from', async ({ page }) => {
  await openOnPaper(page, pathOf('guide'));
  await expect(page.getByText(siteUrl + pathOf('guide'))).toBeVisible();
  await expect(page.getByText(/^Toolpad Core 0\.13\.0/).first()).toBeVisible();
  await openOnPaper(page, pathOf('archived page'));
  await expect(page.getByText(siteUrl + pathOf('archived page'))).toBeVisible();
  await expect(page.getByText(/^Toolpad Core 0\.12\.1/).first()).toBeVisible();
});

test('a screen does not', async ({ page }) => {
  await openPage(page, pathOf('guide'));
  await expect(page.getByText(siteUrl + pathOf('guide'))).toBeHidden();
});

test('the chosen variant of code is printed, whole, with its long lines', async ({ page }) => {
  await page.context().addCookies([{ name: 'codeVariant', value: 'JS', url: origin }]);
  await openOnPaper(page, `${basePath}specimens/code-blocks/`);
  await expect(page.locator('[data-variant="TS"]:visible')).toHaveCount(0);
  await expect(page.locator('pre[data-variant="JS"]:visible').first()).toBeVisible();
  const cut = await page.locator('pre:visible').evaluateAll(
    (blocks) =>
      blocks.filter((block) => {
        const { overflowX, whiteSpace } = getComputedStyle(block.querySelector('code') ?? block);
        return (
          whiteSpace !== 'pre-wrap' ||
          overflowX !== 'visible' ||
          block.parentElement!.scrollHeight > block.parentElement!.clientHeight + 1
        );
      }).length,
  );
  expect(cut).toBe(0);
});

test('a demo is printed as its title and its source', async ({ page }) => {
  await openOnPaper(page, pathOf('component of Core'));
  const demo = page.locator('[data-demo]').first();
  await expect(demo.locator('pre:visible').first()).toContainText('import');
  const title = await demo
    .getByRole('group')
    .first()
    .evaluate((element) => getComputedStyle(element, '::before').content);
  expect(title).toMatch(/\S{3}/);
});

test('all demos of a page are printed before its scripts have started', async ({ page }) => {
  await page.goto(pathOf('component of Core'));
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await page.emulateMedia({ media: 'print' });
  const withoutSource = await page
    .locator('[data-demo]:has([data-closed])')
    .evaluateAll((demos) =>
      demos
        .filter((demo) => ![...demo.querySelectorAll('pre')].some((pre) => pre.checkVisibility()))
        .map((demo) => demo.getAttribute('data-demo')),
    );
  expect(withoutSource).toEqual([]);
  await expect(page.locator('[data-closed] pre').first()).toContainText('import');
  // The page works afterwards as if nothing had been.
  await page.emulateMedia({ media: 'screen' });
  await waitForHydration(page);
  const demo = page.locator('[data-demo]').first();
  await expect(demo.locator('[data-closed] pre:visible')).toHaveCount(0);
  await demo.locator('[data-action="expand"]').click();
  await expect(demo.locator('pre:visible')).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('paper has the content and its address, and nothing to press', async ({ page }) => {
    await page.goto(pathOf('guide'));
    await expect(page.locator('.navbar')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.navbar:visible, .footer:visible')).toHaveCount(0);
    await expect(page.getByText(siteUrl + pathOf('guide'))).toBeVisible();
  });
});

test('styles for paper come after the page has been seen, and before its scripts start', async ({
  page,
}) => {
  await page.goto(pathOf('guide with pictures'));
  await expect(page.locator('link[rel="stylesheet"][media="print"]')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  const [asked, seen] = await page.evaluate(() => [
    performance.getEntriesByType('resource').find(({ name }) => /\/print\.\w+\.css$/.test(name))
      ?.startTime,
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  ]);
  expect(asked).toBeGreaterThan(seen ?? Infinity);
});

test('addresses of other sites stand behind their links', async ({ page }) => {
  await openOnPaper(page, pathOf('guide with pictures'));
  const links = page.locator('.theme-doc-markdown p a[href^="http"]');
  for (const link of await links.all()) {
    const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(after).toContain((await link.getAttribute('href')) ?? 'an address');
  }
});

test('pictures that the reader has not scrolled to are printed', async ({ page }) => {
  await openOnPaper(page, pathOf('guide with pictures'));
  const pictures = page.locator('figure img:visible');
  expect(await pictures.count()).toBeGreaterThan(2);
  await expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        all.every((image) => (image as HTMLImageElement).naturalWidth > 0),
      ),
    )
    .toBe(true);
});

test('no heading stands at the end of a page of paper, away from its text', async ({ page }) => {
  await openOnPaper(page, pathOf('guide'));
  const loose = await page
    .locator('.theme-doc-markdown :is(h1, h2, h3, h4)')
    .evaluateAll(
      (headings) =>
        headings.filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid').length,
    );
  expect(loose).toBe(0);
});

for (const [name, key] of [
  ['Search', 'Control+k'],
  ['Keyboard shortcuts', '?'],
] as const) {
  test(`${name}, open over the page, is not on paper`, async ({ page }) => {
    await openPage(page, `${basePath}core/introduction/overview/`);
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
