import { expect, type Page } from '@playwright/test';
import { suggestionMessages } from '../../../src/components/LanguageSuggestion/messages';
import { basePath } from '../../../src/site';
import { breakFiles, countDocuments, files, saveData } from '../support/faults';
import { openPage, waitForHydration } from '../support/openPage';
import { isolatedTest as test } from '../support/sharedContext';

const overview = `${basePath}core/introduction/overview/`;
const installation = `${basePath}core/introduction/installation/`;

const link = (page: Page) =>
  page.locator('.menu').getByRole('link', { name: 'Installation' }).first();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('at the start, a chunk that fails twice is asked for a third time', async ({ page }) => {
  const broken = await breakFiles(page, files.chunk, 'missing', 2);
  const documents = countDocuments(page);
  await page.goto(overview);
  await waitForHydration(page);
  expect(broken.requests()).toBeGreaterThan(2);
  expect(documents()).toBe(1);
});

test('at a click, a chunk that fails twice is asked for a third time', async ({ page }) => {
  await saveData(page);
  await openPage(page, overview);
  await breakFiles(page, files.chunk, 'refused', 2);
  const documents = countDocuments(page);
  await link(page).click();
  await expect(heading(page)).toHaveText(/Install/);
  expect(documents()).toBe(0);
});

test('a chunk that a cache keeps as something else is fetched past it', async ({ page }) => {
  await saveData(page);
  await openPage(page, overview);
  await page.route(files.chunk, (route) =>
    new URL(route.request().url()).search
      ? route.continue()
      : route.fulfill({ contentType: 'text/javascript', body: '<!doctype html>' }),
  );
  const documents = countDocuments(page);
  await link(page).click();
  await expect(heading(page)).toHaveText(/Install/);
  expect(documents()).toBe(0);
});

test('a chunk that is gone leads to the page by its document, once', async ({ page }) => {
  await saveData(page);
  await openPage(page, overview);
  const documents = countDocuments(page);
  const { mend } = await breakFiles(page, files.chunk, 'missing');
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void mend();
  });
  await link(page).click();
  await expect(heading(page)).toHaveText(/Install/);
  await waitForHydration(page);
  await expect(page).toHaveURL(installation);
  expect(documents()).toBe(1);
});

test('pointing at a link whose page fails is no error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openPage(page, overview);
  const broken = await breakFiles(page, files.chunk, 'refused');
  // Far from the page that is shown, whose neighbours may be there already.
  await page.locator('.menu a.menu__link[href^="/"]').last().hover();
  await expect.poll(broken.requests).toBeGreaterThan(0);
  await page.waitForTimeout(2500);
  expect(errors).toEqual([]);
  await expect(heading(page)).toHaveText(/overview/i);
});

test('an editor that is gone costs that demo alone, and can be tried again', async ({ page }) => {
  await saveData(page);
  await openPage(page, `${basePath}core/components/page-container/`);
  const broken = await breakFiles(page, files.chunk, 'missing');
  const edit = page.getByRole('button', { name: /^Edit/ }).first();
  await edit.click();
  const failure = page.getByRole('alert').filter({ hasText: 'The editor did not load' });
  await expect(failure).toBeVisible({ timeout: 15_000 });
  await expect(failure.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  // The rest of the page works.
  await page.getByRole('button', { name: 'JS', exact: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
  await broken.mend();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.cm-content').first()).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('a list of shortcuts that is gone says so', async ({ page }) => {
  await saveData(page);
  await openPage(page, overview);
  const broken = await breakFiles(page, files.chunk, 'missing');
  await page.keyboard.press('?');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Something on this page has failed', { timeout: 15_000 });
  await broken.mend();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test.describe('a reader of another language', () => {
  test.use({ locale: 'pt-BR' });

  test('an offer of the page in it that is gone costs nothing', async ({ page }) => {
    let attempts = 0;
    await page.route(files.chunk, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      if (!text.includes(suggestionMessages.pt?.stay ?? '-')) {
        await route.fulfill({ response });
        return;
      }
      attempts += 1;
      await route.abort();
    });
    await openPage(page, overview);
    await expect.poll(() => attempts).toBe(3);
    await page.waitForTimeout(500);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Preferences' }).click();
    await expect(page.getByRole('group', { name: 'Theme mode' })).toBeVisible();
  });
});
