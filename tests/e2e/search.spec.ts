import { expect, type Locator, type Page } from '@playwright/test';
import { basePath } from '../../src/site';
import { axeViolations } from './support/axe';
import { openPage } from './support/openPage';
import { waitForQuietNetwork } from './support/waitForQuietNetwork';
import { isolatedTest, test } from './support/sharedContext';

const corePage = `${basePath}core/introduction/overview/`;

/** Bytes that may travel before the first result is there, the dialog's own code included. */
const byteBudget = 150_000;

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
const fieldOf = (page: Page): Locator => page.getByRole('combobox');
const optionsOf = (page: Page): Locator => dialogOf(page).getByRole('option');
const selected = (page: Page): Locator => dialogOf(page).locator('[aria-selected="true"]');

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
}

async function search(page: Page, query: string): Promise<void> {
  await fieldOf(page).fill(query);
  await expect(dialogOf(page).getByRole('status')).toHaveText(/found/);
}

test('opens by its keys and its button, and closes to where one was', async ({ page }) => {
  await openPage(page, corePage);
  const button = page.getByRole('button', { name: 'Search', exact: true });
  for (const open of [
    () => page.keyboard.press('Control+k'),
    () => page.keyboard.press('/'),
    () => button.click(),
  ]) {
    await open();
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
  }
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
});

test('a slash that is typed into a field stays there', async ({ page }) => {
  await openPage(page, `${basePath}core/api/dashboard-layout/`);
  const filter = page.getByRole('searchbox').first();
  await filter.fill('a');
  await filter.press('/');
  await expect(filter).toHaveValue('a/');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('finds, by keyboard alone, and leads to the page', async ({ page }) => {
  await openPage(page, corePage);
  await openSearch(page);
  await page.keyboard.type('useDialogs');
  await expect(optionsOf(page).first()).toContainText('useDialogs');
  await expect(selected(page)).toHaveCount(1);
  const first = await selected(page).getAttribute('id');
  await expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', first ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(selected(page)).not.toHaveAttribute('id', first ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(optionsOf(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${basePath}core/components/use-dialogs/`);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('useDialogs');
});

test('leads to the row of a prop', async ({ page }) => {
  await openPage(page, corePage);
  await openSearch(page);
  await search(page, 'hideNavigation');
  const row = optionsOf(page)
    .filter({ hasText: /^hideNavigation$/ })
    .first();
  await row.click();
  await expect(page).toHaveURL(/#dashboard-layout-prop-hideNavigation$/);
  await expect(page.locator('tr[data-target]')).toBeInViewport();
});

test('prefers the product that one reads about', async ({ page }) => {
  for (const product of ['core', 'studio']) {
    await openPage(page, `${basePath}${product}/`);
    await openSearch(page);
    await search(page, 'install');
    await expect(optionsOf(page).first()).toHaveAttribute('href', new RegExp(`/${product}/`));
  }
});

test('filters by product and kind of page', async ({ page }) => {
  await openPage(page, corePage);
  await openSearch(page);
  await search(page, 'authentication');
  await page.getByRole('radio', { name: 'Studio' }).check({ force: true });
  await expect(dialogOf(page).locator('a[href*="/toolpad/core/"]')).toHaveCount(0);
  await expect(optionsOf(page).first()).toHaveAttribute('href', /\/studio\/concepts\/auth/);
  await page.getByRole('radio', { name: 'Reference' }).check({ force: true });
  await expect(dialogOf(page).locator('a[href*="/studio/concepts/"]')).toHaveCount(0);
});

test('understands synonyms and typing errors', async ({ page }) => {
  await openPage(page, corePage);
  await openSearch(page);
  await search(page, 'toast');
  await expect(optionsOf(page).first()).toContainText('useNotifications');
  await search(page, 'dialgos');
  await expect(dialogOf(page)).toContainText('Did you mean');
  await dialogOf(page).getByRole('button', { name: 'Dialogs' }).click();
  await expect(fieldOf(page)).toHaveValue('Dialogs');
  await expect(fieldOf(page)).toBeFocused();
  await expect(dialogOf(page)).not.toContainText('Did you mean');
});

test('says so when there is nothing, and offers a way on', async ({ page }) => {
  await openPage(page, corePage);
  await openSearch(page);
  await page.getByRole('radio', { name: 'Core', exact: true }).check({ force: true });
  await fieldOf(page).fill('qqxxyyzz');
  await expect(dialogOf(page)).toContainText('Nothing found for');
  await expect(optionsOf(page)).toHaveCount(0);
  await dialogOf(page).getByRole('button', { name: 'Search in all pages' }).click();
  await expect(page.getByRole('radio', { name: 'Both products' })).toBeChecked();
});

test('begins with recent searches and good places to start', async ({ page }) => {
  await openPage(page, corePage);
  await openSearch(page);
  await expect(optionsOf(page)).toHaveCount(4);
  await search(page, 'breadcrumbs');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page-container/);
  await page.reload();
  await openPage(page, corePage);
  await openSearch(page);
  await expect(optionsOf(page)).toHaveCount(5);
  await expect(optionsOf(page).first()).toHaveText('breadcrumbs');
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toHaveValue('breadcrumbs');
  await fieldOf(page).fill('');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(optionsOf(page)).toHaveCount(4);
  // The button is gone, and with it would be the place of the keyboard.
  await expect(fieldOf(page)).toBeFocused();
});

test('Enter that comes before the answer opens it when it is there', async ({ page }) => {
  await openPage(page, corePage);
  await page.route('**/pagefind/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await openSearch(page);
  await fieldOf(page).fill('breadcrumbs');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page-container/);
  await expect(dialogOf(page)).toHaveCount(0);
});

test('says so when the index does not arrive, and tries again', async ({ page }) => {
  await openPage(page, corePage);
  await page.route('**/pagefind/**', (route) => route.abort());
  await openSearch(page);
  await fieldOf(page).fill('dialog');
  await expect(dialogOf(page).getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/pagefind/**');
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialogOf(page).getByRole('alert')).toHaveCount(0);
});

test('goes on in an open tab when a deployment has taken its index away', async ({ page }) => {
  await openPage(page, corePage);
  await openSearch(page);
  await search(page, 'dialog');
  let asked = 0;
  await page.route('**/pagefind/pagefind-entry.json*', (route) => {
    asked += 1;
    return route.fallback();
  });
  // The parts of the index that was opened are gone until it is opened again.
  await page.route(/\/pagefind\/fragment\//, (route) =>
    asked > 0 ? route.fallback() : route.fulfill({ status: 404 }),
  );
  await search(page, 'breadcrumbs');
  await expect(optionsOf(page).first()).toHaveAttribute('href', /breadcrumbs|page-container/);
  expect(asked).toBeGreaterThan(0);
});

test('loads nothing before one wants to search', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, corePage);
  await waitForQuietNetwork(page);
  expect(asked.filter((url) => url.includes('/pagefind/'))).toEqual([]);
  const before = asked.length;
  await openSearch(page);
  await expect(optionsOf(page).first()).toBeVisible();
  expect(asked.slice(before).some((url) => url.includes('/pagefind/'))).toBe(true);
});

isolatedTest('keeps its budget of bytes', async ({ page, context }) => {
  await openPage(page, corePage);
  await waitForQuietNetwork(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await openSearch(page);
  // What a reader's reaction leaves time for: the engine loads while the dialog appears.
  await waitForQuietNetwork(page);
  const time = await page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('dialog input[role="combobox"]');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const start = performance.now();
    setValue?.call(field, 'dialog');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    while (!document.querySelector('dialog mark')) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - start;
  });
  await waitForQuietNetwork(page);
  // The time depends on what else the machine does: told, and not bounded. See src/search/README.md.
  test.info().annotations.push({ type: 'measured', description: `${bytes} bytes, ${time} ms` });
  expect(bytes).toBeLessThanOrEqual(byteBudget);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openPage(page, corePage);
    await openSearch(page);
    expect(await axeViolations(page)).toEqual([]);
    await search(page, 'sign in');
    expect(await axeViolations(page)).toEqual([]);
    await fieldOf(page).fill('qqxxyyzz');
    await expect(dialogOf(page)).toContainText('Nothing found');
    expect(await axeViolations(page)).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('is a button in the bar that fills the screen', async ({ page }) => {
    await openPage(page, corePage);
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await expect(fieldOf(page)).toBeFocused();
    await search(page, 'sidebar');
    await expect(dialogOf(page)).toHaveCSS('width', '390px');
    const list = dialogOf(page).getByRole('listbox');
    expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await optionsOf(page).first().tap();
    await expect(page).toHaveURL(/dashboard-layout/);
  });
});
