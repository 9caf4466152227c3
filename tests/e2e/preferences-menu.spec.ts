import { expect, type Locator, type Page } from '@playwright/test';
import { basePath } from '../../src/site';
import { axeViolations } from './support/axe';
import { openPage } from './support/openPage';
import { sweptWidths } from './support/overflow';
import { choice, menuButton } from './support/preferences';
import { test } from './support/sharedContext';

/** A page without code. */
const path = `${basePath}studio/`;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

test('the menu works by keyboard', async ({ page }) => {
  await openPage(page, path);
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio')).toHaveCount(8);
  await page.keyboard.press('Tab');
  await expect(choice(page, 'System')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'JavaScript')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
  await expect(page.locator('html')).toHaveAttribute('data-code-styling', 'tailwind');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
});

test('the list of shortcuts opens from the menu and gives the focus back', async ({ page }) => {
  await openPage(page, path);
  await menuButton(page).click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
});

test('? opens the list from anywhere, holds the focus, and can be turned off', async ({ page }) => {
  await openPage(page, path);
  const link = page.getByRole('link', { name: 'Toolpad', exact: true });
  await link.focus();
  await page.keyboard.press('?');
  await expect(dialog(page)).toBeVisible();
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await page.getByRole('switch').uncheck();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('?');
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await openPage(page, path);
  await page.keyboard.press('?');
  await expect(dialog(page)).toHaveCount(0);
});

test('a press beside the list closes it', async ({ page }) => {
  await openPage(page, path);
  await page.keyboard.press('?');
  await dialog(page).click({ position: { x: 20, y: 20 } });
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(dialog(page)).toHaveCount(0);
});

async function expectInside(page: Page, element: Locator): Promise<void> {
  const viewport = page.viewportSize();
  const box = await element.boundingBox();
  if (!viewport || !box) throw new Error('the element is not laid out');
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
}

test('menu and list stay on the screen at every width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, path);
  const panel = page.locator('[aria-controls] + div', { has: choice(page, 'Light') });
  const expectInsideAtEveryWidth = async (element: Locator) => {
    for (const width of sweptWidths) {
      await page.setViewportSize({ width, height: 600 });
      await expectInside(page, element);
    }
  };
  await menuButton(page).click();
  await expectInsideAtEveryWidth(panel);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expectInsideAtEveryWidth(dialog(page));
});

test('on a low screen the menu scrolls in itself', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 300 });
  await openPage(page, path);
  await menuButton(page).click();
  const shortcuts = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await shortcuts.scrollIntoViewIfNeeded();
  await expect(shortcuts).toBeInViewport({ ratio: 1 });
});

for (const width of [320, 390, 820, 1100]) {
  test(`in the drawer, at ${width} px, the menu stays on the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, path);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const drawer = page.locator('.navbar-sidebar');
    await drawer.getByRole('button', { name: 'Preferences' }).click();
    // The drawer cuts off what sticks out of it, so being in view means being inside.
    for (const radio of await drawer.getByRole('radio').all()) {
      await expect(radio).toBeInViewport({ ratio: 1 });
    }
    await expect(drawer.getByRole('button', { name: 'Keyboard shortcuts' })).toBeInViewport({
      ratio: 1,
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`menu and list pass axe in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openPage(page, path);
    await menuButton(page).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    expect(await axeViolations(page)).toEqual([]);
  });
}
