import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { nativeImport } from '../../plugins/demos/nativeImport.cjs';
import { basePath } from '../../site';
import type { SearchIndex } from '../engine';
import type { PagefindModule } from '../engine/pagefindApi';
import { archiveFolder, indexFolder } from '../indexFiles';
import { loadIndex } from './loadIndex';

interface IndexEntry {
  readonly languages: Readonly<Record<string, { readonly page_count: number }>>;
}

/** Lets `fetch` read files, as Pagefind's module asks for the parts of its index by `fetch` alone. */
function fetchFiles(): void {
  const fetchNetwork = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    if (!address.startsWith('file:')) return fetchNetwork(input, init);
    return new Response(
      new Uint8Array(await readFile(fileURLToPath(address.replace(/\?.*$/, '')))),
    );
  };
}

/** The module's text as an address: a folder without `package.json` says nothing of module kinds. */
async function importModule(file: string): Promise<PagefindModule> {
  const source = await readFile(file, 'base64');
  return (await nativeImport(`data:text/javascript;base64,${source}`)) as PagefindModule;
}

let fetchesFiles = false;

/**
 * Opens the index of a built site, in this process.
 *
 * @param directory folder that the build wrote.
 * @param locale language, if it is not the default one.
 * @param version key of an archived release, to search in that one.
 * @throws if there is no index.
 */
export async function openBuiltIndex(
  directory: string,
  locale?: string,
  version?: string,
): Promise<SearchIndex> {
  const name = version === undefined ? indexFolder : archiveFolder(version);
  const folder = path.resolve(directory, locale ?? '', name);
  const entryFile = path.join(folder, 'pagefind-entry.json');
  if (!existsSync(entryFile)) {
    throw new Error(`${path.relative('', folder)}  there is no search index -> run npm run build`);
  }
  if (!fetchesFiles) fetchFiles();
  fetchesFiles = true;
  const { languages } = JSON.parse(await readFile(entryFile, 'utf8')) as IndexEntry;
  const [[language, { page_count: pageCount }] = ['en', { page_count: 0 }]] =
    Object.entries(languages);
  return loadIndex({
    address: pathToFileURL(`${folder}/`).href,
    baseUrl: locale ? `${basePath}${locale}/` : basePath,
    loadModule: () => importModule(path.join(folder, 'pagefind.js')),
    language,
    pageCount,
  });
}
