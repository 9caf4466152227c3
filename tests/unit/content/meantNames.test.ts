import { meantPathname, originalOf, withPageEnding } from '@site/src/content/meantNames';

const files = { isFile: (file: string) => file === 'docs-core/a/crud.mdx' };

test.each([
  'crud copy',
  'crud copy 2',
  'crud - Copy',
  'crud - Copy (2)',
  'crud (1)',
  'crud 2',
  'Copy of crud',
  "crud (Ann's conflicted copy 2026-01-31)",
  'crud.sync-conflict-20260131-120000-ABC',
])('%s is a copy of crud', (name) => {
  expect(originalOf(`docs-core/a/${name}.mdx`, files)).toBe('docs-core/a/crud.mdx');
});

test.each(['crud', 'crud-copy', 'crud-2', 'copy', 'other copy', 'crud copies', 'b/crud (1)'])(
  '%s is none',
  (name) => {
    expect(originalOf(`docs-core/a/${name}.mdx`, files)).toBeUndefined();
  },
);

test.each([
  ['docs-core/a/crud.MDX', 'crud.mdx'],
  ['crud.mdx.txt', 'crud.mdx'],
  ['crud.markdown', 'crud.mdx'],
  ['crud.png', undefined],
  ['txt', undefined],
])('%s would be %s', (file, name) => {
  expect(withPageEnding(file)).toBe(name);
});

test.each([
  ['/core/a/crud', '/core/a/crud'],
  ['/core/My Group/SignInPage', '/core/my-group/sign-in-page'],
  ['/core/a/Über_uns 2', '/core/a/uber-uns-2'],
  ['/core/a/APIKeys', '/core/a/api-keys'],
  ['/core/a/[docsTab]', '/core/a/[docsTab]'],
  ['/core/a/页', undefined],
  ['/core/a/crud.v2', undefined],
])('%s is meant to be %s', (pathname, meant) => {
  expect(meantPathname(pathname)).toBe(meant);
});
