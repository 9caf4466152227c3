import pluginContentDocs, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundlerRest } from '@site/src/plugins/lazy-pages/bundlerRest';
import docsAfterPages from '@site/src/plugins/lazy-pages/docsAfterPages';

jest.mock('@docusaurus/plugin-content-docs', () => ({
  __esModule: true,
  default: jest.fn(),
  validateOptions: jest.fn(),
}));
jest.mock('@site/src/plugins/lazy-pages/bundlerRest', () => ({
  bundlerRest: { untilRest: jest.fn() },
}));

test('the pages are read at once at the start, and once after edits, when the bundler rests', async () => {
  const loadContent = jest.fn(async () => 'content');
  jest.mocked(pluginContentDocs).mockResolvedValue({ name: 'docs', loadContent } as never);
  const plugin = (await docsAfterPages({} as LoadContext, {})) as Plugin;
  expect(plugin.name).toBe('docs');
  await expect(plugin.loadContent?.()).resolves.toBe('content');

  let rest = (): void => {};
  jest
    .mocked(bundlerRest.untilRest)
    .mockReturnValue(new Promise<void>((resolve) => (rest = resolve)));
  const loads = [plugin.loadContent?.(), plugin.loadContent?.()];
  await new Promise((resolve) => setImmediate(resolve));
  expect(loadContent).toHaveBeenCalledTimes(1);
  rest();
  await expect(Promise.all(loads)).resolves.toEqual(['content', 'content']);
  expect(loadContent).toHaveBeenCalledTimes(2);
});

test('options are checked as ever', () => {
  expect(docsAfterPages.validateOptions).toBe(validateOptions);
});
