import type { Chunk, Module } from 'webpack';

/** Modules that `src/plugins/lazy-routes` writes, which load the modules of pages. */
const routes = /lazy-routes[\\/]modules/;

const isRoutes = (module: Module | null | undefined): boolean =>
  module != null && 'resource' in module && routes.test(String(module.resource));

/**
 * Whether a file is a page's, which loads what it shares with others. What starts pages has its own,
 * and what components load later: a search from the home page needs nothing of the documentation.
 */
function isOfPage({ name, groupsIterable }: Chunk): boolean {
  if (name) return !/^(?:main$|runtime)/.test(name);
  return [...groupsIterable].some(({ origins }) => origins.some(({ module }) => isRoutes(module)));
}

/** A group of modules that are one file, which every page with any of them loads. */
function group(name: string, test: RegExp, priority = 45) {
  // Above Docusaurus' own group of what half of the pages share, and below its one of styles.
  return { name, test, chunks: isOfPage, enforce: true, priority } as const;
}

/** Modules below a folder. */
const below = (folder: string, names: readonly string[]): string =>
  `${folder}/(?:${names.join('|')})`.replaceAll('/', '[\\\\/]');

/** What makes a page of documentation. What the home page uses as well is in the files of both. */
const docs = [
  below('theme-classic/lib/theme', [
    ...['Admonition', 'BackToTopButton', 'CodeInline', 'ContentVisibility', 'Details', 'Doc'],
    ...['EditMetaRow', 'EditThisPage', 'Icon/(?:Arrow|Edit)', 'LastUpdated', 'MDX'],
    ...['PaginatorNavLink', 'TOC', 'Tag'],
  ]),
  below('src/css', ['docs']),
  below('src/theme', ['Doc', 'MDX', 'TOC']),
  below('src/components', [
    ...['ApiTabs', 'CodeBlock', 'Feedback', 'PageActions', 'PrintedOrigin', 'TranslationNotice'],
    'useClipboard',
  ]),
];

/** Packages of which pages of documentation need more than others do. */
const packages = [below('@docusaurus', ['theme-common/lib']), below('@mdx-js', ['react'])];

/** Components that only some pages show. */
const demo = below('src/components', [
  'Demo/(?!editor|frameUrl|readerPresence|useFrame|useNearViewport)',
]);
const apiReference = below('src/components', ['ApiReference/']);
const studioComponent = below('src/components', ['StudioComponent/']);
const figures = below('src/components', ['ArchivedDemo/', 'FileTree/', 'StudioArchitecture/']);

/**
 * Parts of the site whose styles stay with their scripts: of some pages, or opened later. Those of the
 * home pages are 1.6 kB in the file of all, where a file of their own costs them a round trip.
 */
const apart = [
  ...docs,
  ...[demo, apiReference, studioComponent, figures],
  below('src/components', [
    ...['Demo/editor', 'LanguageSuggestion', 'OfflinePage', 'PrivacyPanel', 'Search/(?!trigger)'],
    ...['ShortcutsDialog/(?!keys)', 'TranslationStatus'],
  ]),
];

/**
 * Docusaurus splits by how modules are reached: a component that several pages show would be in the
 * file of each, and what all pages of documentation need in six.
 */
export const chunkGroups = {
  docs: group('docs', new RegExp([...docs, ...packages].join('|'))),
  demo: group('demo', new RegExp(demo)),
  apiReference: group('api-reference', new RegExp(apiReference)),
  studioComponent: group('studio-component', new RegExp(studioComponent)),
  figures: group('figures', new RegExp(figures)),
  // Docusaurus' own, which is of all styles there are: pages are not seen before they have it.
  styles: { test: new RegExp(`^(?!.*(?:${apart.join('|')}))`) },
  // No page waits for what is only on paper: `src/page-start/htmlTemplate.ts` says so to browsers.
  print: {
    ...group('print', /src[\\/]css[\\/](?:docs[\\/])?print\.css$/, 60),
    chunks: 'all' as const,
  },
  tabs: group('tabs', /theme[\\/]Tab(?:s|Item)[\\/]|tabsUtils/, 46),
};
