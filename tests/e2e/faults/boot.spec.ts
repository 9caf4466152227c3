import { expect, type Page } from '@playwright/test';
import { basePath } from '../../../src/site';
import { translationLanguages } from '../../../src/translations/languages';
import { axeViolations } from '../support/axe';
import { breakFiles, countDocuments, files, type FileFault } from '../support/faults';
import { messageOf } from '../support/messages';
import { openPage, waitForHydration } from '../support/openPage';
import { isolatedTest as test } from '../support/sharedContext';

const path = `${basePath}core/introduction/installation/`;

const notice = (page: Page) => page.getByRole('alert');

/** Ten seconds are planned where nobody does anything, see src/recovery/bootWatch.ts; the rest is for busy machines. */
const limit = 20_000;

async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(500);
}

const deaths: readonly { file: keyof typeof files; fault: FileFault }[] = [
  { file: 'main', fault: 'missing' },
  { file: 'main', fault: 'truncated' },
  { file: 'main', fault: 'page' },
  { file: 'runtime', fault: 'missing' },
  { file: 'chunk', fault: 'missing' },
  { file: 'stylesheet', fault: 'missing' },
  { file: 'stylesheet', fault: 'truncated' },
];

for (const { file, fault } of deaths) {
  test(`${file} ${fault}: one reload, then a notice over a text that can be read`, async ({
    page,
  }) => {
    const broken = await breakFiles(page, files[file], fault);
    const documents = countDocuments(page);
    await page.goto(path);
    await expectReadable(page);
    await expect(notice(page)).toContainText('has not loaded completely', { timeout: limit });
    expect(documents()).toBe(2);
    await expectReadable(page);
    // Nothing more happens by itself.
    await page.waitForTimeout(4000);
    expect(documents()).toBe(2);
    await broken.mend();
    await notice(page).getByRole('button', { name: 'Reload the page' }).click();
    await waitForHydration(page);
    await expect(notice(page)).toHaveCount(0);
  });
}

for (const file of ['main', 'chunk', 'stylesheet'] as const) {
  test(`${file} hanging: a notice, and nothing is thrown away`, async ({ page }) => {
    await breakFiles(page, files[file], 'hanging');
    const documents = countDocuments(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(notice(page)).toBeVisible({ timeout: limit });
    await expectReadable(page);
    expect(documents()).toBe(1);
  });
}

test('a stylesheet that hangs is asked for again', async ({ page }) => {
  await breakFiles(page, files.stylesheet, 'hanging', 1);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky', { timeout: limit });
  await waitForHydration(page);
  await expect(page.locator('#incomplete')).toBeHidden();
});

test('a stylesheet that is wanted later may be slow', async ({ page }) => {
  const documents = countDocuments(page);
  await page.clock.install();
  await openPage(page, path);
  await page.waitForLoadState();
  const broken = await breakFiles(page, files.stylesheet, 'hanging');
  // Of its own, and fetched as soon as somebody points at the link.
  await page.locator('a[href$="/translations/"]').last().hover();
  await expect.poll(broken.requests).toBeGreaterThan(0);
  await page.clock.fastForward(limit);
  await expect(notice(page)).toHaveCount(0);
  expect(documents()).toBe(1);
});

test('a page that is only slow says so, and no longer when it works', async ({ page }) => {
  const documents = countDocuments(page);
  let arrive = (): void => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(files.main, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(notice(page)).toBeVisible({ timeout: limit });
  arrive();
  await waitForHydration(page);
  await expect(notice(page)).toHaveCount(0);
  expect(documents()).toBe(1);
});

/** Takes the connection away, as the page sees it. */
const goOffline = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));

test('without a connection nothing is loaded anew', async ({ page }) => {
  await goOffline(page);
  await breakFiles(page, files.main, 'missing');
  const documents = countDocuments(page);
  await page.goto(path);
  await expect(notice(page)).toBeVisible({ timeout: limit });
  expect(documents()).toBe(1);
});

test('one reload is the limit where storage is refused, too', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await breakFiles(page, files.main, 'missing');
  const documents = countDocuments(page);
  await page.goto(path);
  await expect(notice(page)).toBeVisible({ timeout: limit });
  expect(documents()).toBe(2);
});

/** Opens a page whose script does not come, when it has told so. Nothing loads it anew meanwhile. */
async function openWithNotice(page: Page, pathname: string): Promise<void> {
  await page.clock.install();
  await goOffline(page);
  await breakFiles(page, files.main, 'missing');
  await page.goto(pathname);
  await page.clock.fastForward(limit);
  await expect(notice(page)).toBeVisible();
}

for (const theme of ['light', 'dark'] as const) {
  test(`the notice is accessible, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await openWithNotice(page, path);
    expect(await axeViolations(page)).toEqual([]);
    const button = notice(page).getByRole('button');
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await page.setViewportSize({ width: 320, height: 640 });
    const { x = -1, width: wide = 999 } = (await notice(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(320);
  });
}

for (const language of translationLanguages) {
  test(`${language}: the notice is in the page's language`, async ({ page }) => {
    await openWithNotice(page, path.replace(basePath, `${basePath}${language}/`));
    await expect(notice(page)).toContainText(messageOf(language, 'recovery.incomplete'));
    const button = notice(page).getByRole('button');
    await expect(button).toHaveText(messageOf(language, 'recovery.reload'));
    // At the side where reading begins.
    const { x = 0, width = 0 } = (await notice(page).boundingBox()) ?? {};
    const isOnTheRight = x + width / 2 > 720;
    expect(isOnTheRight).toBe(language === 'ar');
  });
}
