import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContentCache } from '@site/src/content/contentCache';
import { readBuiltPages, type MachineText } from '@site/src/plugins/machine-pages/pages';
import { contentToMarkdown } from '@site/src/plugins/machine-pages/toMarkdown';

jest.mock('@site/src/plugins/machine-pages/toMarkdown', () => {
  const actual = jest.requireActual<typeof import('@site/src/plugins/machine-pages/toMarkdown')>(
    '@site/src/plugins/machine-pages/toMarkdown',
  );
  return { ...actual, contentToMarkdown: jest.fn(actual.contentToMarkdown) };
});

let outDir: string;
const convert = jest.mocked(contentToMarkdown);

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'built-pages-'));
  convert.mockClear();
});

afterEach(() => rmSync(outDir, { recursive: true, force: true }));

function write(pathname: string, text: string, nav = ''): void {
  const folder = path.join(outDir, pathname);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><html><head><meta name="description" content="About ${pathname}"></head>
     <body><nav>${nav}</nav><article><div class="theme-doc-markdown">
     <h1>A page</h1>${text}</div></article></body></html>`,
  );
}

const site = () => ({ outDir, siteUrl: 'https://docs.example', baseUrl: '/toolpad/' });
const cache = () => createContentCache<MachineText>(outDir, 'test', 'version');

test('a page is what it says and where it stands, and links lead to Markdown', async () => {
  write('/core/a', '<p>See <a href="/toolpad/core/b/#c">b</a>.</p>');
  write('/core/b', '<p>Text</p>');
  const [first, second] = await readBuiltPages(site(), ['/core/a', '/core/b']);
  expect(first).toEqual({
    pathname: '/core/a',
    title: 'A page',
    description: 'About /core/a',
    markdown: '# A page\n\nSee [b](https://docs.example/toolpad/core/b.md#c).\n',
  });
  expect(second?.pathname).toBe('/core/b');
});

test('an article that was read before is not read again, whatever stands around it', async () => {
  const known = cache();
  write('/core/a', '<p>One</p>');
  const before = await readBuiltPages(site(), ['/core/a'], known);
  write('/core/a', '<p>One</p>', 'Another sidebar');
  expect(await readBuiltPages(site(), ['/core/a'], known)).toEqual(before);
  expect(convert).toHaveBeenCalledTimes(1);
  write('/core/a', '<p>Two</p>');
  const [after] = await readBuiltPages(site(), ['/core/a'], known);
  expect(after?.markdown).toBe('# A page\n\nTwo\n');
});

test('a page without documentation fails each time, with its address', async () => {
  mkdirSync(path.join(outDir, 'core/a'), { recursive: true });
  writeFileSync(path.join(outDir, 'core/a/index.html'), '<main>Nothing</main>');
  const known = cache();
  for (const _time of ['first', 'second']) {
    await expect(readBuiltPages(site(), ['/core/a'], known)).rejects.toThrow(
      '/core/a/ has no text that Markdown can be made of',
    );
  }
});
