import { readdirSync } from 'node:fs';
import path from 'node:path';
import { filePattern } from '@site/src/hosting/fileEndings';

const isFile = (name: string): boolean => new RegExp(filePattern, 'i').test(name);

const staticFiles = readdirSync(path.resolve(__dirname, '../../../static'), {
  recursive: true,
  withFileTypes: true,
}).filter((entry) => entry.isFile());

/** Names of what plugins write beside pages. */
const written = [
  ...['main.0a1b.js', 'styles.0a1b.css', 'sw.js', 'index.md', 'llms.txt', 'robots.txt'],
  ...['sitemap.xml', 'releases.atom', 'site.webmanifest', 'files.json', 'preview.png'],
  ...['en_1.pf_index', 'en_1.pf_meta', 'en_1.pf_fragment', 'wasm.en.pagefind'],
];

test('each kind of file that the site has is known for one', () => {
  const names = [...staticFiles.map(({ name }) => name), ...written];
  expect(staticFiles.length).toBeGreaterThan(0);
  expect(names.filter((name) => !isFile(name))).toEqual([]);
});

test.each(['foo.bar', 'v0.13.0', 'index.html', 'next.js/', 'js', 'x.jsx', 'x.js.org', 'a.env'])(
  '%s is no file',
  (name) => {
    expect(isFile(name)).toBe(false);
  },
);
