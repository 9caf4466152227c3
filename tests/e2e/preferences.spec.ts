import { expect, type Page } from '@playwright/test';
import { basePath } from '../../src/site';
import { openPage } from './support/openPage';
import { choice, choose, menuButton } from './support/preferences';
import { origin } from './support/server';
import { watchPage } from './support/watchPage';
import { isolatedTest as test } from './support/sharedContext';

/** A page with blocks in both variants and all stylings. */
const path = `${basePath}specimens/code-blocks/`;
/** A page without code. */
const plainPath = `${basePath}studio/`;

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

for (const hash of malformed) {
  test(`${hash.slice(0, 20)} does no harm, on loading and later`, async ({ page }) => {
    const complaints = watchPage(page);
    await openPage(page, path + hash);
    for (const later of malformed) await page.evaluate((value) => (location.hash = value), later);
    await choose(page, 'JavaScript');
    await expectChoices(page, 'JS', hash.startsWith('#css-') ? 'css' : 'system');
    expect(complaints).toEqual([]);
  });
}
