// Started by `npm run check`. See `check.ts`.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const manifest = new URL('../../package.json', import.meta.url);

/** Why a text is no JSON, with the place. */
function syntaxFault(text) {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const at = Number(/at position (\d+)/.exec(error.message)?.[1] ?? text.trimEnd().length);
    const before = text.slice(0, at).split('\n');
    const place = { line: before.length, column: before.at(-1).length + 1 };
    return { ...place, message: 'the file is not valid JSON', fix: 'correct the syntax' };
  }
}

/**
 * Why Node.js can load no module of the project: it reads this file before. Nothing of what else tells
 * of JSON can be loaded then either.
 */
function manifestFault() {
  const start = { line: 1, column: 1 };
  if (!existsSync(manifest)) {
    return { ...start, message: 'the file is missing', fix: 'restore it from git' };
  }
  const text = readFileSync(manifest, 'utf8');
  if (text.startsWith('\uFEFF')) {
    const message = 'the file starts with a byte-order mark';
    return { ...start, message, fix: 'save it as UTF-8 without byte-order mark' };
  }
  return syntaxFault(text);
}

/** The fault as `check.ts` would print it. */
function printed({ line, column, message, fix }, args) {
  const [file, rule, severity] = ['package.json', 'content/json', 'error'];
  const format = /--format[= ](\w+)/.exec(args.join(' '))?.[1];
  if (format === 'json') {
    return JSON.stringify([{ file, line, column, rule, severity, message, fix }], null, 2);
  }
  const text =
    format === 'github'
      ? `::error file=${file},line=${line},col=${column},title=${rule}::${message} -> ${fix}`
      : `${file}:${line}:${column}  ${severity} ${rule}  ${message} -> ${fix}`;
  const summary = '0 pages checked, 1 error in 1 file';
  return `${text}\n\n${summary}\nNot checked until that is corrected: everything else`;
}

const fault = manifestFault();
if (fault) {
  process.stdout.write(`${printed(fault, process.argv.slice(2))}\n`);
  process.exitCode = 1;
} else {
  const require = createRequire(import.meta.url);
  const { createProjectLoader } = require('../command-line/projectLoader.cjs');
  await createProjectLoader(import.meta.url).import('./check.ts');
}
