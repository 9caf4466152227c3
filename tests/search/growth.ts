import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { readArguments } from '../../src/command-line/readArguments';
import { runCommand } from '../../src/command-line/runCommand';
import { searchIndex } from '../../src/search/engine';
import type { PagefindFragment } from '../../src/search/engine/pagefindApi';
import { fileList, indexFolder } from '../../src/search/indexFiles';
import type { IndexedPage } from '../../src/search/indexing/pageDocument';
import { writeIndex } from '../../src/search/indexing/writeIndex';
import { openBuiltIndex } from '../../src/search/pagefind/builtIndex';
import { pageLoader } from '../../src/search/pagefind/pageLoader';
import { searchKinds, type SearchKind } from '../../src/search/types';
import { productIds, type ProductId } from '../../src/products';

const usage = `Compares what an answer of the search costs on this site and on one of ten times its pages.

  npm run --silent test:search-growth -- [options]

  --dir <folder>  folder that the build wrote (default build)
  --help          show this text

Exit codes: 0 reached, 1 not, 2 wrong usage.
`;

/** Pages of the larger site for each page of this one. */
const factor = 10;

/** Bytes that the first answer may need more of on the larger site. */
const mostGrowth = 40_000;

const queries = ['dialog', 'useDialogs', 'change the logo', 'sign in with github'];

/** Counts what the engine reads of an index from here on. */
function countReads(): () => number {
  const { fetch } = globalThis;
  let bytes = 0;
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request);
    bytes += (await response.clone().arrayBuffer()).byteLength;
    return response;
  };
  return () => bytes;
}

/** The pages of a built index, as they were before they were indexed. */
async function pagesOf(directory: string): Promise<IndexedPage[]> {
  const folder = path.join(directory, indexFolder);
  const files = JSON.parse(await readFile(path.join(folder, fileList), 'utf8')) as string[];
  const ids = files.flatMap((file) => /^fragment\/(.*)\.pf_fragment$/.exec(file)?.[1] ?? []);
  const loadPage = pageLoader(new URL(`file://${path.resolve(folder)}/`).href, '/');
  const pages: PagefindFragment[] = [];
  for (const id of ids) pages.push(await loadPage(id));
  return pages.map(({ url, meta, filters }) => ({
    url,
    title: meta.title,
    description: meta.description,
    keywords: (meta.keywords ?? '').split(', ').filter(Boolean),
    product: productIds.find((id): id is ProductId => id === filters.product?.[0]),
    kind: searchKinds.find((kind): kind is SearchKind => kind === filters.kind?.[0]),
  }));
}

/** Whether a word stays in a copy: a larger site has both more of the same words and new ones. */
const stays = (word: string, copy: number): boolean =>
  [...word].reduce((sum, letter) => sum + letter.charCodeAt(0), copy) % 2 === 0;

/** The page of another subject: every other longer word is one that no other copy has. */
function vary(html: string, copy: number): string {
  const $ = load(html);
  const ending = String.fromCharCode(97 + copy).repeat(2);
  $('article, main')
    .find('*')
    .contents()
    .each((_, node) => {
      if (node.type !== 'text') return;
      node.data = node.data.replace(/\p{L}{4,}/gu, (word) =>
        stays(word, copy) ? word : `${word}${ending}`,
      );
    });
  return $.html();
}

/** Writes the site with its pages, and copies of them that say something else. */
async function enlarge(directory: string, outDir: string, copies: number): Promise<void> {
  const pages: IndexedPage[] = [];
  for (const page of await pagesOf(directory)) {
    const html = await readFile(path.join(directory, page.url, 'index.html'), 'utf8');
    for (let copy = 0; copy < copies; copy += 1) {
      const url = copy === 0 ? page.url : `/copy-${copy}${page.url}`;
      await mkdir(path.join(outDir, url), { recursive: true });
      const content = copy === 0 ? html : vary(html, copy);
      await writeFile(path.join(outDir, url, 'index.html'), content);
      pages.push({ ...page, url, ...(copy > 0 && { title: `${page.title} ${copy}` }) });
    }
  }
  await writeIndex({ outDir, language: 'en', pages });
}

/** Bytes that the first answer to each query needs, from an index of which nothing is loaded. */
async function bytesOf(directory: string, reads: () => number): Promise<number[]> {
  const bytes: number[] = [];
  for (const query of queries) {
    const before = reads();
    const index = await openBuiltIndex(directory);
    await searchIndex(index, { query, filters: {}, limit: 8 });
    bytes.push(reads() - before);
  }
  return bytes;
}

/** Compares what an answer costs on this site and on one of ten times its pages. */
async function main(): Promise<void> {
  const { values } = readArguments({ options: { dir: { type: 'string', default: 'build' } } });
  const outDir = await mkdtemp(path.join(tmpdir(), 'larger-site-'));
  try {
    // Before the index is opened, which teaches `fetch` to read files.
    await openBuiltIndex(values.dir);
    await enlarge(values.dir, outDir, factor);
    const reads = countReads();
    const now = await bytesOf(values.dir, reads);
    const larger = await bytesOf(outDir, reads);
    process.stdout.write(
      `bytes of the index for a first answer, and with ${factor} times the pages\n`,
    );
    queries.forEach((query, i) => {
      process.stdout.write(`${query.padEnd(20)} ${now[i]}  ${larger[i]}\n`);
    });
    const growth = Math.max(...queries.map((_, i) => (larger[i] ?? 0) - (now[i] ?? 0)));
    if (growth > mostGrowth) {
      process.stderr.write(
        `src/search/indexing/writeIndex.ts  an answer needs ${growth} bytes more, above ` +
          `${mostGrowth} -> make the parts of the index smaller\n`,
      );
      process.exitCode = 1;
    }
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

void runCommand({ name: 'test:search-growth', usage }, main);
