import { readFileSync } from 'node:fs';
import path from 'node:path';
import { basePath } from '../../src/site';
import { buildFolder } from '../e2e/support/build';
import { brotliSize } from './brotliSize';

/** Sheets for other media, as for print, keep nobody waiting. */
const waitedFor =
  /<link rel="?stylesheet"? href="?(?<sheet>[^">\s]+)"?(?=[\s>])(?! media=)|<link rel="?preload"? href="?(?<script>[^">\s]+)"? as="?script\b/g;

/**
 * Files of the built site that come before a page is seen: itself, its stylesheets, and scripts that are
 * asked for beside them and share the connection, of which there is none.
 *
 * @param pathname - With the base path.
 * @returns paths from the folder of the build on.
 */
export function firstPaintFiles(pathname: string): readonly string[] {
  const document = `${pathname.slice(basePath.length)}index.html`;
  const html = readFileSync(path.join(buildFolder, document), 'utf8');
  const others = [...html.matchAll(waitedFor)].map(({ groups = {} }) =>
    (groups.sheet ?? groups.script ?? '').slice(basePath.length),
  );
  return [document, ...others];
}

/** Bytes of brotli of files of the built site. */
export function weightOf(files: readonly string[]): number {
  const sizes = files.map((file) => brotliSize(readFileSync(path.join(buildFolder, file))));
  return sizes.reduce((sum, size) => sum + size, 0);
}
