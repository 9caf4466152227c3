import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDocumentCache, readDocument } from '@site/src/search/indexing/documentCache';
import { pageDocument } from '@site/src/search/indexing/pageDocument';

jest.mock('@site/src/search/indexing/pageDocument', () => {
  const actual = jest.requireActual<typeof import('@site/src/search/indexing/pageDocument')>(
    '@site/src/search/indexing/pageDocument',
  );
  return { ...actual, pageDocument: jest.fn(actual.pageDocument) };
});

let root: string;
const make = jest.mocked(pageDocument);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'documents-'));
  mkdirSync(path.join(root, 'node_modules'));
  make.mockClear();
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const page = { url: '/core/a/', title: 'Tables', keywords: ['grid'] };
const html = (text: string, nav = '', robots = '') =>
  Buffer.from(
    `<!doctype html><html lang="en"><head>${robots}</head><body><nav>${nav}</nav>` +
      `<article><h2>Sorting</h2><p>${text}</p></article></body></html>`,
  );

test('a page whose article is the same in the next build is not read again', () => {
  const first = createDocumentCache(root, 'en');
  const document = readDocument(html('One'), page, 'en', first);
  first.save();
  const second = createDocumentCache(root, 'en');
  expect(readDocument(html('One', 'Another sidebar'), page, 'en', second)).toEqual(document);
  expect(make).toHaveBeenCalledTimes(1);
  expect(document?.content).toContain('<p>One</p>');
  expect(document?.words).toEqual(expect.arrayContaining(['Tables', 'grid', 'Sorting']));
});

test('another text, another title, or another language is read', () => {
  const cache = createDocumentCache(root, 'en');
  for (const [text, title, language] of [
    ['One', 'Tables', 'en'],
    ['Two', 'Tables', 'en'],
    ['One', 'Lists', 'en'],
    ['One', 'Tables', 'pt'],
  ] as const) {
    readDocument(html(text), { ...page, title }, language, cache);
  }
  expect(make).toHaveBeenCalledTimes(4);
});

test('that a page is not to be found is known too', () => {
  const hidden = html('One', '', '<meta name="robots" content="noindex">');
  const cache = createDocumentCache(root, 'en');
  expect(readDocument(hidden, page, 'en', cache)).toBeUndefined();
  expect(readDocument(hidden, page, 'en', cache)).toBeUndefined();
  expect(make).toHaveBeenCalledTimes(1);
});

test('without a cache it is the same', () => {
  const cached = readDocument(html('One'), page, 'en', createDocumentCache(root, 'en'));
  expect(readDocument(html('One'), page, 'en')).toEqual(cached);
});
