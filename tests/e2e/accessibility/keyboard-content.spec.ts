import { expect } from '@playwright/test';
import { basePath } from '../../../src/site';
import { specimens, toolOf } from '../support/demos';
import { openPage } from '../support/openPage';
import { tabTo } from './support/focus';
import { pathOf } from './support/pageKinds';
import { test } from '../support/sharedContext';

// A picture of each press would take longer than the press.
test.use({ trace: 'off' });

test('code is copied, wrapped, and changed to JavaScript', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `${basePath}specimens/code-blocks/`);
  const toggle = page.getByRole('group', { name: 'Language of the code' }).first();
  await tabTo(toggle.getByRole('button', { name: 'JS' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
  const block = page.locator('[data-code-block]').filter({ has: toggle }).first();
  await tabTo(block.getByRole('button', { name: /^Copy/ }).first());
  await page.keyboard.press('Enter');
  await expect(block.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\S/);
});

test('package managers are chosen by arrow keys', async ({ page }) => {
  await openPage(page, pathOf('guide'));
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabTo(tabs.first());
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  // The tabs are one stop: the next is in what they show.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab');
});

test('a demo: its toolbar is one stop, its menu and its editor are left again', async ({
  page,
}) => {
  await openPage(page, specimens);
  const demo = page.locator('[data-demo="core/specimens/SmallPart"]').first();
  const toolbar = demo.getByRole('toolbar');
  await tabTo(toolbar.getByRole('button').first(), demo);
  const first = await page.evaluate(() => document.activeElement?.outerHTML);
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.outerHTML)).not.toBe(first);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const menu = demo.locator('[data-menu]:visible');
  await expect(menu).toHaveCount(1);
  await expect(menu.getByRole('button', { name: 'Open in CodeSandbox' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('button', { name: /Move focus/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(toolbar.locator(':focus')).toHaveCount(1);

  await toolOf(demo, 'edit').focus();
  await page.keyboard.press('Enter');
  const editor = demo.locator('.cm-content');
  await editor.waitFor();
  await tabTo(editor);
  await page.keyboard.type('//');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor).not.toBeFocused();
});

test('a table of the reference is filtered, and its rows are links', async ({ page }) => {
  await openPage(page, pathOf('reference'));
  const filter = page.getByRole('searchbox', { name: 'Filter by name' }).first();
  await tabTo(filter);
  await page.keyboard.type('slot');
  const rows = page.locator('[data-api-reference="prop"] tbody tr:visible, tbody tr:visible');
  await expect(rows.first()).toContainText(/slot/i);
  await tabTo(rows.first().getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(rows.first()).toBeFocused();
});

test('feedback is given without a mouse', async ({ page }) => {
  await openPage(page, pathOf('guide'));
  const no = page.getByRole('button', { name: 'No', exact: true });
  await tabTo(no, page.getByRole('article').getByRole('heading').last());
  await page.keyboard.press('Enter');
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  const reason = page.getByRole('radio').first();
  await reason.waitFor();
  await tabTo(reason);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});

test('measuring is switched off without a mouse', async ({ page }) => {
  await openPage(page, pathOf('page about the site'));
  const control = page.getByRole('switch').or(page.getByRole('checkbox')).first();
  const isOff = await control.isDisabled();
  if (!isOff) {
    await tabTo(control);
    await page.keyboard.press('Space');
  }
  await tabTo(page.getByRole('button', { name: /^Clear/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible();
});
