import { expect, type Page } from '@playwright/test';
import { basePath, siteUrl } from '../../src/site';
import { axeViolations } from './support/axe';
import { openPage } from './support/openPage';
import { watchPage } from './support/watchPage';
import { test } from './support/sharedContext';

const layout = `${basePath}core/api/dashboard-layout/`;
const guide = `${basePath}core/components/dashboard-layout/`;

const row = (page: Page, id: string) => page.locator(`tr[id="${id}"]`);

const background = (page: Page, id: string): Promise<string> =>
  row(page, id).evaluate((element) => getComputedStyle(element).backgroundColor);

test('from a prop in a guide to its row', async ({ page }) => {
  const complaints = watchPage(page);
  await openPage(page, `${basePath}core/components/account/`);
  const link = page.locator('main a[href*="-prop-"]').first();
  const id = ((await link.getAttribute('href')) ?? '').split('#')[1] ?? '';
  await link.click();
  await expect(row(page, id)).toHaveAttribute('data-target', 'true');
  await expect(row(page, id)).toBeInViewport();
  expect(await background(page, id)).not.toBe('rgba(0, 0, 0, 0)');
  expect(complaints).toEqual([]);
});

test('a deep link highlights its row, and the next one takes the mark over', async ({ page }) => {
  await openPage(page, `${layout}#dashboard-layout-prop-navigation`);
  const navigation = row(page, 'dashboard-layout-prop-navigation');
  await expect(navigation).toHaveAttribute('data-target', 'true');
  await expect(navigation).toBeInViewport();
  await row(page, 'dashboard-layout-prop-slots')
    .getByRole('link', { name: 'slots', exact: true })
    .click();
  await expect(navigation).not.toHaveAttribute('data-target', 'true');
  await expect(row(page, 'dashboard-layout-prop-slots')).toHaveAttribute('data-target', 'true');
});

test('the type of a prop leads to the entry of the type', async ({ page }) => {
  await openPage(page, layout);
  await row(page, 'dashboard-layout-prop-navigation')
    .getByRole('link', { name: 'Navigation', exact: true })
    .click();
  await expect(page).toHaveURL(/\/core\/api\/app-provider\/#navigation$/);
  await expect(page.locator('h3#navigation')).toBeInViewport();
});

test('the filter leaves what matches and says how much that is', async ({ page }) => {
  await openPage(page, layout);
  const props = page.locator('[data-api-reference="prop"]').first();
  await props.getByRole('searchbox').fill('SLOT');
  await expect(props.getByRole('row')).toHaveCount(3);
  await expect(props.getByRole('status').first()).toHaveText(/^2 of \d+$/);
  await props.getByRole('searchbox').fill('nothing at all');
  await expect(props.getByText('No name matches.')).toBeVisible();
});

test('the link of a row can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, layout);
  const props = page.getByRole('table', { name: 'Props of DashboardLayout', exact: true });
  await props.getByRole('button', { name: 'Copy link to branding' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/core\/api\/dashboard-layout\/#dashboard-layout-prop-branding$/);
});

test('the reader chooses between table and list, and keeps the choice', async ({ page }) => {
  await openPage(page, layout);
  const table = page.getByRole('table', { name: 'Props of DashboardLayout', exact: true });
  const display = () => table.evaluate((element) => getComputedStyle(element).display);
  expect(await display()).toBe('table');
  await page.getByRole('button', { name: 'Show as a list' }).first().click();
  expect(await display()).toBe('block');
  await openPage(page, `${basePath}core/api/account/`);
  await expect(page.locator('html')).toHaveAttribute('data-reference-view', 'list');
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, layout);
  await expect(page.getByRole('button', { name: 'Show as a list' })).toHaveCount(0);
  // A list is still a table for those who listen to it.
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
});

for (const value of ['list', 'nonsense']) {
  test(`the first paint has the kept view: ${value}`, async ({ page }) => {
    await page.addInitScript((kept) => {
      localStorage.setItem('toolpad-reference-view', kept);
    }, value);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(layout);
    await expect(page.locator('html')).toHaveAttribute(
      'data-reference-view',
      value === 'list' ? 'list' : 'table',
    );
  });
}

test('a tab is a view of its guide: canonical, sidebar, neighbours', async ({ page }) => {
  await openPage(page, guide);
  const neighbours = () =>
    page
      .locator('.pagination-nav__link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const ofGuide = await neighbours();
  const tabs = page.getByRole('navigation', { name: 'Views of this page' });
  await tabs.getByRole('link', { name: 'Components API' }).click();
  await expect(page).toHaveURL(/\/dashboard-layout\/components-api\/$/);
  await expect(tabs.getByRole('link', { name: 'Components API' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', siteUrl + guide);
  await expect(page.locator('.menu__link--active:not(.menu__link--sublist)')).toHaveText(
    'Dashboard Layout',
  );
  expect(await neighbours()).toEqual(ofGuide);
});

test('nested definitions of the file schema fold, and links open them', async ({ page }) => {
  await openPage(page, `${basePath}studio/reference/file-schema/`);
  const definition = page.locator('details', { hasText: 'NameStringValuePair' }).first();
  await expect(definition).not.toHaveAttribute('open');
  const id = await definition.getAttribute('id');
  await page.locator(`a[href$="#${id}"]`).first().click();
  await expect(definition).toHaveAttribute('open');
  await expect(definition).toBeInViewport();
});

test('the JSON Schema can be downloaded', async ({ request }) => {
  const response = await request.get(`${basePath}schemas/v1/definitions.json`);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('json');
  expect(
    Object.keys(((await response.json()) as { definitions: object }).definitions).length,
  ).toBeGreaterThan(5);
});

for (const path of [
  'core/api/use-dialogs/',
  'core/api/crud/',
  'studio/reference/components/data-grid/',
]) {
  test(`/${path} has no accessibility faults at 390 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openPage(page, basePath + path);
    expect(await axeViolations(page)).toEqual([]);
  });
}
