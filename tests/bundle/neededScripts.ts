import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { basePath } from '../../src/site';
import { buildFolder } from '../e2e/support/build';
import { waitForHydration } from '../e2e/support/openPage';
import { waitForQuietNetwork } from '../e2e/support/waitForQuietNetwork';
import { brotliSize } from './brotliSize';

/** A script of the build. */
export interface WeighedScript {
  /** From the folder of the build on. */
  readonly file: string;
  /** Bytes of brotli. */
  readonly brotli: number;
}

/** A script that a page runs without being asked to by its reader. */
export interface NeededScript extends WeighedScript {
  /** False for what was asked for when the page already worked. */
  readonly beforeHydration: boolean;
}

/** Scripts of a page, and what else it has fetched ahead for other pages. */
export interface PageScripts {
  readonly needed: readonly NeededScript[];
  readonly prefetched: readonly WeighedScript[];
}

function weigh(pathname: string): WeighedScript {
  const file = pathname.slice(basePath.length);
  return { file, brotli: brotliSize(readFileSync(path.join(buildFolder, file))) };
}

/**
 * Opens a page of the built site and waits until it has got all that it asks for by itself.
 *
 * @param pathname - With the base path.
 */
export async function pageScripts(page: Page, pathname: string): Promise<PageScripts> {
  const run = new Set<string>();
  const fetched = new Set<string>();
  const note = (request: Request): void => {
    const requested = new URL(request.url()).pathname;
    // Demos are pages of their own, in frames.
    if (!requested.endsWith('.js') || request.frame() !== page.mainFrame()) return;
    (request.resourceType() === 'script' ? run : fetched).add(requested);
  };
  page.on('request', note);
  await page.goto(pathname);
  await waitForHydration(page);
  const first = new Set(run);
  await waitForQuietNetwork(page);
  page.off('request', note);
  return {
    needed: [...run].map((at) => ({ ...weigh(at), beforeHydration: first.has(at) })),
    prefetched: [...fetched].filter((at) => !run.has(at)).map(weigh),
  };
}

/** Bytes of brotli of some scripts. */
export function total(scripts: readonly WeighedScript[]): number {
  return scripts.reduce((sum, { brotli }) => sum + brotli, 0);
}
