import path from 'node:path';
import { createContentCache, type ContentCache } from '../contentCache';
import { sourceVersion } from '../sourceVersion';

/** Modules that read translations, and the strings of modules. */
const READERS = [
  'readContent',
  '../page/mdxParser',
  '../../translations/glossary',
  '../../translations/sourceStamps',
  '../../translations/strings/codeStrings',
  '../../translations/strings/parseStrings',
].map((name) => path.join(__dirname, name));

/** What is read of one kind of file, kept from run to run by the content of the files. */
export interface Memory {
  /** The result for these bytes, which is made if it is not known. */
  readonly recall: <Result>(kind: string, bytes: Buffer, read: (bytes: Buffer) => Result) => Result;
  /** The results of a kind as a cache of their own, which is saved with all others. */
  readonly cacheOf: <Result>(kind: string) => Omit<ContentCache<Result>, 'save'>;
  readonly save: () => void;
}

/** Opens what the last run has read of translations. */
export function createMemory(root: string): Memory {
  const cache = createContentCache<unknown>(root, 'translations', sourceVersion(root, READERS));
  return {
    recall<Result>(kind: string, bytes: Buffer, read: (bytes: Buffer) => Result): Result {
      const known = cache.get(bytes, kind) as Result | undefined;
      if (known !== undefined) {
        return known;
      }
      const result = read(bytes);
      cache.set(bytes, result, kind);
      return result;
    },
    cacheOf: <Result>(kind: string) => ({
      get: (bytes: Buffer, part = '') => cache.get(bytes, kind + part) as Result | undefined,
      set: (bytes: Buffer, result: Result, part = '') => cache.set(bytes, result, kind + part),
    }),
    save: cache.save,
  };
}
