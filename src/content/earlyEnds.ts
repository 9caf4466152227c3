import path from 'node:path';
import type { Files } from './files';
import { positionAt } from './page/decode';
import { problemAt, type Problem } from './problem';
import { sourcesOf } from './sourceVersion';

/** Files that are run to be checked; they may end the program, or wait for what never comes. */
const evaluated = [
  ...['src/navigation/core.ts', 'src/navigation/studio.ts'],
  ...['src/hosting/redirects.ts', 'src/products.ts', 'src/releases.ts'],
];

/** Calls that end a program, and `await` outside of functions, which is not indented. */
const END = /\bprocess\.(?:exit|abort|kill)\(|^(?:await\b|(?:export )?const .*= await\b)/gm;

/** Where files that are run to be checked may have ended the program. */
export function earlyEnds(files: Files): Problem[] {
  const modules = evaluated.filter(files.isFile).map(files.absolute);
  return [...sourcesOf(modules)].flatMap(([absolute, text]) => {
    const file = path.relative(files.root, absolute).split(path.sep).join('/');
    return [...text.matchAll(END)].map(({ index }) => {
      const message = 'the file is run to be checked, and ends the program here';
      const fix = 'take process.exit and top-level await out';
      return problemAt(file, positionAt(text, index), 'nav/early-end', message, fix);
    });
  });
}
