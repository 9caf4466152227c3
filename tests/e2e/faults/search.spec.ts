import { expect, type Locator, type Page } from '@playwright/test';
import { basePath } from '../../../src/site';
import { breakFiles, files, saveData } from '../support/faults';
import { openPage } from '../support/openPage';
import { isolatedTest as test } from '../support/sharedContext';
import { translateWithin } from '../support/translatePage';
import { watchPage } from '../support/watchPage';

const path = `${basePath}core/introduction/overview/`;

const parts = {
  index: /\/pagefind\/index\/[^/]+\.pf_index/,
  page: /\/pagefind\/fragment\/[^/]+\.pf_fragment/,
  vocabulary: /\/pagefind\/vocabulary\.[^/]*json|\/pagefind\/vocabulary\.json/,
} as const;

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
const options = (page: Page): Locator => dialog(page).getByRole('option');
const failure = (page: Page): Locator => dialog(page).getByRole('alert');

async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(query);
}

test('an index that hangs: progress, then a message, and another attempt', async ({ page }) => {
  await openPage(page, path);
  const broken = await breakFiles(page, parts.index, 'hanging');
  await searchFor(page, 'useDialogs');
  await expect(dialog(page).getByText('Searching…').first()).toBeVisible({ timeout: 5000 });
  await expect(failure(page)).toContainText('could not be loaded', { timeout: 15_000 });
  await expect(dialog(page).getByText('Searching…').first()).toBeHidden();
  await broken.mend();
  await failure(page).getByRole('button', { name: 'Try again' }).click();
  await expect(options(page).first()).toContainText('useDialogs');
  await expect(failure(page)).toHaveCount(0);
});

test('a page of the index that hangs keeps no other from being shown', async ({ page }) => {
  await openPage(page, path);
  let hanging: string | undefined;
  await page.route(parts.page, (route) => {
    hanging ??= route.request().url();
    return route.request().url() === hanging ? undefined : route.continue();
  });
  await searchFor(page, 'useDialogs');
  await expect(options(page).first()).toBeVisible({ timeout: 9000 });
  await expect(failure(page)).toHaveCount(0);
});

test('a vocabulary that hangs costs corrections alone', async ({ page }) => {
  await openPage(page, path);
  await breakFiles(page, parts.vocabulary, 'hanging');
  await searchFor(page, 'dialog');
  await expect(options(page).first()).toBeVisible({ timeout: 9000 });
});

for (const fault of ['missing', 'page', 'truncated'] as const) {
  test(`parts of the index ${fault}: never "nothing found"`, async ({ page }) => {
    await openPage(page, path);
    const broken = await breakFiles(page, parts.index, fault);
    await searchFor(page, 'dialog');
    await expect(failure(page)).toContainText('could not be loaded', { timeout: 15_000 });
    await broken.mend();
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first()).toBeVisible();
  });
}

test('what finds nothing still says so', async ({ page }) => {
  await openPage(page, path);
  await searchFor(page, 'xyzzyplugh');
  await expect(dialog(page)).toContainText('Nothing found');
});

test('code of the dialog that hangs: a busy button, then a message', async ({ page }) => {
  await saveData(page);
  await openPage(page, path);
  await breakFiles(page, files.chunk, 'hanging');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('alert')).toContainText('could not be loaded', { timeout: 12_000 });
  await expect(button).toHaveAttribute('aria-busy', 'false');
});

test('code of the dialog that a deployment has taken away: a new load of the page', async ({
  page,
}) => {
  await saveData(page);
  await openPage(page, path);
  const broken = await breakFiles(page, files.chunk, 'missing');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const reload = page.getByRole('alert').getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible({ timeout: 12_000 });
  await broken.mend();
  await reload.click();
  await openPage(page, path);
  await searchFor(page, 'useDialogs');
  await expect(options(page).first()).toContainText('useDialogs');
});

test('an add-on that translates what is found leaves each text with its address', async ({
  page,
}) => {
  await openPage(page, path);
  await searchFor(page, 'session');
  await expect(options(page).first()).toHaveAttribute('href', /session/);
  await translateWithin(dialog(page));
  await page.getByRole('combobox').fill('breadcrumbs');
  await expect(options(page).first()).toHaveAttribute('href', /page-container/);
  await expect(options(page).first()).toContainText('Page Container');
  await expect(dialog(page)).not.toContainText('useSession');
});

test('a browser without modal dialogs searches all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  });
  await openPage(page, path);
  await searchFor(page, 'useDialogs');
  await expect(options(page).first()).toContainText('useDialogs');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a browser without WebAssembly says so at once, and does not blame the connection', async ({
  page,
}) => {
  const complaints = watchPage(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'WebAssembly');
  });
  await openPage(page, path);
  await searchFor(page, 'useDialogs');
  await expect(failure(page)).toContainText("This browser can't search", { timeout: 2000 });
  await expect(failure(page)).toContainText('WebAssembly');
  await expect(failure(page).getByRole('button')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
