import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Imports and exports of modules by relative paths; those of types alone do not decide anything. */
const IMPORT =
  /^(?:import|export)\s+(?!type\s+[\w{*])[^'"]*?\bfrom\s+'(\.[^']*)'|^import\s+'(\.[^']*)'|\b(?:import|require)\(\s*'(\.[^']*)'\s*\)/gm;

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

function readIfThere(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function moduleFile(base: string): string | undefined {
  return ENDINGS.map((ending) => base + ending).find((file) =>
    fs.statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
}

/**
 * Modules and all that they import by relative paths, with their texts.
 *
 * @param modules - Absolute paths of modules, with or without their endings.
 */
export function sourcesOf(modules: readonly string[]): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  const visit = (base: string): void => {
    const file = moduleFile(base);
    if (file === undefined || sources.has(file)) return;
    const text = readIfThere(file);
    sources.set(file, text);
    for (const [, from, bare, called] of text.matchAll(IMPORT)) {
      visit(path.resolve(path.dirname(file), from ?? bare ?? called ?? ''));
    }
  };
  modules.forEach(visit);
  return sources;
}

/**
 * Changes whenever the code that makes a result changes, or any package that it may use: the lockfile
 * stands for those.
 *
 * @param root - Absolute path of the project.
 * @param modules - Absolute paths of the modules that are called; those that they import count too.
 * @param data - What the result depends on besides.
 */
export function sourceVersion(root: string, modules: readonly string[], data = ''): string {
  const sum = createHash('sha1').update(process.version).update(data);
  sum.update(readIfThere(path.join(root, 'package-lock.json')));
  const texts = [...sourcesOf(modules).values()].sort();
  return texts.reduce((all, text) => all.update('\0').update(text), sum).digest('hex');
}
