import { expect, test, type Page } from '@playwright/test';
import { demoAddress } from '../../src/demo-projects/listDemos';
import { projectDemos } from '../../src/demo-projects/projectFiles';
import { stylingsOf } from '../../src/demo-projects/readDemo';
import { basePath } from '../../src/site';
import { frameViolations } from './support/axe';
import { answerFontHost, demoOf, specimens, toolOf } from './support/demos';
import { openPage } from './support/openPage';
import { watchPage } from './support/watchPage';

/** Problems that are the products' own, at 0.13.0: no demo can do anything about them. */
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

for (const demo of projectDemos()) {
  const { name } = demo;

  for (const styling of stylingsOf(demo)) {
    for (const theme of themes) {
      test(`${name}, ${styling}, ${theme}: runs, silent and accessible`, async ({ page }) => {
        await answerFontHost(page);
        const complaints = watchPage(page);
        const query = `?theme=${theme}&styling=${styling}`;
        await openPage(page, `${basePath}demos/${demoAddress(name)}/${query}`);
        await expect(page.locator('#demo > *').first()).toBeAttached();
        await page.waitForTimeout(500);
        expect(complaints).toEqual([]);
        const light = await brightness(page);
        expect([theme, theme === 'dark' ? light < 80 : light > 200]).toEqual([theme, true]);
        expect(await frameViolations(page)).toEqual([]);
      });
    }
  }

  test(`${name}: can be edited, survives a mistake, and is reset`, async ({ page }) => {
    await answerFontHost(page);
    await openPage(page, specimens);
    const shown = demoOf(page, name);
    await shown.scrollIntoViewIfNeeded();
    await toolOf(shown, 'edit').click();
    const editor = shown.locator('.cm-content');
    const result = shown.locator('[data-state="ready"] iframe').contentFrame();
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
  });
}
