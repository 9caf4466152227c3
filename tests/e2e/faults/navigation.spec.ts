import { expect, type Page } from '@playwright/test';
import { basePath } from '../../../src/site';
import { breakFiles, countDocuments, files, saveData } from '../support/faults';
import { openPage, waitForHydration } from '../support/openPage';
import { isolatedTest as test } from '../support/sharedContext';

const overview = `${basePath}core/introduction/overview/`;
const installation = `${basePath}core/introduction/installation/`;

const menuLink = (page: Page, name: string) =>
  page.locator('.menu').getByRole('link', { name }).first();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const progress = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement, '::before').animationName);

test.beforeEach(({ page }) => saveData(page));

test('a page that hangs is loaded by its document within ten seconds', async ({ page }) => {
  await openPage(page, overview);
  const documents = countDocuments(page);
  const { mend } = await breakFiles(page, files.chunk, 'hanging');
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void mend();
  });
  await menuLink(page, 'Installation').click();
  await expect.poll(() => progress(page)).toBe('on-its-way');
  await expect(heading(page)).toHaveText(/overview/i);
  await expect(heading(page)).toHaveText(/Install/, { timeout: 10_000 });
  await waitForHydration(page);
  await expect(page).toHaveURL(installation);
  expect(documents()).toBe(1);
  expect(await progress(page)).toBe('none');
});

test('a page that the browser does not take over is loaded by its document', async ({ page }) => {
  await page.addInitScript(() => {
    History.prototype.pushState = () => {
      throw new DOMException('more than 100 times per 10 seconds', 'SecurityError');
    };
  });
  await openPage(page, overview);
  const documents = countDocuments(page);
  await menuLink(page, 'Installation').click();
  await expect(page).toHaveURL(installation);
  await expect(heading(page)).toHaveText(/Install/);
  expect(documents()).toBe(1);
});

test('who chooses another page meanwhile is not taken away from it', async ({ page }) => {
  await openPage(page, installation);
  await openPage(page, overview);
  const documents = countDocuments(page);
  // The first page that is asked for hangs, and no other.
  const { mend } = await breakFiles(page, files.chunk, 'hanging');
  await menuLink(page, 'Installation').click();
  await expect.poll(() => progress(page)).toBe('on-its-way');
  await mend();
  await page.getByRole('link', { name: 'Toolpad', exact: true }).click();
  await expect(page).toHaveURL(basePath);
  await expect(heading(page)).not.toHaveText(/overview/i);
  // On a busy machine a moment after the page, and long before the one that hung would be given up.
  await expect.poll(() => progress(page), { timeout: 3000 }).toBe('none');
  await page.waitForTimeout(8000);
  expect(documents()).toBe(0);
  await expect(page).toHaveURL(basePath);
});

test('impatient clicks on a link make one step of the history', async ({ page }) => {
  await page.goto(basePath);
  await openPage(page, overview);
  const steps = await page.evaluate(() => history.length);
  await page.route(files.chunk, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await menuLink(page, 'Installation').click({ clickCount: 3 });
  await expect(heading(page)).toHaveText(/Install/);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goBack();
  await expect(heading(page)).toHaveText(/overview/i);
  await expect(page).toHaveURL(overview);
});
