import { expect, type Page } from '@playwright/test';
import { saveData } from './support/faults';
import { waitForHydration } from './support/openPage';
import { isolatedTest as test } from './support/sharedContext';

const page1 = '/toolpad/core/components/dashboard-layout/';
const sidebarLinks = '.theme-doc-sidebar-menu a.menu__link[href^="/"]';

/** Names of the scripts that a page asks for, from here on. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/js\/([^/]+)\.js/.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
}

/** Waits until no script has come for two seconds. */
async function settled(page: Page, names: string[]): Promise<void> {
  await expect(async () => {
    const before = names.length;
    await page.waitForTimeout(2000);
    expect(names.length).toBe(before);
  }).toPass();
}

test('what every page loads names none of them, and the HTML has the file that does', async ({
  request,
}) => {
  const html = await (await request.get(page1)).text();
  const sources = [...html.matchAll(/<script src="?([^\s">]+)"? defer[^>]* integrity=/g)].map(
    ([, source = '']) => source,
  );
  const texts = await Promise.all(
    sources.map(async (source) => (await request.get(source)).text()),
  );
  const naming = sources.filter((_, i) => texts[i]?.includes('components/page-container/'));
  expect(naming).toEqual([expect.stringMatching(/\/routes-\d+\.[\da-f]{8}\.js$/)]);
});

test('the file with the routes around a page is loaded once', async ({ page }) => {
  const names = scriptsOf(page);
  await page.goto(page1);
  await waitForHydration(page);
  await settled(page, names);
  // What is fetched ahead is asked for again when it runs.
  const files = new Set(names.filter((name) => name.startsWith('routes-')));
  expect(files.size).toBe(1);
});

test('a page outside of the documentation needs no routes of it', async ({ page }) => {
  const names = scriptsOf(page);
  await page.goto('/toolpad/');
  await waitForHydration(page);
  expect(names.filter((name) => name.startsWith('routes-'))).toEqual([]);
});

test('a link to another product loads its routes first', async ({ page }) => {
  const names = scriptsOf(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto('/toolpad/');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('main a[href^="/toolpad/studio/"]').first().click();
  // The address changes before the page does, and the page that is left has such a link, too.
  await expect(page.locator('h1')).toHaveText('Toolpad Studio');
  await page.locator('main a[href^="/toolpad/studio/"]').first().click();
  await expect(page.locator('.theme-doc-sidebar-menu').first()).toBeAttached();
  expect(names.filter((name) => name.startsWith('routes-'))).toHaveLength(1);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(faults).toEqual([]);
});

/** Goes to the next page. By no pointer, and no focus: what these would load is not meant. */
async function goOn(page: Page): Promise<void> {
  const next = page.locator('.pagination-nav__link--next');
  const address = (await next.getAttribute('href')) ?? '';
  await next.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator(`a.menu__link[aria-current="page"][href="${address}"]`)).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
}

for (const [name, visited] of [
  ['the first page', 0],
  ['a page that a reader has gone on to', 1],
] as const) {
  test(`from ${name}, the next one is there before they ask for it`, async ({ page }) => {
    const names = scriptsOf(page);
    await page.goto(page1);
    await waitForHydration(page);
    for (let i = 0; i < visited; i += 1) await goOn(page);
    await settled(page, names);
    await page.route('**/assets/js/**', (route) => route.abort());
    await goOn(page);
  });
}

test('readers who save data load nothing that they have not asked for', async ({ page }) => {
  await saveData(page);
  const names = scriptsOf(page);
  await page.goto(page1);
  await waitForHydration(page);
  await settled(page, names);
  const links = page.locator(sidebarLinks);
  const before = names.length;
  await links.nth(1).hover();
  await links.nth(2).focus();
  await page.waitForTimeout(1000);
  expect(names.slice(before)).toEqual([]);
});

test('a link loads its page when it is pointed at, and when the keyboard reaches it', async ({
  page,
}) => {
  const names = scriptsOf(page);
  await page.goto(page1);
  await waitForHydration(page);
  await settled(page, names);
  const links = page.locator(sidebarLinks);
  const last = (await links.count()) - 1;
  for (const act of [() => links.nth(last).hover(), () => links.nth(last - 1).focus()]) {
    const before = names.length;
    await act();
    await expect.poll(() => names.length).toBeGreaterThan(before);
    await settled(page, names);
  }
});
