import { expect, type Page } from '@playwright/test';
import { basePath } from '../../../src/site';
import { axeViolations } from '../support/axe';
import { countDocuments, saveData } from '../support/faults';
import { openPage } from '../support/openPage';
import { isolatedTest as test } from '../support/sharedContext';

// Without a service worker, as on a first visit. What it does stands in tests/e2e/service-worker.

const overview = `${basePath}core/introduction/overview/`;
const installation = `${basePath}core/introduction/installation/`;

const menuLink = (page: Page) =>
  page.locator('.menu').getByRole('link', { name: 'Installation' }).first();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const notice = (page: Page) => page.getByRole('alert');

test.beforeEach(({ page }) => saveData(page));

test('a click without a connection leaves the page as it is, and says why', async ({
  page,
  context,
}) => {
  await openPage(page, overview);
  const documents = countDocuments(page);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await context.setOffline(true);
  await menuLink(page).click();
  await expect(notice(page)).toContainText('You are offline');
  await expect(heading(page)).toHaveText(/overview/i);
  await expect(page).toHaveURL(overview);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  expect(await axeViolations(page)).toEqual([]);

  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(notice(page)).toContainText('You are offline');
  expect(documents()).toBe(0);

  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  await menuLink(page).click();
  await expect(heading(page)).toHaveText(/Install/);
  await expect(page).toHaveURL(installation);
});

test('a server that is gone is told from a file that is gone', async ({ page }) => {
  await openPage(page, overview);
  const documents = countDocuments(page);
  const everything = /./;
  await page.route(everything, (route) => route.abort('connectionrefused'));
  await menuLink(page).click();
  await expect(notice(page)).toContainText('the site does not answer', { timeout: 10_000 });
  await expect(page).toHaveURL(overview);
  expect(documents()).toBe(0);
  await page.unroute(everything);
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(/Install/);
  await expect(page).toHaveURL(installation);
});

test('a server that does not answer at all does not take the page either', async ({ page }) => {
  await openPage(page, overview);
  await page.route(/./, () => {});
  await menuLink(page).click();
  await expect(notice(page)).toContainText('the site does not answer', { timeout: 10_000 });
  await expect(heading(page)).toHaveText(/overview/i);
  await expect(page).toHaveURL(overview);
});
