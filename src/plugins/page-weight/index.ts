import path from 'node:path';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import { chunkGroups } from './chunkGroups';
import { leanInfima } from './leanInfima';
import { unusedParts } from './unusedParts';

interface ResolveRequest {
  request: string;
  readonly context: string;
}

/** A module that pages get in the place of another one. */
interface StandIn {
  /** How the other module is asked for. */
  readonly request: RegExp;
  /** Folders of those who ask; all of them unless given. */
  readonly importer?: RegExp;
  readonly file: string;
}

const standIn = (name: string): string => path.join(__dirname, 'standIns', name);

/** What is in none of the pages, although Docusaurus would put it into all. */
const standIns: readonly StandIn[] = [
  // In CommonJS, so that the bundler can't leave anything out, for one function of it.
  { request: /^tslib$/, importer: /utils-common[\\/]lib$/, file: standIn('tslib.ts') },
  { request: /^history$/, importer: /react-router(?:-dom)?[\\/]esm$/, file: standIn('history.ts') },
  { request: /^react-helmet-async$/, file: standIn('helmet/index.ts') },
  // Versions of all plugins, which only tools for development show.
  { request: /^@generated\/site-metadata$/, file: standIn('siteMetadata.ts') },
];

/** Parts of Docusaurus that its configuration turns off are replaced by nothing. */
function unusedStandIns(config: DocusaurusConfig): StandIn[] {
  return unusedParts(config).map((request) => ({
    request: new RegExp(`^${request.replaceAll('.', '\\.')}$`),
    file: standIn('nothing.ts'),
  }));
}

/** Packages that do nothing by being loaded, but don't say so, for what production leaves out. */
const unusedPackages = /node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/;

/** What Docusaurus writes of the configuration, translated. */
const configurationModule = /[\\/]docusaurus\.config\.mjs$/;

/** Modules of Docusaurus that sort by the order of a language what no reader sees. */
const languageOrdered =
  /theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$|client[\\/]docsClientUtils\.js$/;

/** What Docusaurus writes of each release of a product. */
const releaseData = /docusaurus-plugin-content-docs[\\/]\w+[\\/]p[\\/][\w-]+\.json$/;

/** Whether a sidebar has a page of cards, which show the descriptions of other pages. */
function hasGeneratedIndex(docs: unknown): boolean {
  const isIndex = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    ((value as { type?: unknown }).type === 'generated-index' ||
      Object.values(value).some(isIndex));
  const products = Object.values(docs ?? {}) as { loadedVersions: { sidebars: unknown }[] }[];
  return products.some(({ loadedVersions }) =>
    loadedVersions.some(({ sidebars }) => isIndex(sidebars)),
  );
}

/** What only translations show. */
const translationStandIn: StandIn = {
  request: /^@site\/src\/components\/TranslationNotice$/,
  file: standIn('translationNotice.ts'),
};

/** Keeps scripts that pages need small: leaves out what none uses, and groups what many share. */
export default function pageWeightPlugin(context: LoadContext): Plugin {
  const { siteConfig, siteDir, i18n } = context;
  let hasCards = false;
  return {
    name: 'page-weight',
    async allContentLoaded({ allContent }) {
      hasCards = hasGeneratedIndex(allContent['docusaurus-plugin-content-docs']);
    },
    configurePostCss(options) {
      // While pages are written, a class that is new has its style at once.
      if (process.env.NODE_ENV !== 'production') return options;
      return { ...options, plugins: [...options.plugins, leanInfima(siteDir)] };
    },
    configureWebpack(_config, isServer, { currentBundler }) {
      // While pages are made, what is complete and easy to look into serves better.
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const replaced = [
        ...standIns,
        ...unusedStandIns(siteConfig),
        ...(i18n.currentLocale === i18n.defaultLocale ? [translationStandIn] : []),
      ];
      return {
        module: {
          rules: [
            { test: unusedPackages, sideEffects: false },
            { test: languageOrdered, use: [path.join(__dirname, 'plainOrder.cjs')] },
            { test: configurationModule, use: [path.join(__dirname, 'leanConfiguration.cjs')] },
            ...(hasCards
              ? []
              : [{ test: releaseData, use: [path.join(__dirname, 'leanVersion.cjs')] }]),
          ],
        },
        optimization: { splitChunks: { cacheGroups: chunkGroups } },
        plugins: replaced.map(
          ({ request, importer, file }) =>
            new NormalModuleReplacementPlugin(request, (resolve: ResolveRequest) => {
              if (!importer || importer.test(resolve.context)) resolve.request = file;
            }),
        ),
      };
    },
  };
}
