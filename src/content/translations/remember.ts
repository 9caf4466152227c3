import path from 'node:path';
import { createContentCache, readerVersion } from '../contentCache';

/** Folders of the code that reads translations. */
const READER_FOLDERS = ['.', '../page', '../../translations', '../../translations/strings'];

/** What is read of one kind of file, kept from run to run by the content of the files. */
export interface Memory {
  /** The result for these bytes, which is made if it is not known. */
  readonly recall: <Result>(kind: string, bytes: Buffer, read: (bytes: Buffer) => Result) => Result;
  /** The results of a kind as a cache of their own. */
  readonly get: <Result>(kind: string, bytes: Buffer) => Result | undefined;
  readonly set: (kind: string, bytes: Buffer, result: unknown) => void;
  readonly save: () => void;
}

/** Opens what the last run has read of translations. */
export function createMemory(root: string): Memory {
  const folders = READER_FOLDERS.map((name) => path.join(__dirname, name));
  const cache = createContentCache<unknown>(root, 'translations', readerVersion(root, folders));
  const key = (kind: string, bytes: Buffer): Buffer =>
    Buffer.concat([Buffer.from(`${kind}\0`), bytes]);
  return {
    recall<Result>(kind: string, bytes: Buffer, read: (bytes: Buffer) => Result): Result {
      const known = cache.get(key(kind, bytes)) as Result | undefined;
      if (known) {
        return known;
      }
      const result = read(bytes);
      cache.set(key(kind, bytes), result);
      return result;
    },
    get: <Result>(kind: string, bytes: Buffer) => cache.get(key(kind, bytes)) as Result | undefined,
    set: (kind, bytes, result) => cache.set(key(kind, bytes), result),
    save: cache.save,
  };
}
