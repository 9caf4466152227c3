import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type * as PagefindService from 'pagefind';
import { nativeImport } from '../../plugins/demos/nativeImport.cjs';
import { writeBuiltFile } from '../../plugins/writeBuiltFile';
import { fileList, indexFolder, vocabularyFile } from '../indexFiles';
import { readDocument, type DocumentCache } from './documentCache';
import type { IndexedPage } from './pageDocument';
import { stableFilters } from './stableFilters';
import { VocabularyBuilder } from './vocabulary';

/**
 * Size of a part of the index, in Pagefind's units: about 5 kB instead of 35 for each word that is
 * looked for. Pagefind reads it from the environment and calls the variable unstable: a version
 * without it makes bigger parts, which the budget of bytes in the end-to-end tests would notice.
 */
const chunkSize = '2000';

/** Characters besides letters and digits that belong to words: `NODE_ENV`. */
const includeCharacters = '_$';

/** What the browser needs of what Pagefind writes; its own interfaces stay out. */
const neededFiles = /^(?:pagefind\.js|pagefind-entry\.json|.*\.pf_(?:meta|index|fragment|filter))$/;

/** The site in one language. */
export interface IndexSource {
  /** Folder of the build. */
  readonly outDir: string;
  /** As in `<html lang>`. */
  readonly language: string;
  readonly pages: readonly IndexedPage[];
  /** Folder of the index below that of the build. */
  readonly folder?: string;
  /** What pages were read as before. */
  readonly cache?: DocumentCache;
}

/** What was written. */
export interface WrittenIndex {
  readonly pageCount: number;
}

function fail(errors: readonly string[], where: string): void {
  if (errors.length > 0) {
    throw new Error(`${where}  ${errors.join('; ')} -> see the log of Pagefind above`);
  }
}

/** @returns names of what was written. */
async function writeFiles(
  files: readonly PagefindService.IndexFile[],
  folder: string,
): Promise<readonly string[]> {
  await rm(folder, { recursive: true, force: true });
  const entry = files.find((file) => file.path === 'pagefind-entry.json');
  const { languages = {} } = JSON.parse(Buffer.from(entry?.content ?? []).toString() || '{}') as {
    languages?: Readonly<Record<string, { readonly wasm: string | null }>>;
  };
  const engines = Object.values(languages).map(({ wasm }) => `wasm.${wasm ?? 'unknown'}.pagefind`);
  const needed = files.filter(
    (file) => neededFiles.test(path.basename(file.path)) || engines.includes(file.path),
  );
  for (const file of needed) {
    writeBuiltFile(path.join(folder, file.path), file.content);
  }
  return needed.map((file) => file.path.replaceAll(path.sep, '/'));
}

/**
 * Writes a search index of a built site into its folder `pagefind`, or into another one.
 *
 * @throws if a page of the list was not built, or Pagefind complains about one.
 */
export async function writeIndex({
  outDir,
  language,
  pages,
  folder: target = indexFolder,
  cache,
}: IndexSource): Promise<WrittenIndex> {
  process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE ??= chunkSize;
  const { createIndex, close } = (await nativeImport('pagefind')) as typeof PagefindService;
  const { index, errors } = await createIndex({ includeCharacters, forceLanguage: language });
  if (!index) throw new Error(`pagefind  ${errors.join('; ')} -> npm ci installs its binary`);
  const vocabulary = new VocabularyBuilder();
  let pageCount = 0;
  try {
    for (const page of pages) {
      const file = path.join(outDir, page.url, 'index.html');
      const document = readDocument(readFileSync(file), page, language, cache);
      if (document) {
        const { content, words } = document;
        fail((await index.addHTMLFile({ url: page.url, content })).errors, file);
        vocabulary.add(words);
        pageCount += 1;
      }
    }
    const { files, errors: writeErrors } = await index.getFiles();
    fail(writeErrors, outDir);
    const folder = path.join(outDir, target);
    const names = await writeFiles(stableFilters(files), folder);
    await writeFile(path.join(folder, vocabularyFile), JSON.stringify(vocabulary.build()));
    const list = [...names, vocabularyFile].sort();
    await writeFile(path.join(folder, fileList), JSON.stringify(list));
  } finally {
    await close();
  }
  return { pageCount };
}
