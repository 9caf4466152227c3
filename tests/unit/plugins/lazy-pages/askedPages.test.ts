import type { IncomingMessage } from 'node:http';
import type { AllContent } from '@docusaurus/types';
import { createAskedPages } from '@site/src/plugins/lazy-pages/askedPages';

const page = (name: string) => ({ permalink: `/toolpad/${name}`, source: `@site/${name}.mdx` });

const content = {
  'docusaurus-plugin-content-docs': {
    core: { loadedVersions: [{ docs: [page('core/a/'), page('core/b/')] }] },
    studio: {
      loadedVersions: [{ docs: [page('studio/a/')] }, { docs: [page('studio/0.12.1/a/')] }],
    },
  },
  'docusaurus-plugin-content-pages': { default: [page('accessibility')] },
} as unknown as AllContent;

/** Sources of the pages that count as asked for, after a request. */
function askedAfter(url: string | undefined, accept?: string, known = content): string[] {
  const pages = createAskedPages();
  const next = jest.fn();
  pages.know(known);
  pages.middleware({ url, headers: { accept } } as IncomingMessage, undefined, next);
  expect(next).toHaveBeenCalledTimes(1);
  const all = ['core/a/', 'core/b/', 'studio/a/', 'studio/0.12.1/a/', 'accessibility'];
  return all.map((name) => `@site/${name}.mdx`).filter(pages.isAsked);
}

test.each([
  ['/toolpad/core/a/', ['@site/core/a/.mdx']],
  ['/toolpad/core/a', ['@site/core/a/.mdx']],
  ['/toolpad/core/b/?q=1', ['@site/core/b/.mdx']],
  ['/toolpad/studio/0.12.1/a/', ['@site/studio/0.12.1/a/.mdx']],
  ['/toolpad/accessibility/', ['@site/accessibility.mdx']],
  ['/toolpad/', []],
  ['//', []],
  [undefined, []],
])('a browser that opens %j asks for %j', (url, sources) => {
  expect(askedAfter(url, 'text/html,application/xhtml+xml')).toEqual(sources);
});

test('what is no page asks for none', () => {
  expect(askedAfter('/toolpad/core/a/', '*/*')).toEqual([]);
  expect(askedAfter('/toolpad/core/a/')).toEqual([]);
});

test('before there are pages, none is asked for', () => {
  expect(askedAfter('/toolpad/core/a/', 'text/html', {})).toEqual([]);
});
