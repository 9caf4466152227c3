import { expect, test, type Locator, type Page } from '@playwright/test';
import { basePath } from '../../src/site';
import { axeViolations } from './support/axe';
import { openPage } from './support/openPage';
import { sweptWidths } from './support/overflow';
import { origin } from './support/server';
import { watchPage } from './support/watchPage';

/** A page with blocks in both variants and all stylings. */
const path = `${basePath}specimens/code-blocks/`;
/** A page without code. */
const plainPath = `${basePath}studio/`;

const menuButton = (page: Page) => page.getByRole('button', { name: 'Preferences' });
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

async function choose(page: Page, ...names: readonly string[]): Promise<void> {
  await menuButton(page).click();
  for (const name of names) await choice(page, name).check();
  await page.keyboard.press('Escape');
}

async function expectChoices(page: Page, variant: string, styling: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', variant);
  await expect(page.locator('html')).toHaveAttribute('data-code-styling', styling);
}

test('a visit stores nothing; choices are kept for a year', async ({ page, context }) => {
  await openPage(page, path);
  expect(await context.cookies()).toEqual([]);
  await choose(page, 'JavaScript', 'Tailwind CSS');
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value }) => [name, value])).toEqual([
    ['codeVariant', 'JS'],
    ['codeStyling', 'tailwind'],
  ]);
  const inAYear = Date.now() / 1000 + 31_536_000;
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false });
    expect(Math.abs(cookie.expires - inAYear)).toBeLessThan(120);
  }
});

test('choices hold on this page, after a reload, on later pages and in another tab', async ({
  page,
  context,
}) => {
  const open = await context.newPage();
  await openPage(open, path);
  await openPage(page, path);
  await choose(page, 'JavaScript', 'Plain CSS');
  await expectChoices(page, 'JS', 'css');
  await expectChoices(open, 'JS', 'css');
  await expect(page.locator('pre[data-variant="TS"]:visible')).toHaveCount(0);
  await page.reload();
  await expectChoices(page, 'JS', 'css');
  await openPage(page, plainPath);
  await expectChoices(page, 'JS', 'css');
  await menuButton(page).click();
  await expect(choice(page, 'JavaScript')).toBeChecked();
  await expect(choice(page, 'Plain CSS')).toBeChecked();
  const later = await context.newPage();
  await openPage(later, path);
  await expectChoices(later, 'JS', 'css');
});

test('a page that was left is right when one comes back to it', async ({ page, context }) => {
  await openPage(page, path);
  await page.goto(plainPath);
  await context.addCookies([{ name: 'codeVariant', value: 'JS', url: origin }]);
  await page.goBack();
  await expectChoices(page, 'JS', 'system');
});

test('what one reads stays where it is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, path);
  const heading = page.getByRole('heading', { name: 'Lines' });
  await heading.evaluate((element) => {
    const top = element.getBoundingClientRect().top;
    window.scrollBy({ top: top - 90, behavior: 'instant' });
  });
  const top = async () => (await heading.boundingBox())?.y ?? 0;
  const before = await top();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const scrolledBefore = await scrolled();
  await choose(page, 'JavaScript', 'Tailwind CSS');
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  // The code above has become shorter, or the test would prove nothing.
  expect(await scrolled()).toBeLessThan(scrolledBefore - 20);
});

/** Runs in the page, before its own scripts: a browser that refuses all storage. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  Object.defineProperty(window, 'localStorage', { get: refuse });
  Object.defineProperty(window, 'sessionStorage', { get: refuse });
  Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
}

/** Runs in the page, before its own scripts: a browser whose storage is full. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
}

for (const [name, fault] of [
  ['refused', refuseStorage],
  ['full', fillStorage],
] as const) {
  test(`with storage ${name} all choices work in silence`, async ({ page }) => {
    const complaints = watchPage(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(fault);
    await openPage(page, path);
    await choose(page, 'Dark', 'JavaScript', 'Plain CSS');
    await expectChoices(page, 'JS', 'css');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await menuButton(page).click();
    await expect(choice(page, 'Dark')).toBeChecked();
    await page.getByRole('link', { name: 'Toolpad', exact: true }).click();
    await expect(page).toHaveURL(basePath);
    await expectChoices(page, 'JS', 'css');
    await page.keyboard.press('?');
    const toggle = page.getByRole('switch');
    await toggle.uncheck();
    await expect(toggle).not.toBeChecked();
    expect(complaints).toEqual([]);
  });
}

const malformed = [
  '#%E0%A4%A',
  '#%',
  '#css-%zz.js',
  '#%00.tsx',
  '#__proto__',
  `#${'a'.repeat(9000)}`,
];

test('malformed hashes do no harm, on loading and later', async ({ page }) => {
  const complaints = watchPage(page);
  for (const hash of malformed) {
    await page.goto('about:blank');
    await openPage(page, path + hash);
    for (const later of malformed) await page.evaluate((value) => (location.hash = value), later);
    await choose(page, 'JavaScript');
    await expectChoices(page, 'JS', hash.startsWith('#css-') ? 'css' : 'system');
    await page.context().clearCookies();
  }
  expect(complaints).toEqual([]);
});

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
  await expectChoices(page, 'JS', 'tailwind');
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
  await openPage(page, plainPath);
  const panel = page.locator('[aria-controls] + div', { has: choice(page, 'Light') });
  for (const width of sweptWidths) {
    await page.setViewportSize({ width, height: 600 });
    await menuButton(page).click();
    await expectInside(page, panel);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expectInside(page, dialog(page));
    await page.keyboard.press('Escape');
  }
});

test('on a low screen the menu scrolls in itself', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 300 });
  await openPage(page, plainPath);
  await menuButton(page).click();
  const shortcuts = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await shortcuts.scrollIntoViewIfNeeded();
  await expect(shortcuts).toBeInViewport({ ratio: 1 });
});

for (const width of [320, 390, 820, 1100]) {
  test(`in the drawer, at ${width} px, the menu stays on the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, plainPath);
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
    await openPage(page, plainPath);
    await menuButton(page).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    expect(await axeViolations(page)).toEqual([]);
  });
}
