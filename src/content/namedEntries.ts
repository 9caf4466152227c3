import fs from 'node:fs';
import path from 'node:path';
import { isFile } from './packageFolder';

/** Entries that the `exports` of a package name, with the files that each leads to under any condition. */
export type NamedEntries = readonly (readonly [entry: string, targets: readonly string[]])[];

function targetsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(targetsIn) : [];
}

/** What the manifest of a package names: patterns have a `*`. Undefined if it leaves all files open. */
export function namedEntries(folder: string): NamedEntries | undefined {
  const { exports } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports?: unknown;
  };
  if (!exports || typeof exports !== 'object') return undefined;
  return Object.entries(exports).map(([entry, value]) => [entry, targetsIn(value)] as const);
}

/** What the `*` of a pattern stands for in an entry; an empty text if there is none and they are equal. */
function starOf(entry: string, pattern: string): string | undefined {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return pattern === entry ? '' : undefined;
  return entry.length > before.length + after.length &&
    entry.startsWith(before) &&
    entry.endsWith(after)
    ? entry.slice(before.length, entry.length - after.length)
    : undefined;
}

/** True if `exports` lead an entry, written `./entry`, to a file that is there. */
export function leadsToFile(folder: string, entry: string): boolean {
  return (namedEntries(folder) ?? []).some(([pattern, targets]) => {
    const star = starOf(entry, pattern);
    return (
      star !== undefined &&
      targets.some((target) => isFile(path.join(folder, target.replaceAll('*', star))))
    );
  });
}

/** Names of what is in a folder, which may not be there. */
function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

/** What the `*` of a pattern can stand for, by the files that are there. */
function starsOf(folder: string, target: string): string[] {
  const [before = '', after = ''] = target.split('*');
  const start = before.slice(before.lastIndexOf('/') + 1);
  const end = after.split('/')[0] ?? '';
  const parent = path.join(folder, before.slice(0, before.length - start.length));
  return namesIn(parent)
    .filter((name) => name.length > start.length + end.length)
    .filter((name) => name.startsWith(start) && name.endsWith(end))
    .map((name) => name.slice(start.length, name.length - end.length))
    .filter((star) => isFile(path.join(folder, before + star + after)));
}

/** Modules and folders with one, of a package that leaves all its files open. */
function openEntries(folder: string): string[] {
  return namesIn(folder).flatMap((name) => {
    const module = /^(.+?)(?:\.d\.ts|\.[cm]?js)$/.exec(name)?.[1];
    if (module !== undefined) return module === 'index' ? [] : [module];
    const files = namesIn(path.join(folder, name));
    return files.some((file) => /^(?:package\.json|index\.(?:d\.ts|[cm]?js))$/.test(file))
      ? [name]
      : [];
  });
}

/** Entries that a package has below its name: `Button`, `locales/hiIN`. */
export function entriesOf(folder: string): string[] {
  const named = namedEntries(folder);
  const open = named ? [] : openEntries(folder);
  const inside = open.flatMap((name) =>
    openEntries(path.join(folder, name)).map((entry) => `${name}/${entry}`),
  );
  const written = (named ?? []).flatMap(([pattern, targets]) =>
    pattern.includes('*')
      ? targets.flatMap((target) => starsOf(folder, target)).map((s) => pattern.replace('*', s))
      : targets.length > 0
        ? [pattern]
        : [],
  );
  const entries = written.filter((entry) => /^\.\/(?!package\.json$)/.test(entry));
  return [...new Set([...open, ...inside, ...entries.map((entry) => entry.slice('./'.length))])];
}
