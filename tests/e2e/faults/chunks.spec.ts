import { expect, test, type Page } from '@playwright/test';
import { basePath } from '../../../src/site';
import { breakFiles, countDocuments, files, saveData } from '../support/faults';
import { openPage, waitForHydration } from '../support/openPage';

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
