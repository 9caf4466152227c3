import { contentType, isCompressible } from '@site/src/hosting/contentType';

test.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['assets/js/main.0123abcd.js', 'text/javascript; charset=utf-8'],
  ['llms.txt', 'text/plain; charset=utf-8'],
  ['core/introduction/overview.md', 'text/markdown; charset=utf-8'],
  ['manifest.json', 'application/json; charset=utf-8'],
  ['feed.xml', 'text/xml; charset=utf-8'],
  ['img/logo.svg', 'image/svg+xml; charset=utf-8'],
  ['img/screenshot.webp', 'image/webp'],
  ['fonts/inter.woff2', 'font/woff2'],
  ['LICENSE', 'application/octet-stream'],
  ['archive.unknown', 'application/octet-stream'],
  // What every plain object knows is no ending of a file.
  ['__proto__', 'application/octet-stream'],
  ['x.constructor', 'application/octet-stream'],
  ['x.toString', 'application/octet-stream'],
])('%s is %s', (name, type) => {
  expect(contentType(name)).toBe(type);
});

test.each([
  ['text/html; charset=utf-8', true],
  ['image/svg+xml; charset=utf-8', true],
  ['application/wasm', true],
  ['image/webp', false],
  ['font/woff2', false],
])('compressing %s pays: %s', (type, pays) => {
  expect(isCompressible(type)).toBe(pays);
});
