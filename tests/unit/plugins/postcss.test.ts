import type { PostCssOptions } from '@docusaurus/types';
import { createStyleLoadersFactory } from '@docusaurus/bundler/lib/loaders/styleLoader';
import { getCurrentBundler } from '@docusaurus/bundler';
import postcssPlugin from '@site/src/plugins/postcss';

const { NODE_ENV } = process.env;

afterEach(() => {
  Object.assign(process.env, { NODE_ENV });
});

interface PostCssLoader {
  readonly options: { readonly postcssOptions: PostCssOptions };
}

/** The options that Docusaurus has for a stylesheet, with another plugin in them, as the plugin leaves them. */
async function options(environment: string): Promise<PostCssOptions> {
  Object.assign(process.env, { NODE_ENV: environment });
  const siteConfig = { future: { faster: {} } } as Parameters<
    typeof getCurrentBundler
  >[0]['siteConfig'];
  const currentBundler = await getCurrentBundler({ siteConfig });
  const loaders = (await createStyleLoadersFactory({ currentBundler }))(false, {});
  const { postcssOptions } = (loaders as unknown as PostCssLoader[]).at(-1)!.options;
  postcssOptions.plugins.push({ postcssPlugin: 'ours' });
  return postcssPlugin().configurePostCss!(postcssOptions);
}

test('a build has what makes styles fit for old browsers, and looks for no settings', async () => {
  const { plugins, config } = await options('production');
  expect(plugins).toEqual([
    [expect.stringContaining('postcss-preset-env'), {}],
    { postcssPlugin: 'ours' },
  ]);
  expect(config).toBe(false);
});

test('the development server has the other plugins alone, and looks for no settings', async () => {
  const { plugins, config } = await options('development');
  expect(plugins).toEqual([{ postcssPlugin: 'ours' }]);
  expect(config).toBe(false);
});
