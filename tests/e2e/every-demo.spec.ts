import { expect, type Page } from '@playwright/test';
import { demoAddress } from '../../src/demo-projects/listDemos';
import { projectDemos, readText } from '../../src/demo-projects/projectFiles';
import { readDemo, stylingsOf } from '../../src/demo-projects/readDemo';
import { basePath } from '../../src/site';
import { frameViolations } from './support/axe';
import { eachCombination } from './support/combinations';
import { answerFontHost, apartFromFonts, demoOf, everyDemo, toolOf } from './support/demos';
import { isProductViolation, productViolations } from './support/productViolations';
import { openPage } from './support/openPage';
import { test } from './support/sharedContext';
import { watchPage } from './support/watchPage';

const themes = ['light', 'dark'] as const;

/** How bright the page behind the demo is, from 0 to 255. */
function brightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return -1;
    for (const element of [document.documentElement, document.body]) {
      context.fillStyle = getComputedStyle(element).backgroundColor;
      context.fillRect(0, 0, 1, 1);
    }
    return context.getImageData(0, 0, 1, 1).data[1] ?? -1;
  });
}

/** By day, every other demo in the dark: what shows it is the same for all. */
const shownDemos = projectDemos()
  .flatMap((demo) => stylingsOf(demo).map((styling) => ({ demo, styling })))
  .map((shown, index) => ({
    ...shown,
    themes: eachCombination ? themes : [themes[index % 2] ?? 'light'],
  }));

for (const { demo, styling, themes: seenIn } of shownDemos) {
  test(`${demo.name}, ${styling}: runs in ${seenIn.join(' and ')}, silent and accessible`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // Only where it is asked: a browser whose requests are answered keeps nothing in its cache.
    const { fontStylesheets } = await readDemo(demo, styling, 'TS', readText);
    if (fontStylesheets.length > 0) await answerFontHost(page);
    const complaints = watchPage(page);
    for (const theme of seenIn) {
      await test.step(theme, async () => {
        const start = complaints.length;
        const query = `?theme=${theme}&styling=${styling}`;
        await openPage(page, `${basePath}demos/${demoAddress(demo.name)}/${query}`);
        await expect(page.locator('#demo > *').first()).toBeAttached();
        // Demos show their data a moment after themselves.
        await page.waitForTimeout(500);
        const light = await brightness(page);
        expect([theme, theme === 'dark' ? light < 80 : light > 200]).toEqual([theme, true]);
        const violations = await frameViolations(page);
        expect
          .soft(
            violations.filter((line) => !isProductViolation(line)),
            theme,
          )
          .toEqual([]);
        expect.soft(apartFromFonts(complaints.slice(start)), theme).toEqual([]);
      });
    }
  });
}

/** Takes all demos but one out of the layout of the page: a browser is busy for seconds with all. */
async function showAlone(page: Page, name: string): Promise<void> {
  await page.evaluate((shownName) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[data-demo]:not([data-demo="${shownName}"]) { display: none }`);
    document.adoptedStyleSheets = [sheet];
  }, name);
}

/** Edits a demo on the page, breaks it, and puts it back. */
async function editAndReset(page: Page, name: string): Promise<void> {
  await showAlone(page, name);
  const shown = demoOf(page, name);
  await shown.scrollIntoViewIfNeeded();
  await toolOf(shown, 'edit').click();
  const editor = shown.locator('.cm-content');
  const result = shown.locator('[data-frame="ready"] iframe').contentFrame();
  await expect(result.locator('#demo > *').first()).toBeAttached({ timeout: 30_000 });
  await expect(shown.locator('[class*="problem"]')).toHaveCount(0);
  const original = await editor.textContent();

  await editor.press('Control+Home');
  await page.keyboard.insertText('const = 1;\n');
  const place = `${name.slice(name.lastIndexOf('/') + 1)}.tsx:1:`;
  await expect(shown.getByText(place)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(result.locator('#demo > *').first()).toBeAttached();

  await toolOf(shown, 'reset').click();
  await expect(shown.getByText(place)).toHaveCount(0);
  expect(await editor.textContent()).toBe(original);
  await expect(result.locator('#demo > *').first()).toBeAttached();
  // Frees what the editor and its frame hold, before the next demo is edited.
  await toolOf(shown, 'edit').click();
}

/** Demos by their folder: the page with all of them is opened once for each folder. */
const folders = new Map<string, string[]>();
for (const { name } of projectDemos()) {
  const folder = name.slice(0, name.lastIndexOf('/'));
  folders.set(folder, [...(folders.get(folder) ?? []), name]);
}

for (const [folder, all] of folders) {
  // The editor is the same for all, so that one of each folder will do by day.
  const names = eachCombination ? all : all.slice(0, 1);
  test(`${folder}: demos can be edited, survive a mistake, and are reset`, async ({ page }) => {
    test.setTimeout(60_000 + names.length * 30_000);
    await answerFontHost(page);
    await openPage(page, everyDemo);
    for (const name of names) {
      await test.step(name, () => editAndReset(page, name));
    }
  });
}

for (const { rule, found, seenIn, theme = 'light' } of productViolations) {
  test(`${rule} is still violated in ${seenIn}, so the exception is needed`, async ({ page }) => {
    await openPage(page, `${basePath}demos/${demoAddress(seenIn)}/?theme=${theme}`);
    await page.waitForTimeout(500);
    const violations = await frameViolations(page);
    expect(violations.some((line) => line.startsWith(`${rule} `) && found.test(line))).toBe(true);
  });
}
