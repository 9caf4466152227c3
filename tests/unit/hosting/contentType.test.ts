import { contentType, isCompressible } from '@site/src/hosting/contentType';

test.each([
  ['index.html', 'text/html; charset=utf-8', true],
  ['page.md', 'text/markdown; charset=utf-8', true],
  ['main.js', 'text/javascript; charset=utf-8', true],
  ['index.json', 'application/json; charset=utf-8', true],
  ['sitemap.xml', 'text/xml; charset=utf-8', true],
  ['releases.atom', 'application/atom+xml; charset=utf-8', true],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8', true],
  ['icon.svg', 'image/svg+xml; charset=utf-8', true],
  ['data.jsonld', 'application/ld+json; charset=utf-8', true],
  ['search.wasm', 'application/wasm', true],
  ['picture.webp', 'image/webp', false],
  ['font.woff2', 'font/woff2', false],
  ['archive.zip', 'application/zip', false],
  ['index.pf_index', 'application/octet-stream', false],
  ['LICENSE', 'application/octet-stream', false],
  // What every plain object knows is no ending of a file.
  ['__proto__', 'application/octet-stream', false],
  ['x.constructor', 'application/octet-stream', false],
  ['x.toString', 'application/octet-stream', false],
])('%s is %s, and gets smaller: %s', (file, type, isSmaller) => {
  expect(contentType(file)).toBe(type);
  expect(isCompressible(type)).toBe(isSmaller);
});

test('a type is one in any spelling of its parameters', () => {
  expect(isCompressible('')).toBe(false);
  expect(isCompressible('application/json;charset=utf-8')).toBe(true);
  expect(isCompressible('image/png; note=text/json')).toBe(false);
});
