import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type { Config, FutureConfig, PluginConfig } from '@docusaurus/types';
import { sitemapOptions } from './src/hosting/sitemap';
import { previewPath } from './src/navigation/pageFiles';
import { htmlTemplate } from './src/page-start/htmlTemplate';
import { lastAfterBuild } from './src/plugins/lastAfterBuild';
import absolutePaths from './src/plugins/absolute-paths';
import analytics from './src/plugins/analytics';
import buildCache from './src/plugins/build-cache';
import bundleFailures from './src/plugins/bundle-failures';
import clientRedirects from './src/plugins/client-redirects';
import codeBlocks from './src/plugins/code-blocks';
import contentChecks from './src/plugins/content-checks';
import demos from './src/plugins/demos';
import designTokens from './src/plugins/design-tokens';
import hostingFiles from './src/plugins/hosting-files';
import lazyPages from './src/plugins/lazy-pages';
import docsAfterPages from './src/plugins/lazy-pages/docsAfterPages';
import lazyRoutes from './src/plugins/lazy-routes';
import machinePages from './src/plugins/machine-pages';
import navigationLabels from './src/plugins/navigation-labels';
import pageWeight from './src/plugins/page-weight';
import postcss from './src/plugins/postcss';
import preact from './src/plugins/preact';
import preferences from './src/plugins/preferences';
import { withPseudoLocale } from './src/plugins/pseudo-locale';
import recovery from './src/plugins/recovery';
import releaseFeed from './src/plugins/release-feed';
import searchIndex from './src/plugins/search-index';
import serviceWorker from './src/plugins/service-worker';
import socialImages from './src/plugins/social-images';
import sourceMaps from './src/plugins/source-maps';
import translationStatus from './src/plugins/translation-status';
import { rehypeSections } from './src/rehype/sections';
import { remarkApiLinks } from './src/remark/api-links';
import { remarkApiReference } from './src/remark/api-reference';
import { remarkCodeBlocks } from './src/remark/code-blocks';
import { remarkDemos } from './src/remark/demos';
import { remarkFileTree } from './src/remark/file-tree';
import { remarkPageComponents } from './src/remark/page-components';
import { remarkPageLinks } from './src/remark/page-links';
import { remarkStudioComponents } from './src/remark/studio-components';
import { remarkVersionLinks } from './src/remark/version-links';
import { withOptions } from './src/remark/withOptions';
import type { ProductId } from './src/products';
import { basePath, documentationHost, repositoryUrl, siteTitle, siteUrl } from './src/site';
import { footerLinks } from './src/theme-data/footerLinks';
import { navbar } from './src/theme-data/navbar';
import { createFrontMatterParser } from './src/translations/frontMatterParser';
import { defaultLanguage, languageBasePath, languages } from './src/translations/languages';
import { pageLanguages } from './src/translations/pageLanguages';
import { docsOptions } from './src/versions/docsOptions';

/**
 * The bundler's persistent cache does not notice changed plugins and transforms, and a docs site must
 * not be stale: `src/plugins/build-cache` keeps what is made of pages.
 */
const faster: FutureConfig['faster'] = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
  rspackPersistentCache: false,
  ssgWorkerThreads: true,
  gitEagerVcs: true,
};

/** How fences become blocks, in documentation and other pages alike. */
const remarkPlugins: DocsOptions['remarkPlugins'] = [
  [npm2yarn, { sync: true }],
  remarkFileTree,
  remarkDemos,
  withOptions(remarkStudioComponents, { siteDir: __dirname }),
  remarkCodeBlocks,
  remarkPageComponents,
];

function docs(id: ProductId): PluginConfig {
  const options: DocsOptions = {
    id,
    path: `docs-${id}`,
    routeBasePath: id,
    sidebarPath: `./src/navigation/sidebars/${id}.ts`,
    // A number at the start of a file's name is part of it: order comes from the navigation spec.
    numberPrefixParser: false,
    ...docsOptions(id),
    editUrl: repositoryUrl && `${repositoryUrl}/edit/main/`,
    beforeDefaultRemarkPlugins: [
      withOptions(remarkApiReference, { siteDir: __dirname }),
      withOptions(remarkPageLinks, { siteDir: __dirname }),
    ],
    remarkPlugins: [
      ...(remarkPlugins ?? []),
      withOptions(remarkApiLinks, { siteDir: __dirname }),
      withOptions(remarkVersionLinks, { siteDir: __dirname }),
    ],
    rehypePlugins: [rehypeSections],
  };
  return process.env.NODE_ENV === 'development'
    ? [docsAfterPages, options]
    : ['@docusaurus/plugin-content-docs', options];
}

/** Set by Docusaurus before it reads this file for the build of a language. */
const namedLocale = process.env.DOCUSAURUS_CURRENT_LOCALE;

// The development server writes "undefined" where its command line names no language.
const currentLocale =
  namedLocale === undefined || namedLocale === 'undefined' ? defaultLanguage : namedLocale;

// Docusaurus would warn, and build pages that nobody asked for.
if (!Object.hasOwn(languages, currentLocale) && process.env.PSEUDO_LOCALE !== '1') {
  const known = Object.keys(languages).join(', ');
  throw new Error(`the site has no language "${currentLocale}" -> name one of ${known}`);
}

const i18n = {
  defaultLocale: defaultLanguage,
  locales: Object.keys(languages),
  localeConfigs: Object.fromEntries(
    Object.entries(languages).map(([locale, { label, htmlLang, direction }]) => [
      locale,
      // Its path is named: without, the build of one language alone would have no language prefix.
      { label, htmlLang, direction, baseUrl: languageBasePath(locale, basePath) },
    ]),
  ),
} satisfies Config['i18n'];

const presetOptions: PresetOptions = {
  docs: false,
  blog: false,
  // Its pages hold the data of all others, and would be made anew after each edit.
  debug: process.env.NODE_ENV === 'development' && Boolean(process.env.DOCS_DEBUG),
  pages: { remarkPlugins },
  sitemap: sitemapOptions(basePath, {
    ...i18n,
    languagesOf: (pathname) => pageLanguages(__dirname, pathname),
  }),
  theme: { customCss: './src/css/index.css' },
};

const themeConfig: ThemeConfig = {
  // For pages that have no preview picture of their own.
  image: previewPath('/').slice(1),
  colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  navbar,
  footer: { links: footerLinks },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
};

const config: Config = {
  title: languages[currentLocale]?.siteTitle ?? siteTitle,
  tagline: new Intl.ListFormat(currentLocale).format(['Toolpad Studio', 'Toolpad Core 0.13.0']),
  url: siteUrl,
  baseUrl: basePath,
  // Its script and styles would stand in the home pages; what is missing there, src/recovery says.
  baseUrlIssueBanner: false,
  trailingSlash: true,
  ssrTemplate: htmlTemplate,
  favicon: 'img/favicon.svg',
  future: { v4: true, faster },
  storage: { type: 'localStorage', namespace: 'toolpad' },
  onBrokenLinks: 'throw',
  // A section that is new in English is not in its translation yet, and that may not stop a build.
  onBrokenAnchors: currentLocale === defaultLanguage ? 'throw' : 'warn',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'mdx',
    parseFrontMatter: createFrontMatterParser(__dirname),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  i18n,
  clientModules: [
    './src/route-changes/clientModule.ts',
    './src/scrollable-regions/clientModule.ts',
    './src/idle-work/clientModule.ts',
  ],
  presets: [['classic', presetOptions]],
  plugins: lastAfterBuild([
    absolutePaths,
    buildCache,
    bundleFailures,
    contentChecks,
    designTokens,
    postcss,
    codeBlocks,
    demos,
    preferences,
    recovery,
    lazyPages,
    lazyRoutes,
    analytics,
    docs('core'),
    docs('studio'),
    clientRedirects,
    searchIndex,
    machinePages,
    navigationLabels,
    pageWeight,
    preact,
    releaseFeed,
    socialImages,
    sourceMaps,
    translationStatus,
    serviceWorker,
    hostingFiles,
  ]),
  themeConfig,
  // Null, and not left out: the tests of built pages put a host of theirs in its place.
  customFields: { documentationHost: documentationHost ?? null },
};

export default withPseudoLocale(config, __dirname);
