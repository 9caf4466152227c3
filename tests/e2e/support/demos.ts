import type { FrameLocator, Locator, Page } from '@playwright/test';
import { fontHosts } from '../../../src/hosting/fontHosts';
import { basePath } from '../../../src/site';

/** The page with every kind of demo, and every demo. */
export const specimens = `${basePath}specimens/demos/`;

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

/** Waits until a demo shows something in its frame. */
export async function waitForDemo(demo: Locator): Promise<void> {
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('[data-state="ready"]').waitFor();
}
