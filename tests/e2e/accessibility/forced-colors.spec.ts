import { expect, type Locator, type Page } from '@playwright/test';
import { basePath } from '../../../src/site';
import { openPage } from '../support/openPage';
import { pageKinds, pathOf } from './support/pageKinds';
import { test } from '../support/sharedContext';

test.use({ contextOptions: { forcedColors: 'active' } });

const styleOf = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** What a system colour is on this machine. */
const systemColor = (page: Page, name: string): Promise<string> =>
  page.evaluate((color) => {
    const probe = document.createElement('span');
    probe.style.color = color;
    probe.style.forcedColorAdjust = 'none';
    document.body.append(probe);
    const { color: value } = getComputedStyle(probe);
    probe.remove();
    return value;
  }, name);

/** A state that other screens tell by a ground: it must have the ground of the system's selection. */
async function expectSelected(chosen: Locator, other: Locator): Promise<void> {
  const selection = await systemColor(chosen.page(), 'SelectedItem');
  expect(await styleOf(chosen, 'background-color')).toBe(selection);
  expect(await styleOf(other, 'background-color')).not.toBe(selection);
}

/** What floats over the page has an edge. */
async function expectEdge(panel: Locator): Promise<void> {
  const [outline, border] = await Promise.all([
    styleOf(panel, 'outline-style'),
    styleOf(panel, 'border-block-start-style'),
  ]);
  expect([outline, border]).toContain('solid');
}

test('the page of the sidebar, the choice of a code, and pressed buttons are told', async ({
  page,
}) => {
  await openPage(page, pathOf('component of Core'));
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expectSelected(
    sidebar.locator('a[aria-current="page"]'),
    sidebar.locator('a:not([aria-current])').first(),
  );
  await openPage(page, `${basePath}specimens/code-blocks/`);
  const toggle = page.getByRole('group', { name: 'Language of the code' }).first();
  await expectSelected(
    toggle.getByRole('button', { name: 'TS' }),
    toggle.getByRole('button', { name: 'JS' }),
  );
});

test('package managers and marked lines are told from the others', async ({ page }) => {
  await openPage(page, pathOf('guide'));
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await expectSelected(tabs.first(), tabs.nth(1));
  await openPage(page, `${basePath}specimens/code-blocks/`);
  const marked = page.locator('.line-highlight:visible').first();
  const plain = page.locator('.line:not([class*="line-"]):visible').first();
  expect(await styleOf(marked, 'border-inline-start-color')).not.toBe(
    await styleOf(plain, 'border-inline-start-color'),
  );
});

test('the section that is read is told in the table of contents', async ({ page }) => {
  await openPage(page, pathOf('guide'));
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const section = contents.getByRole('link').nth(1);
  await section.click();
  // Sections that the page scrolls past are told too, one after another.
  await expect(section).toHaveClass(/active/i);
  await expect(contents.locator('a[class*="active" i]')).toHaveCount(1);
  const other = contents.getByRole('link').last();
  expect(await styleOf(section, 'border-inline-start-color')).not.toBe(
    await styleOf(other, 'border-inline-start-color'),
  );
});

test('what floats over the page has an edge', async ({ page }) => {
  await openPage(page, pathOf('component of Core'));
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const switcher = navbar.getByRole('button', { name: /^Toolpad Core/ });
  await switcher.click();
  const panelId = await switcher.getAttribute('aria-controls');
  await expectEdge(page.locator(`[id="${panelId}"]`));
  await expectSelected(
    navbar.getByRole('link', { name: /^Toolpad Core/ }),
    navbar.getByRole('link', { name: /^Toolpad Studio/ }),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More ways to read this page' }).click();
  await expectEdge(page.locator('[data-page-actions] ul'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expectEdge(page.getByRole('dialog'));
  const option = page.getByRole('option');
  await page.getByRole('combobox').fill('account');
  await expect(option.nth(1)).toBeVisible();
  expect(await styleOf(option.first(), 'outline-style')).toBe('solid');
  expect(await styleOf(option.nth(1), 'outline-style')).toBe('none');
});

for (const { kind, path } of pageKinds) {
  test(`${kind}: focus is seen, and no picture disappears`, async ({ page }) => {
    await openPage(page, path);
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      expect(await styleOf(focused, 'outline-style')).toBe('solid');
      expect(await styleOf(focused, 'outline-color')).not.toBe(await systemColor(page, 'Canvas'));
    }
    // A picture drawn by a mask has only its ground, which must be a system colour then.
    const invisible = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .flatMap((element) =>
          [undefined, '::before', '::after'].map((pseudo) => ({
            element,
            style: getComputedStyle(element, pseudo),
          })),
        )
        .filter(({ style }) => style.maskImage !== 'none' && style.content !== 'none')
        .filter(
          ({ style }) => style.backgroundColor === getComputedStyle(document.body).backgroundColor,
        )
        .map(({ element }) => `${element.localName}.${element.className}`),
    );
    expect(invisible).toEqual([]);
  });
}
