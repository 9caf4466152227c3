import { expect, type Locator, type Page } from '@playwright/test';
import { basePath } from '../../../src/site';
import { openPage } from '../support/openPage';
import { tabTo } from './support/focus';
import { pathOf } from './support/pageKinds';
import { test } from '../support/sharedContext';

// A picture of each press would take longer than the press.
test.use({ trace: 'off' });

const guide = pathOf('guide');
const navbar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

const disclosures = [
  { name: /^Toolpad Core/, link: /^Toolpad Studio/, leadsTo: `${basePath}studio/` },
  { name: /^v0\.13\.0/, link: /^v0\.12\.1/, leadsTo: `${basePath}core/0.12.1/` },
  { name: /^Language|^English/, link: /^Português/, leadsTo: `${basePath}pt/` },
];

for (const { name, link, leadsTo } of disclosures) {
  test(`${name}: opens, closes, and leads on without a mouse`, async ({ page }) => {
    await openPage(page, guide);
    const button = navbar(page).getByRole('button', { name });
    const target = navbar(page).getByRole('link', { name: link });
    await tabTo(button);
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await tabTo(target);
    await page.keyboard.press('Escape');
    await expect(target).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(target);
    // Beyond the last line the panel closes behind the reader.
    await expect(target).toHaveAttribute('href', new RegExp(`^${leadsTo}`));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(leadsTo));
  });
}

test('a panel that the focus leaves closes', async ({ page }) => {
  await openPage(page, guide);
  const button = navbar(page).getByRole('button', { name: /^Toolpad Core/ });
  await tabTo(button);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the search is used and left without a mouse', async ({ page }) => {
  await openPage(page, guide);
  const trigger = navbar(page).getByRole('button', { name: 'Search' });
  await tabTo(trigger);
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  // At once: with a key at a time, the results of its start are there first.
  await page.keyboard.insertText('dialogs');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText(/dialogs/i);
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const active = await field.getAttribute('aria-activedescendant');
  expect(await options.nth(1).getAttribute('id')).toBe(active);
  // The focus stays in the dialog, wherever Tab is pressed.
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(trigger).toBeFocused();
});

test('groups of the sidebar fold, and their links are skipped then', async ({ page }) => {
  await openPage(page, guide);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const group = page.getByRole('button', { name: 'Components', exact: true });
  await tabTo(group);
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  // A group unfolds from the next frame on.
  await expect(sidebar.locator('li', { has: group }).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const inGroup = await group.evaluate((element) =>
    element.closest('li')?.contains(document.activeElement),
  );
  expect(inGroup).toBe(true);
});

test('the table of contents of a phone unfolds and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, guide);
  const button = page.getByRole('button', { name: 'On this page' });
  await tabTo(button);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  const hash = await page.locator(':focus').getAttribute('href');
  expect(hash).toMatch(/^#/);
  await page.keyboard.press('Enter');
  await expect(page.locator(hash ?? '')).toBeFocused();
});

test('the drawer keeps the focus while it is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, guide);
  await tabTo(page.getByRole('button', { name: 'Toggle navigation bar' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  await expect(page.locator('.navbar-sidebar :focus')).toHaveCount(1);
  const seen = new Set<boolean>();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    seen.add(
      await page.evaluate(() => {
        const element = document.activeElement;
        return element === document.body || Boolean(element?.closest('.navbar-sidebar'));
      }),
    );
  }
  expect([...seen]).toEqual([true]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeFocused();
});

test('suggestions of a missing page, cards, and the footer lead on', async ({ page }) => {
  await openPage(page, pathOf('missing page'));
  const suggestion = page
    .getByRole('region', { name: 'Did you mean' })
    .getByRole('listitem')
    .first()
    .getByRole('link');
  await suggestion.waitFor();
  await tabTo(suggestion);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(guide);
  const footer = page.getByRole('contentinfo');
  await tabTo(footer.getByRole('link', { name: 'Accessibility' }), footer);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pathOf('accessibility statement'));
});
