import { readPageAddress } from '@site/src/authoring/pageAddress';
import { UsageError } from '@site/src/command-line/UsageError';

test.each([
  'core/components/account',
  '/core/components/account/',
  '/toolpad/core/components/account',
  'docs-core/components/account.mdx',
  './docs-core/components/account.md',
  'core/components/account.mdx',
  'docs-core\\components\\account.mdx',
  'https://mui.com/toolpad/core/components/account/?a#props',
  'http://localhost:3000/toolpad/core/components/account/',
])('%s is the page of an account', (text) => {
  expect(readPageAddress(text)).toEqual({
    product: 'core',
    pathname: '/core/components/account',
    file: 'docs-core/components/account.mdx',
  });
});

test('a page may stand deeper, and in the other product', () => {
  expect(readPageAddress('studio/reference/api/get-context')).toEqual({
    product: 'studio',
    pathname: '/studio/reference/api/get-context',
    file: 'docs-studio/reference/api/get-context.mdx',
  });
});

test.each([
  ['cor/a/b', '"cor" is no product -> did you mean core/a/b?'],
  ['xyzzy/a/b', '"xyzzy" is no product -> begin with core/ or studio/'],
  ['', '"" is no product -> begin with core/ or studio/'],
  ['core', '"core" names no page of a group -> write core/<group>/<page>'],
  ['studio/a/', '"studio/a/" names no page of a group -> write studio/<group>/<page>'],
  ['core/A/b', '"A" is no name for a page or folder -> did you mean a?'],
  [
    'core/a/SignInPage',
    '"SignInPage" is no name for a page or folder -> did you mean sign-in-page?',
  ],
  ['core/a/_Página 2_', '"_Página 2_" is no name for a page or folder -> did you mean pagina-2?'],
  [
    'core/a/页',
    '"页" is no name for a page or folder -> use lower-case letters and digits, words joined by single hyphens',
  ],
  [
    'core/a/b.txt',
    '"b.txt" is no name for a page or folder -> use lower-case letters and digits, words joined by single hyphens',
  ],
  ['my/docs-core/a/b', '"my" is no product -> begin with core/ or studio/'],
  ['core/a/hooks-api', '"hooks-api" is reserved for the tabs of a page -> choose another name'],
  [
    'core/a/index',
    'a page named "index" would be served at the address of its folder -> choose another name',
  ],
  [
    'core/a/readme',
    'a page named "readme" would be served at the address of its folder -> choose another name',
  ],
  [
    'core/a/a',
    'a page named "a" would be served at the address of its folder -> choose another name',
  ],
])('%j: %s', (text, message) => {
  const read = () => readPageAddress(text);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(new UsageError(message));
});
