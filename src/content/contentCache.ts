import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';

/** Results of reading files by content, so that only changed files are read again. */
export interface ContentCache<Result> {
  /** What these bytes were read as in this run or the last one. */
  readonly get: (bytes: Buffer) => Result | undefined;
  readonly set: (bytes: Buffer, result: Result) => void;
  /** Keeps what this run used for the next one; what it did not use is dropped. */
  readonly save: () => void;
}

interface Stored<Result> {
  readonly version: string;
  readonly results: ReadonlyMap<string, Result>;
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

/**
 * Changes whenever the code that reads changes, or any package it may use.
 *
 * @param root - Absolute path of the project.
 * @param folders - Absolute paths of the folders that hold this code.
 */
export function readerVersion(root: string, folders: readonly string[]): string {
  const sources = folders.flatMap((folder) =>
    fs.readdirSync(folder).map((file) => readIfThere(path.join(folder, file))),
  );
  return hash(process.version, readIfThere(path.join(root, 'package-lock.json')), ...sources);
}

function load<Result>(file: string, version: string): Stored<Result>['results'] {
  try {
    // Unlike JSON, this format knows a date from a text, as front matter does.
    const stored = v8.deserialize(fs.readFileSync(file)) as Stored<Result>;
    return stored.version === version ? stored.results : new Map();
  } catch {
    return new Map();
  }
}

/** Writes a file at once, so that two runs at the same time each leave a whole one. */
function store<Result>(file: string, stored: Stored<Result>): void {
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
 * runs few files change. Without `node_modules` it lasts for the run.
 *
 * @param root - Absolute path of the project.
 * @param name - Name of the cache among those of the checks.
 * @param version - Empties the cache when it changes: {@link readerVersion}.
 */
export function createContentCache<Result>(
  root: string,
  name: string,
  version: string,
): ContentCache<Result> {
  const modules = path.join(root, 'node_modules');
  const file = path.join(modules, '.cache', 'content-checks', `${name}.v8`);
  const known = load<Result>(file, version);
  const used = new Map<string, Result>();
  let isChanged = false;

  return {
    get(bytes) {
      const key = hash(bytes);
      const result = used.get(key) ?? known.get(key);
      if (result) {
        used.set(key, result);
      }
      return result;
    },
    set(bytes, result) {
      used.set(hash(bytes), result);
      isChanged = true;
    },
    save() {
      if (fs.existsSync(modules) && (isChanged || used.size !== known.size)) {
        store(file, { version, results: used });
      }
    },
  };
}
