import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import type { ParsedPage } from './page/types';

/** Results of parsing by content, so that only changed pages are parsed again. */
export interface PageCache {
  /** What these bytes were parsed into in this run or the last one. */
  readonly get: (bytes: Buffer) => ParsedPage | undefined;
  readonly set: (bytes: Buffer, page: ParsedPage) => void;
  /** Keeps what this run used for the next one; what it did not use is dropped. */
  readonly save: () => void;
}

interface Stored {
  readonly version: string;
  readonly pages: ReadonlyMap<string, ParsedPage>;
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

/** Folders of the code that reads pages. */
const READER_FOLDERS = ['page', '../remark/code-blocks', '../remark/file-tree', '../code-variants'];

/** Changes whenever the code that reads pages changes, or any package it may use. */
function readerVersion(root: string): string {
  const sources = READER_FOLDERS.map((name) => path.join(__dirname, name)).flatMap((folder) =>
    fs.readdirSync(folder).map((file) => readIfThere(path.join(folder, file))),
  );
  return hash(process.version, readIfThere(path.join(root, 'package-lock.json')), ...sources);
}

function load(file: string, version: string): Stored['pages'] {
  try {
    // Unlike JSON, this format knows a date from a text, as front matter does.
    const stored = v8.deserialize(fs.readFileSync(file)) as Stored;
    return stored.version === version ? stored.pages : new Map();
  } catch {
    return new Map();
  }
}

/** Writes a file at once, so that two runs at the same time each leave a whole one. */
function store(file: string, stored: Stored): void {
  const temporary = `${file}.${process.pid}`;
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(temporary, v8.serialize(stored));
    fs.renameSync(temporary, file);
  } catch {
    // A cache that can't be written only costs time.
  }
}

/**
 * A cache in the folder where tools keep theirs. Parsing is most of a run's time, and between two
 * runs few pages change. Without `node_modules` it lasts for the run.
 */
export function createPageCache(root: string): PageCache {
  const modules = path.join(root, 'node_modules');
  const file = path.join(modules, '.cache', 'content-checks', 'pages.v8');
  const version = readerVersion(root);
  const known = load(file, version);
  const used = new Map<string, ParsedPage>();
  let isChanged = false;

  return {
    get(bytes) {
      const key = hash(bytes);
      const page = used.get(key) ?? known.get(key);
      if (page) {
        used.set(key, page);
      }
      return page;
    },
    set(bytes, page) {
      used.set(hash(bytes), page);
      isChanged = true;
    },
    save() {
      if (fs.existsSync(modules) && (isChanged || used.size !== known.size)) {
        store(file, { version, pages: used });
      }
    },
  };
}
