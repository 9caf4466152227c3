import { chromium, type Browser } from '@playwright/test';
import { findWholeChromium } from '../e2e/support/chromium.cjs';

/** Starts the browser that readers have, and not the shell that tests use for being quick. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findWholeChromium(),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
}
