import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { renderFailures } from '@site/src/command-line/renderFailures.cjs';

let folder: string;

const pages = {
  'docusaurus-plugin-content-docs/core/site-docs-core-a-mdx-1.json': {
    source: '@site/docs-core/a.mdx',
    permalink: '/toolpad/core/a',
  },
  'docusaurus-plugin-content-docs/core/site-i18n-pt-a-mdx-2.json': {
    source: '@site/i18n/pt/docusaurus-plugin-content-docs-core/current/b.mdx',
    permalink: '/toolpad/pt/core/b',
  },
  'docusaurus-plugin-content-docs/core/version-metadata.json': { permalink: '/toolpad/core/a' },
  'docusaurus-plugin-content-pages/default/site-src-pages-c-mdx-3.json': {
    source: '@site/src/pages/c/index.mdx',
    permalink: '/toolpad/c/',
  },
};

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'render-failures-'));
  for (const [file, content] of Object.entries(pages)) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, JSON.stringify(content));
  }
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** An error as Docusaurus makes it of pages that it can't render. */
function failure(causes: Readonly<Record<string, unknown>>): Error {
  const errors = Object.entries(causes).map(
    ([address, cause]) =>
      new Error(`Can't render static file for pathname "${address}"\n\nTips`, { cause }),
  );
  const site = new Error('Docusaurus static site generation failed', {
    cause: new AggregateError(errors),
  });
  return new Error('Unable to build website for locale en.', { cause: site });
}

test('every page that can not be rendered is named by its file', () => {
  const error = failure({
    '/toolpad/pt/core/b/': new Error('outer', { cause: new Error('inner\n  of two lines') }),
    '/toolpad/core/a/': new TypeError('x is null'),
    '/toolpad/c/': new ReferenceError('window is not defined'),
    '/toolpad/core/a/b/': new Error('no demo "x" -> correct its name'),
    '/toolpad/d/': 'a text',
  });
  expect(renderFailures(error, folder)).toEqual([
    "docs-core/a.mdx:1:1  error build/page  the page can't be rendered: x is null -> correct the braces or the component that throws this",
    "i18n/pt/docusaurus-plugin-content-docs-core/current/b.mdx:1:1  error build/page  the page can't be rendered: inner of two lines -> correct the braces or the component that throws this",
    "src/pages/c/index.mdx:1:1  error build/page  the page can't be rendered: window is not defined -> only browsers have it: use it in an effect, or in <BrowserOnly>",
    'the page /toolpad/core/a/b/ can\'t be rendered: no demo "x" -> correct its name',
    "the page /toolpad/d/ can't be rendered: a text -> correct the braces or the component that throws this",
  ]);
});

test.each([
  ['another error', new Error('no')],
  ['what is no error', 'no'],
  ['nothing', undefined],
])('%s is left to others', (_name, error) => {
  expect(renderFailures(error, folder)).toEqual([]);
});

test('without what Docusaurus keeps, pages are named by their addresses', () => {
  const error = failure({ '/toolpad/core/a/': new Error('no') });
  expect(renderFailures(error, path.join(folder, 'nowhere'))).toEqual([
    "the page /toolpad/core/a/ can't be rendered: no -> correct the braces or the component that throws this",
  ]);
});

describe('pages that fail alike by the dozen', () => {
  const causes = (count: number, cause: () => unknown): Record<string, unknown> => ({
    '/toolpad/core/a/': cause(),
    ...Object.fromEntries(
      Array.from({ length: count - 1 }, (_, index) => [`/toolpad/z/${index}/`, cause()]),
    ),
  });

  function thrown(message: string, stack: string): Error {
    const error = new TypeError(message);
    error.stack = `TypeError: ${message}\n    at Object.nope (bundle.js:1:2)\n${stack}`;
    return error;
  }

  test.each([
    ['    at SearchBar (bundle.js:3:4)\n    at Navbar (bundle.js:5:6)', 'SearchBar'],
    ['    at render (bundle.js:2:2)\n    at new Counter (bundle.js:3:4)', 'Counter'],
    ['    at Root.render (bundle.js:3:4)', 'Root'],
    ['    at d.Footer [as constructor] (bundle.js:3:4)', 'Footer'],
    ['    at Object.Layout (bundle.js:3:4)', 'Layout'],
  ])('are told once, with the component: %j', (stack, component) => {
    const error = failure(causes(12, () => thrown('x is null', stack)));
    expect(renderFailures(error, folder)).toEqual([
      `docs-core/a.mdx:1:1  error build/page  the page and 11 others can't be rendered: x is null, in ${component} -> correct the component that all of them show`,
    ]);
  });

  test('without a component in the stack, it is said how to see where', () => {
    const error = failure(causes(13, () => thrown('x is null', '    at bundle.js:3:4')));
    expect(renderFailures(error, folder)).toEqual([
      "docs-core/a.mdx:1:1  error build/page  the page and 12 others can't be rendered: x is null -> correct the component that all of them show; DOCS_DEBUG=1 shows where it is thrown",
    ]);
  });

  test('keep the fix of their error, and others are told beside them', () => {
    const error = failure({
      ...causes(12, () => thrown('window is not defined', '    at Chart (bundle.js:3:4)')),
      '/toolpad/c/': new TypeError('y is null'),
    });
    expect(renderFailures(error, folder)).toEqual([
      "docs-core/a.mdx:1:1  error build/page  the page and 11 others can't be rendered: window is not defined, in Chart -> only browsers have it: use it in an effect, or in <BrowserOnly>",
      "src/pages/c/index.mdx:1:1  error build/page  the page can't be rendered: y is null -> correct the braces or the component that throws this",
    ]);
  });

  test('without files, they are told by the address of one', () => {
    const { '/toolpad/core/a/': _, ...others } = causes(
      13,
      () => new Error('no "x" -> add "x" -> go on'),
    );
    expect(renderFailures(failure(others), folder)).toEqual([
      'the page /toolpad/z/0/ and 11 others can\'t be rendered: no "x" -> add "x" -> go on',
    ]);
  });

  test('eleven are told one by one', () => {
    const error = failure(causes(11, () => thrown('x is null', '    at Root (bundle.js:3:4)')));
    expect(renderFailures(error, folder)).toHaveLength(11);
  });
});
