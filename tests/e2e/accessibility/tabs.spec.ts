import { expect } from '@playwright/test';
import { basePath } from '../../../src/site';
import { openPage, waitForHydration } from '../support/openPage';
import { test } from '../support/sharedContext';
import { pathOf } from './support/pageKinds';

for (const [direction, path, onward, back] of [
  ['left to right', pathOf('guide'), 'ArrowRight', 'ArrowLeft'],
  ['right to left', `${basePath}ar/core/introduction/installation/`, 'ArrowLeft', 'ArrowRight'],
] as const) {
  test(`keys lead along tabs and choose one, ${direction}`, async ({ page }) => {
    await openPage(page, path);
    const list = page.getByRole('tablist').first();
    const tabs = list.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press(onward);
    await expect(tabs.nth(1)).toBeFocused();
    await page.keyboard.press(back);
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(tabs.last()).toBeFocused();
    const place = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Space');
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await page.keyboard.press('Home');
    await expect(tabs.first()).toBeFocused();
  });
}

test('each tab leads to a panel of its own, which it names', async ({ page }) => {
  await openPage(page, `${basePath}core/integrations/nextjs-approuter/`);
  const pairs = await page.getByRole('tab').evaluateAll((tabs) =>
    tabs.map((tab) => {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      return panel?.getAttribute('role') === 'tabpanel' &&
        document.getElementById(panel.getAttribute('aria-labelledby') ?? '') === tab
        ? panel.id
        : '';
    }),
  );
  expect(pairs).not.toContain('');
  expect(new Set(pairs).size).toBe(pairs.length);
});

test('what was chosen before is shown once the page lives, and the focus stays on the tab', async ({
  page,
}) => {
  await openPage(page, pathOf('guide'));
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const chosen = tabs.nth(1);
  await chosen.click();
  await page.reload();
  await tabs.first().focus();
  await waitForHydration(page);
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').first()).toHaveAttribute(
    'aria-labelledby',
    (await chosen.getAttribute('id')) ?? '',
  );
  await expect(tabs.first()).toBeFocused();
});
