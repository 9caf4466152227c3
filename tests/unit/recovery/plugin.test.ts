import { existsSync } from 'node:fs';
import type { LoadContext } from '@docusaurus/types';
import recoveryPlugin from '../../../src/plugins/recovery';
import { bootWatchScript } from '../../../src/recovery/bootWatch';

const plugin = recoveryPlugin({
  codeTranslations: { 'recovery.reload': 'Neu laden' },
} as unknown as LoadContext);

const environment = process.env.NODE_ENV;
afterEach(() => {
  Object.assign(process.env, { NODE_ENV: environment });
});

it('puts its script into the head of built pages, and the translated notice before the body', () => {
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { headTags, preBodyTags } = plugin.injectHtmlTags?.({ content: undefined }) ?? {};
  expect(headTags).toEqual([{ tagName: 'script', innerHTML: bootWatchScript }]);
  expect(preBodyTags).toEqual([
    expect.objectContaining({
      tagName: 'template',
      innerHTML: expect.stringMatching(/This page has not loaded.*<button[^>]*>Neu laden</),
    }),
  ]);
});

it('leaves the development server alone', () => {
  Object.assign(process.env, { NODE_ENV: 'development' });
  expect(plugin.injectHtmlTags?.({ content: undefined })).toEqual({});
});

it('loads a client module that is there', () => {
  expect(plugin.getClientModules?.().map((file) => existsSync(file))).toEqual([true]);
});

interface Resolve {
  request: string;
  readonly context: string;
}

/** What a request of a module becomes. */
function resolved(request: string, context: string, isServer = false): string {
  class NormalModuleReplacementPlugin {
    constructor(
      readonly pattern: RegExp,
      readonly replacement: string | ((resolve: Resolve) => void),
    ) {}
  }
  const utils = { currentBundler: { instance: { NormalModuleReplacementPlugin } } };
  const configured = plugin.configureWebpack?.({}, isServer, utils as never, undefined);
  const { plugins } = configured as unknown as { plugins: NormalModuleReplacementPlugin[] };
  const resolve = { request, context };
  for (const { pattern, replacement } of plugins.filter(({ pattern }) => pattern.test(request))) {
    if (typeof replacement === 'string') resolve.request = replacement;
    else replacement(resolve);
  }
  return resolve.request;
}

const client = '/x/node_modules/@docusaurus/core/lib/client';

it.each([
  ['./preload', client],
  ['/x/node_modules/@docusaurus/theme-classic/lib/nprogress.js', '/x/.docusaurus'],
])('replaces %s of Docusaurus', (request, context) => {
  const replaced = resolved(request, context);
  expect(replaced).not.toBe(request);
  expect(existsSync(replaced)).toBe(true);
});

it('leaves other modules alone, and the build its own loading', () => {
  expect(resolved('./preload', '/x/src')).toBe('./preload');
  expect(resolved('@docusaurus/core/lib/client/preload', client)).toContain('@docusaurus');
  expect(resolved('./preload', client, true)).toBe('./preload');
});
