import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AllContent } from '@docusaurus/types';
import {
  createCompiledPages,
  pageFacts,
  type CompiledPages,
  type PageFacts,
} from '@site/src/plugins/build-cache/compiledPages';

let root: string;
let page: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'compiled-pages-'));
  mkdirSync(path.join(root, 'docs-core'));
  page = path.join(root, 'docs-core/a.mdx');
  writeFileSync(page, '# A');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const facts = (changes: Partial<PageFacts> = {}): PageFacts => ({
  addresses: '@site/docs-core/a.mdx /toolpad/core/a/',
  frontMatter: new Map([[page, '{}']]),
  ...changes,
});

const build = (version = 'version', known = facts()): CompiledPages =>
  createCompiledPages(path.join(root, 'cache'), version, known);

/** What a build finds, after one that has compiled the page. */
function found(later: () => CompiledPages = build): string | undefined {
  const first = build();
  first.read(page);
  first.write(page, 'export default A;');
  return later().read(page);
}

test('a page that has not changed is not compiled again', () => {
  expect(found()).toBe('export default A;');
});

test.each<[string, () => CompiledPages]>([
  [
    'its text',
    () => {
      writeFileSync(page, '# Another A');
      return build();
    },
  ],
  ['the project', () => build('another version')],
  ['the address of any page', () => build('version', facts({ addresses: 'another address' }))],
  [
    'what is known of a translation',
    () => build('version', facts({ frontMatter: new Map([[page, '{"translation":"behind"}']]) })),
  ],
])('a page is compiled again when a change is in %s', (_what, later) => {
  expect(found(later)).toBeUndefined();
});

test('what is asked of a page besides makes another module', () => {
  found();
  expect(build().read(`${page}?truncated=true`)).toBeUndefined();
});

test('both bundles of a build hear the same, whatever happens between', () => {
  const first = build();
  expect(first.read(page)).toBeUndefined();
  first.write(page, 'export default A;');
  expect(first.read(page)).toBeUndefined();
  const second = build();
  expect(second.read(page)).toBe('export default A;');
  rmSync(path.join(root, 'cache'), { recursive: true });
  expect(second.read(page)).toBe('export default A;');
});

test('modules of pages that are gone are dropped', () => {
  found();
  const second = build();
  second.prune();
  expect(readdirSync(path.join(root, 'cache'))).toEqual([]);
});

test('addresses and front matter come from all releases of all products', () => {
  const version = (source: string, permalink: string) => ({
    docs: [{ source, permalink, frontMatter: { title: permalink } }],
  });
  const allContent = {
    'docusaurus-plugin-content-docs': {
      core: {
        loadedVersions: [version('@site/docs-core/b.mdx', '/b/'), version('@site/c', '/c/')],
      },
      studio: { loadedVersions: [version('@site/docs-studio/a.mdx', '/a/')] },
    },
  } as unknown as AllContent;
  const { addresses, frontMatter } = pageFacts(allContent, '/site');
  expect(addresses.split('\n')).toEqual([
    '@site/c /c/',
    '@site/docs-core/b.mdx /b/',
    '@site/docs-studio/a.mdx /a/',
  ]);
  expect(frontMatter.get('/site/docs-studio/a.mdx')).toBe('{"title":"/a/"}');
});

test('a site without documentation has no facts', () => {
  expect(pageFacts({}, '/site')).toEqual({ addresses: '', frontMatter: new Map() });
});
