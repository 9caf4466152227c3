import { expect, type Page } from '@playwright/test';
import { basePath } from '../../../src/site';
import { openPage } from '../support/openPage';
import { test } from '../support/sharedContext';

const overview = `${basePath}core/introduction/overview/`;
const installation = `${basePath}core/introduction/installation/`;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const announcement = (page: Page) => page.locator('.route-announcement[aria-live="polite"]');

/** The page that is shown has the focus at its beginning, and its title has been said. */
async function expectArrival(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await expect(announcement(page)).toHaveText(await page.title());
  await expect(announcement(page)).toHaveText(/\S/);
}

test('nothing is announced, and no focus is moved, when a page is opened', async ({ page }) => {
  await openPage(page, overview);
  await expect(announcement(page)).toBeEmpty();
  await expect(page.locator('body')).toBeFocused();
});

test('a link of the sidebar leads to the heading, and Tab goes on below it', async ({ page }) => {
  await openPage(page, overview);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Installation' }).focus();
  await page.keyboard.press('Enter');
  await expectArrival(page, installation);
  await page.keyboard.press('Tab');
  const isBelow = await heading(page).evaluate((element) => {
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    const next = document.activeElement ?? document.body;
    return Boolean(element.compareDocumentPosition(next) & DOCUMENT_POSITION_FOLLOWING);
  });
  expect(isBelow).toBe(true);
});

test('back and forward do the same, and keep where the reader was', async ({ page }) => {
  await openPage(page, overview);
  await page.locator('.pagination-nav a').last().click();
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(overview);
  await expect(heading(page)).toBeFocused();
  await expect(announcement(page)).toHaveText(await page.title());
  await page.goForward();
  await expect(heading(page)).toBeFocused();
});

test('pages of other layouts are announced as well', async ({ page }) => {
  await openPage(page, basePath);
  await page.locator('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(basePath);
  await expectArrival(page, page.url());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expectArrival(page, `${basePath}privacy/`);
});

test('a result of the search leads to its page', async ({ page }) => {
  await openPage(page, overview);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('installation');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(overview);
  await expect(announcement(page)).toHaveText(await page.title());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('a link to a section moves the focus there, without an announcement', async ({ page }) => {
  await openPage(page, installation);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link').nth(2);
  const hash = (await link.getAttribute('href')) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(installation + hash);
  const section = page.locator(hash);
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
  await expect(announcement(page)).toBeEmpty();
  await page.keyboard.press('Shift+Tab');
  await expect(link).not.toBeFocused();
});

test('a link to a section of another page leads to the section', async ({ page }) => {
  await openPage(page, installation);
  const link = page.locator('article a[href*="/core/"][href*="#"]').first();
  await link.focus();
  const href = (await link.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(
    page.locator(`[id="${decodeURIComponent(href.split('#')[1] ?? '')}"]`),
  ).toBeFocused();
});

test('the skip link leads to the heading', async ({ page }) => {
  await openPage(page, overview);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
});

for (const [name, key] of [
  ['Search', 'Control+k'],
  ['Keyboard shortcuts', '?'],
] as const) {
  test(`${name}: going back closes it, and the focus is on the page`, async ({ page }) => {
    await openPage(page, `${basePath}core/introduction/overview/`);
    const link = page.locator('.menu').getByRole('link', { name: 'Installation' }).first();
    await link.click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/Install/);
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveText(/overview/i);
    await expect(dialog).toHaveCount(0);
    await expect(heading).toBeFocused();
  });
}
