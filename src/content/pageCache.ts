import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { PageCache } from './loadPages';
import type { ParsedPage } from './page/types';

/** A cache that can be kept for the next run. */
export interface StoredPageCache extends PageCache {
  /** Writes what this run used; what it did not use is dropped. */
  readonly save: () => void;
}

interface Stored {
  readonly version: string;
  readonly pages: Readonly<Record<string, ParsedPage>>;
}

function hash(...parts: readonly (string | Buffer)[]): string {
  return parts.reduce((sum, part) => sum.update(part), createHash('sha1')).digest('hex');
}

function readIfThere(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Changes whenever the code that reads pages changes, or any package it may use. */
function readerVersion(root: string): string {
  const folder = path.join(__dirname, 'page');
  const sources = fs.readdirSync(folder).map((file) => readIfThere(path.join(folder, file)));
  return hash(readIfThere(path.join(root, 'package-lock.json')), ...sources);
}

function load(file: string, version: string): Stored['pages'] {
  try {
    const stored = JSON.parse(fs.readFileSync(file, 'utf8')) as Stored;
    return stored.version === version ? stored.pages : {};
  } catch {
    return {};
  }
}

/**
 * A cache of parsed pages by content, in the folder where tools keep theirs. Parsing is most of a
 * run's time, and between two runs few pages change. Without `node_modules` it lasts for the run.
 */
export function createPageCache(root: string): StoredPageCache {
  const modules = path.join(root, 'node_modules');
  const file = path.join(modules, '.cache', 'content-checks', 'pages.json');
  const version = readerVersion(root);
  const known = load(file, version);
  const used: Record<string, ParsedPage> = {};
  let isChanged = false;

  return {
    get(bytes, parse) {
      const key = hash(bytes);
      const page = used[key] ?? known[key];
      if (!page) {
        isChanged = true;
      }
      return (used[key] = page ?? parse());
    },
    save() {
      if (
        !fs.existsSync(modules) ||
        (!isChanged && Object.keys(used).length === Object.keys(known).length)
      ) {
        return;
      }
      const temporary = `${file}.${process.pid}`;
      try {
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(temporary, JSON.stringify({ version, pages: used } satisfies Stored));
        // Two runs at the same time each leave a whole file.
        fs.renameSync(temporary, file);
      } catch {
        // A cache that can't be written only costs time.
      }
    },
  };
}
