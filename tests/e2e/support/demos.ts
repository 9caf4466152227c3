import type { FrameLocator, Locator, Page } from '@playwright/test';
import { fontHosts } from '../../../src/hosting/fontHosts';
import { basePath } from '../../../src/site';

/** The page with every kind of demo. */
export const specimens = `${basePath}specimens/demos/`;

/** The page with every demo there is. */
export const everyDemo = `${basePath}specimens/every-demo/`;

/** A demo on the page; of several of one name, the last. */
export const demoOf = (page: Page, name: string): Locator =>
  page.locator(`[data-demo="${name}"]`).last();

/** A tool of a demo's toolbar or menu. */
export const toolOf = (demo: Locator, action: string): Locator =>
  demo.locator(`[data-action="${action}"]`);

/** What runs in the frame of a demo. */
export const frameOf = (demo: Locator): FrameLocator => demo.frameLocator('iframe');

/** Answers for the font host with an empty stylesheet: tests reach no other host. */
export async function answerFontHost(page: Page): Promise<void> {
  for (const host of fontHosts.stylesheets) {
    await page.route(`${host}/**`, (route) =>
      route.fulfill({
        contentType: 'text/css',
        body: '',
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
  }
}

/** Complaints about a page that are not about the font host, which some demos may ask. */
export function apartFromFonts(complaints: readonly string[]): string[] {
  return complaints.filter(
    (line) =>
      !fontHosts.stylesheets.some((host) => line.startsWith(`request to another host: ${host}`)),
  );
}

/** Waits until a demo shows something in its frame. */
export async function waitForDemo(demo: Locator): Promise<void> {
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('[data-frame="ready"]').waitFor();
}
