import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';

/** Results of reading files by content, so that only changed files are read again. */
export interface ContentCache<Result> {
  /**
   * What these bytes were read as in this run or the last one.
   *
   * @param kind - As what they are read; the same bytes may give one result for each kind.
   */
  readonly get: (bytes: Buffer, kind?: string) => Result | undefined;
  readonly set: (bytes: Buffer, result: Result, kind?: string) => void;
  /** Keeps what this run used for the next one; what it did not use is dropped. */
  readonly save: () => void;
}

interface Stored<Result> {
  readonly version: string;
  readonly results: ReadonlyMap<string, Result>;
}

const DIGEST_BYTES = 20;

function digest(bytes: Buffer): Buffer {
  return createHash('sha1').update(bytes).digest();
}

/** Digests of files that are asked for more than once in a run. */
const digests = new WeakMap<Buffer, string>();

function keyOf(bytes: Buffer, kind: string): string {
  let known = digests.get(bytes);
  if (known === undefined) {
    known = digest(bytes).toString('hex');
    digests.set(bytes, known);
  }
  return `${known} ${kind}`;
}

/** A file that was cut short, damaged or written by another version counts as none. */
function load<Result>(file: string, version: string): Stored<Result>['results'] {
  try {
    const bytes = fs.readFileSync(file);
    const content = bytes.subarray(DIGEST_BYTES);
    if (!digest(content).equals(bytes.subarray(0, DIGEST_BYTES))) {
      return new Map();
    }
    // Unlike JSON, this format knows a date from a text, as front matter does.
    const stored = v8.deserialize(content) as Stored<Result>;
    return stored.version === version ? stored.results : new Map();
  } catch {
    return new Map();
  }
}

/** Writes a file at once, so that two runs at the same time each leave a whole one. */
function store<Result>(file: string, stored: Stored<Result>): void {
  const temporary = `${file}.${randomUUID()}.tmp`;
  const content = v8.serialize(stored);
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    try {
      fs.writeFileSync(temporary, Buffer.concat([digest(content), content]));
      fs.renameSync(temporary, file);
    } finally {
      fs.rmSync(temporary, { force: true });
    }
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
 * @param version - Empties the cache when it changes: `sourceVersion` of the code that reads.
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
    get(bytes, kind = '') {
      const key = keyOf(bytes, kind);
      const result = used.get(key) ?? known.get(key);
      if (result !== undefined) {
        used.set(key, result);
      }
      return result;
    },
    set(bytes, result, kind = '') {
      used.set(keyOf(bytes, kind), result);
      isChanged = true;
    },
    save() {
      if (fs.existsSync(modules) && (isChanged || used.size !== known.size)) {
        store(file, { version, results: used });
      }
    },
  };
}
