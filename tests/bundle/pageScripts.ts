import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { basePath } from '../../src/site';
import { buildFolder } from '../e2e/support/build';
import { waitForHydration } from '../e2e/support/openPage';
import { waitForQuietNetwork } from '../e2e/support/waitForQuietNetwork';
import { brotliSize } from './brotliSize';

/** A script that a page has loaded without being asked to by its reader. */
export interface PageScript {
  /** From the folder of the build on. */
  readonly file: string;
  /** Bytes of brotli. */
  readonly brotli: number;
  /** True if the page waited for it to work; false for what came later, as for other pages. */
  readonly isNeeded: boolean;
}

/**
 * Runs in the page, before its own scripts: marks the moment at which it works. Seen from outside, the
 * first requests for other pages are made by then.
 */
function noteHydration(): void {
  const observer = new MutationObserver(() => {
    if (document.documentElement.dataset.hasHydrated !== 'true') return;
    performance.mark('hydrated');
    observer.disconnect();
  });
  // The document, for it has no element yet.
  const attributeFilter = ['data-has-hydrated'];
  observer.observe(document, { subtree: true, attributes: true, attributeFilter });
}

/** Runs in the page: paths of what it asked for until it worked. */
function requestedBeforeHydration(): readonly string[] {
  const [mark] = performance.getEntriesByName('hydrated', 'mark');
  if (!mark) throw new Error('the moment at which the page began to work was not noted');
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= mark.startTime)
    .map(({ name }) => new URL(name).pathname);
}

/**
 * Opens a page of the built site and waits until it has got all that it asks for by itself.
 *
 * @param pathname - With the base path.
 */
export async function pageScripts(page: Page, pathname: string): Promise<readonly PageScript[]> {
  const loaded = new Set<string>();
  const note = (request: Request): void => {
    const requested = new URL(request.url()).pathname;
    // Demos are pages of their own, in frames.
    if (requested.endsWith('.js') && request.frame() === page.mainFrame()) loaded.add(requested);
  };
  page.on('request', note);
  await page.addInitScript(noteHydration);
  await page.goto(pathname);
  await waitForHydration(page);
  await waitForQuietNetwork(page);
  page.off('request', note);
  const needed = new Set(await page.evaluate(requestedBeforeHydration));
  return [...loaded].map((requested) => {
    const file = requested.slice(basePath.length);
    const brotli = brotliSize(readFileSync(path.join(buildFolder, file)));
    return { file, brotli, isNeeded: needed.has(requested) };
  });
}

/** Bytes of brotli of some scripts. */
export function total(scripts: readonly PageScript[]): number {
  return scripts.reduce((sum, { brotli }) => sum + brotli, 0);
}
