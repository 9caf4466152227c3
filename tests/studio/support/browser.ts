import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from '../../e2e/support/chromium.cjs';
import { serveOutside } from './outside';

/** Headless Chromium says that there is no mouse, and then Material UI shows every hover button. */
const mouse =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** What browsers do by themselves, and no test wants. */
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser with one page. */
export interface OpenBrowser {
  page: Page;
  context: BrowserContext;
  close(): Promise<void>;
}

/**
 * Opens Chromium with a page of 1440 by 900 pixels that looks the same on every machine: reduced
 * motion, UTC, American English, Roboto from a package. Nothing leaves the machine: see
 * `serveOutside` for what is answered here; all other addresses are refused.
 */
export async function openBrowser(): Promise<OpenBrowser> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', mouse, ...quiet],
  });
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  // With an input on the canvas the editor renders without pause, and every step takes seconds.
  context.setDefaultTimeout(240_000);
  await serveOutside(context);
  return { page: await context.newPage(), context, close: () => browser.close() };
}
