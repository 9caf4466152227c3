import { expect, type Page } from '@playwright/test';
import { quietReader } from '../../src/page-start/quietReader';
import { basePath } from '../../src/site';
import { files } from './support/faults';
import { waitForHydration } from './support/openPage';
import { watchPage } from './support/watchPage';
import { isolatedTest as test } from './support/sharedContext';

const guide = `${basePath}core/components/account/`;

const isStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.head.querySelector('script[src*="/main."]') !== null);

/** Runs in the page, before its own scripts: marks when the first of them is put into it. */
function noteStart(): void {
  const observer = new MutationObserver(() => {
    if (!document.head?.querySelector('script[src*="/main."]')) return;
    performance.mark('start');
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true });
}

/** Milliseconds from the end of loading to the start of the scripts, for a page that nobody touches. */
async function quietTime(page: Page, path: string): Promise<number> {
  await page.addInitScript(noteStart);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  return page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [start] = performance.getEntriesByName('start', 'mark');
    return (start?.startTime ?? NaN) - (load?.loadEventStart ?? NaN);
  });
}

test('scripts have come, and wait until somebody is there', async ({ page }) => {
  const complaints = watchPage(page);
  // The page is never left in peace for long enough.
  await page.clock.install();
  await page.goto(guide);
  await page.clock.runFor(quietReader / 2);
  const fetched = page.locator('head link[rel="prefetch"][as="script"][href*="/main."]');
  await expect(fetched).toHaveCount(1);
  expect(await isStarted(page)).toBe(false);
  await page.mouse.move(200, 200);
  await expect.poll(() => isStarted(page)).toBe(true);
  await page.clock.resume();
  await waitForHydration(page);
  expect(complaints).toEqual([]);
});

for (const [act, move] of [
  ['scrolls', (page: Page) => page.evaluate(() => window.scrollBy(0, 300))],
  ['presses a key', (page: Page) => page.keyboard.press('Shift')],
  ['touches the page', (page: Page) => page.touchscreen.tap(600, 300)],
] as const) {
  test.describe(() => {
    test.use({ hasTouch: true });

    test(`they start when somebody ${act}`, async ({ page }) => {
      await page.clock.install();
      await page.goto(guide);
      await page.clock.runFor(quietReader / 2);
      expect(await isStarted(page)).toBe(false);
      await move(page);
      await expect.poll(() => isStarted(page)).toBe(true);
    });
  });
}

test('a page that nobody touches works after a while', async ({ page }) => {
  const complaints = watchPage(page);
  const time = await quietTime(page, guide);
  expect(time).toBeGreaterThanOrEqual(quietReader - 100);
  expect(complaints).toEqual([]);
});

for (const path of [
  `${guide}?q=account`,
  `${guide}#usage`,
  `${basePath}offline/`,
  `${basePath}core/components/acount/`,
]) {
  test(`${path} works at once`, async ({ page }) => {
    expect(await quietTime(page, path)).toBeLessThan(quietReader / 2);
  });
}

test.describe('before the page answers', () => {
  let arrive: () => void;

  test.beforeEach(async ({ page }) => {
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(files.main, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto(guide);
  });

  test('a press on a button is kept', async ({ page }) => {
    const menu = page.locator('nav.navbar [aria-expanded]:visible').first();
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    arrive();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await waitForHydration(page);
    await page.waitForTimeout(500);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  test('the keyboard opens the search', async ({ page }) => {
    await page.keyboard.press('Control+k');
    arrive();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.type('account');
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('account');
  });

  test('a link leads on', async ({ page }) => {
    const link = page.locator('.pagination-nav__link--next');
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(address);
    arrive();
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
