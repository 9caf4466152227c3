import { previewPath, previewSize, twinPath } from '@site/src/navigation/pageFiles';

test.each([
  ['/core/a', '/core/a.md', '/img/social/core/a.png'],
  ['/core/a/', '/core/a.md', '/img/social/core/a.png'],
  ['/', '/index.md', '/img/social/index.png'],
])('%s has its Markdown at %s, and its picture at %s', (pathname, twin, picture) => {
  expect(twinPath(pathname)).toBe(twin);
  expect(previewPath(pathname)).toBe(picture);
});

test('pictures have the size that link previews show without cropping', () => {
  expect(previewSize).toEqual({ width: 1200, height: 630 });
});
