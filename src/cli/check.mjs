// Started by `npm run check`. See `check.ts`.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopWithoutPackages } from '../command-line/packages.mjs';
import { unreadableEntries } from '../command-line/unreadable.mjs';

const own = fileURLToPath(new URL('../..', import.meta.url));
const manifest = path.join(own, 'package.json');
const start = { line: 1, column: 1 };

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

/** Folders and files that this user may not read: of this project, and of the one that is asked for. */
function accessFaults(args) {
  const [, asked] = /(?:^|\n)--root[=\n](.+)/.exec(args.join('\n')) ?? [];
  const roots = new Set([own, ...(asked ? [asked] : [])].map((root) => path.resolve(root)));
  const rule = 'content/unreadable-file';
  return [...roots].flatMap(unreadableEntries).map((entry) => ({ ...start, rule, ...entry }));
}

/** What keeps the checks from being loaded. */
function faults(args) {
  const denied = accessFaults(args);
  if (denied.length > 0) return denied;
  const fault = manifestFault();
  return fault ? [{ file: 'package.json', rule: 'content/json', ...fault }] : [];
}

const line = ({ file, line: row, column, rule, message, fix }) =>
  `${file}:${row}:${column}  error ${rule}  ${message} -> ${fix}`;

const annotation = ({ file, line: row, column, rule, message, fix }) =>
  `::error file=${file},line=${row},col=${column},title=${rule}::${message} -> ${fix}`;

/** The faults as `check.ts` would print them. */
function printed(found, args) {
  const format = /--format[= ](\w+)/.exec(args.join(' '))?.[1];
  if (format === 'json') {
    const problems = found.map((fault) => ({ ...fault, severity: 'error' }));
    const fields = ['file', 'line', 'column', 'rule', 'severity', 'message', 'fix'];
    return JSON.stringify(problems, fields, 2);
  }
  const text = found.map(format === 'github' ? annotation : line).join('\n');
  const count =
    found.length === 1 ? '1 error in 1 file' : `${found.length} errors in ${found.length} files`;
  const summary = `0 pages checked, ${count}`;
  return `${text}\n\n${summary}\nNot checked until that is corrected: everything else`;
}

const found = faults(process.argv.slice(2));
if (found.length > 0) {
  process.stdout.write(`${printed(found, process.argv.slice(2))}\n`);
  process.exitCode = 1;
} else {
  stopWithoutPackages();
  const require = createRequire(import.meta.url);
  const { createProjectLoader } = require('../command-line/projectLoader.cjs');
  await createProjectLoader(import.meta.url).import('./check.ts');
}
