import fs from 'node:fs';
import path from 'node:path';
import { UsageError } from '../command-line/UsageError';
import { leadsOut } from '../content/files';
import { isMarkdown } from '../content/loadPages';
import { nearestPathname } from '../content/nearestPathname';
import { lintedFiles } from './lintedFiles';
import { projectPath } from './projectPath';

const TRANSLATION = /^i18n\/[^/]+\//;

function statOf(name: string): fs.Stats | undefined {
  try {
    return fs.statSync(name);
  } catch {
    // Not there, below a file, or a link that leads to nothing.
    return undefined;
  }
}

/** Why something that is there can't be read, if it can't. */
function reasonAgainst(file: string, stats: fs.Stats): string | undefined {
  if (leadsOut(file)) return 'lies outside of the project -> name files of the project';
  if (TRANSLATION.test(file)) {
    return 'is a translation, and only English is read -> name English files';
  }
  if (stats.isDirectory()) return undefined;
  return stats.isFile() && isMarkdown(file)
    ? undefined
    : 'is no Markdown -> name files that end in .md or .mdx, or none for all';
}

/** What a name on the command line stands for: a file, or those in a folder. */
function filesOf(name: string, root: string): string[] {
  const file = projectPath(path.resolve(name), root);
  const stats = name === '' ? undefined : statOf(name);
  if (!stats) {
    const meant = nearestPathname(file, lintedFiles(root));
    const fix = meant ? `did you mean ${meant}?` : 'name Markdown files, or none for all';
    throw new UsageError(`${name || '""'} is no file -> ${fix}`);
  }
  const reason = reasonAgainst(file, stats);
  if (reason) throw new UsageError(`${name} ${reason}`);
  if (!stats.isDirectory()) return [file];
  const inside = lintedFiles(root).filter((one) => file === '' || one.startsWith(`${file}/`));
  if (inside.length === 0) {
    throw new UsageError(`${name} holds no English Markdown -> name other files, or none for all`);
  }
  return inside;
}

/**
 * The Markdown that a command line names, by paths from the project root and each once.
 *
 * @throws UsageError for the first name that stands for nothing that can be read.
 */
export function namedFiles(names: readonly string[], root: string): string[] {
  return [...new Set(names.flatMap((name) => filesOf(name, root)))];
}
