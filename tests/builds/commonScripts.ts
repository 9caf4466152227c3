import fs from 'node:fs';
import path from 'node:path';
import { brotliSize } from '../bundle/brotliSize';

/** Files that every page loads. */
const everywhere = /^(?:main|runtime~main)\.[\da-f]+\.js$/;

/** The scripts that every page of a build loads: bytes of brotli, and what stands in them. */
export interface CommonScripts {
  readonly bytes: number;
  readonly text: string;
}

/**
 * Reads what every page of a build loads.
 *
 * @throws if the bundler has named it in another way.
 */
export function commonScripts(build: string): CommonScripts {
  const folder = path.join(build, 'assets/js');
  const files = fs.readdirSync(folder).filter((name) => everywhere.test(name));
  if (files.length !== 2) throw new Error(`${files.join(', ')}  are not a main and its runtime`);
  const contents = files.map((name) => fs.readFileSync(path.join(folder, name)));
  return {
    bytes: contents.reduce((sum, content) => sum + brotliSize(content), 0),
    text: contents.join(''),
  };
}
