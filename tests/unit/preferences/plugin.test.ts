import { existsSync } from 'node:fs';
import type { LoadContext } from '@docusaurus/types';
import preferencesPlugin from '../../../src/plugins/preferences';

const plugin = preferencesPlugin({
  siteStorage: { type: 'localStorage', namespace: '-toolpad' },
} as LoadContext);

type ScriptTag = { tagName: string; innerHTML: string };
const tags = plugin.injectHtmlTags?.({ content: undefined }) ?? {};
const [headTag, ...otherHeadTags] = (tags.headTags ?? []) as ScriptTag[];
const [bodyTag, ...otherBodyTags] = (tags.preBodyTags ?? []) as ScriptTag[];

it('puts one script into the head, and the theme mode once more before the body', () => {
  expect([headTag?.tagName, bodyTag?.tagName]).toEqual(['script', 'script']);
  expect([...otherHeadTags, ...otherBodyTags]).toEqual([]);
  expect(headTag?.innerHTML).toContain('codeVariant');
  expect(headTag?.innerHTML.endsWith(bodyTag?.innerHTML ?? '?')).toBe(true);
  expect(bodyTag?.innerHTML).toContain('"theme-toolpad"');
});

it('loads a client module that is there', () => {
  expect(plugin.getClientModules?.().map((file) => existsSync(file))).toEqual([true]);
});

interface Replacement {
  readonly pattern: RegExp;
  readonly replace: (resolve: { request: string; context: string }) => void;
}

/** What a request of a module becomes. */
function resolved(request: string, context: string): string {
  class NormalModuleReplacementPlugin implements Replacement {
    constructor(
      readonly pattern: RegExp,
      readonly replace: Replacement['replace'],
    ) {}
  }
  const utils = { currentBundler: { instance: { NormalModuleReplacementPlugin } } };
  const configured = plugin.configureWebpack?.({}, false, utils as never, undefined);
  const { plugins } = configured as unknown as { plugins: Replacement[] };
  const resolve = { request, context };
  plugins.filter(({ pattern }) => pattern.test(request)).forEach(({ replace }) => replace(resolve));
  return resolve.request;
}

it.each([
  ['./utils/storageUtils', '/x/node_modules/@docusaurus/theme-common/lib', 'storageUtils.ts'],
  [
    '../utils/storageUtils',
    '/x/node_modules/@docusaurus/theme-common/lib/contexts',
    'storageUtils.ts',
  ],
  ['./storageUtils', '/x/node_modules/@docusaurus/theme-common/lib/utils', 'storageUtils.ts'],
  [
    './ClientLifecyclesDispatcher',
    '/x/node_modules/@docusaurus/core/lib/client',
    'ClientLifecyclesDispatcher.tsx',
  ],
])('replaces %s of Docusaurus', (request, context, file) => {
  const replaced = resolved(request, context);
  expect(existsSync(`${replaced}${file.slice(file.lastIndexOf('.'))}`)).toBe(true);
});

it.each([
  ['./storageUtils', '/x/src/elsewhere'],
  ['@docusaurus/core/lib/client/ClientLifecyclesDispatcher', '/x/src/plugins'],
  ['./MyClientLifecyclesDispatcher', '/x/node_modules/@docusaurus/core/lib/client'],
])('leaves %s in %s alone', (request, context) => {
  expect(resolved(request, context)).toBe(request);
});
