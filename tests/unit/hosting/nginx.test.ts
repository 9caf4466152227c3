import { nginxFiles, type ServedSite } from '../../../src/hosting/nginx';
import { mapBlock, quoted } from '../../../src/hosting/nginx/syntax';

const place = { root: '/srv/site', listen: '8080', state: '/run/site' };

const site: ServedSite = {
  basePath: '/docs/',
  languagePrefixes: ['pt'],
  redirects: {
    exact: new Map([['/old/', '/new/#part']]),
    catchAll: [{ from: '/a/*', to: '/b/:splat' }],
  },
  commonHeaders: { 'X-Content-Type-Options': 'nosniff' },
  documentHeaders: new Map([
    ['/*', { 'Content-Security-Policy': "default-src 'self'" }],
    ['/frame/*', { 'Content-Security-Policy': "default-src 'none'" }],
  ]),
  fileHeaders: new Map([['/assets/open/*', { 'Access-Control-Allow-Origin': '*' }]]),
  cacheRules: [{ pattern: '/assets/*', value: 'immutable' }],
  revalidate: 'no-cache',
  neverStore: 'no-store',
};

test('redirects keep the language and the query, which comes before the anchor', () => {
  const { 'site/addresses.conf': text } = nginxFiles(site, place);
  expect(text).toContain('"/old/" "/docs$language_path/new/$is_args$args#part";');
  expect(text).toContain('"/docs$language_path/b/$rest_0$is_args$args";');
});

test('of two patterns the one that says more comes first', () => {
  const { 'site/headers.conf': text = '' } = nginxFiles(site, place);
  expect(text.indexOf("default-src 'none'")).toBeLessThan(text.indexOf("default-src 'self'"));
  expect(text.indexOf("default-src 'none'")).toBeGreaterThan(0);
});

test('a site of one language has no language in its patterns', () => {
  const files = nginxFiles({ ...site, languagePrefixes: [] }, place);
  expect(files['site/headers.conf']).toContain('"~^/docs/assets/" "immutable";');
  expect(files['site/addresses.conf']).not.toContain('language_segment');
});

test('headers of every answer are added to errors too, and in one place', () => {
  const { 'site/server.conf': text = '' } = nginxFiles(site, place);
  const added = text.split('\n').filter((line) => line.includes('add_header'));
  expect(added.filter((line) => !/^add_header .* always;$/.test(line))).toEqual([]);
  expect(added.join('\n')).toContain('add_header X-Content-Type-Options "nosniff" always;');
});

test('what nginx would take for something else is refused', () => {
  const withRedirect = (from: string, to: string): ServedSite => ({
    ...site,
    redirects: { exact: new Map([[from, to]]), catchAll: [] },
  });
  expect(() => nginxFiles(withRedirect('/a$b/', '/c/'), place)).toThrow('read a variable');
  expect(() => nginxFiles(withRedirect('/Old/', '/c/'), place)).toThrow('small letters');
  const broken = { ...site, commonHeaders: { 'X-Header': 'a\nb' } };
  expect(() => nginxFiles(broken, place)).toThrow('two lines');
});

test('quotes and backslashes stay what they are', () => {
  expect(quoted('a "b" \\.c')).toBe('"a \\"b\\" \\\\.c"');
});

test('a value that is longer than nginx reads is put together from pieces', () => {
  const value = "'sha256-x' ".repeat(1000).trim();
  const text = mapBlock({ source: '$uri', variable: '$policy', comment: '', rows: [['/', value]] });
  const words = [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word = '']) => word);
  expect(Math.max(...words.map((word) => word.length))).toBeLessThan(4096);
  const pieces = new Map(
    [...text.matchAll(/map "" (\S+) \{\s+default "([^"]*)"/g)].map(([, name = '', piece = '']) => [
      name.slice(1),
      piece,
    ]),
  );
  const row = /"\/" "([^"]*)";/.exec(text)?.[1] ?? '';
  expect(row.replace(/\$\{(\w+)\}/g, (_, name: string) => pieces.get(name) ?? '')).toBe(value);
});
