// Started by `npm run check`. See `check.ts`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Why Node.js can load no module of the project: it reads this file before. Nothing of what else tells
 * of JSON can be loaded then either.
 */
function manifestFault(text) {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const at = Number(/at position (\d+)/.exec(error.message)?.[1] ?? text.trimEnd().length);
    const before = text.slice(0, at).split('\n');
    const place = `package.json:${before.length}:${before.at(-1).length + 1}`;
    return `${place}  error content/json  the file is not valid JSON -> correct the syntax`;
  }
}

const fault = manifestFault(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
if (fault) {
  process.stdout.write(`${fault}\n`);
  process.exitCode = 1;
} else {
  const require = createRequire(import.meta.url);
  const { createProjectLoader } = require('../command-line/projectLoader.cjs');
  await createProjectLoader(import.meta.url).import('./check.ts');
}
