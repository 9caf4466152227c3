/** Files of routes have names. What components load later has none, and stays what it is. */
const routeFiles = /^(?!main$|runtime)/;

/** A group of modules that are one file, which every page with any of them loads. */
function group(name: string, test: RegExp, priority = 45) {
  // Above Docusaurus' own group of what half of the pages share, and below its one of styles.
  return { name, test, chunks: routeFiles, enforce: true, priority } as const;
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
  below('src/theme', ['Doc', 'MDX', 'TOC']),
  below('src/components', [
    ...['ApiTabs', 'CodeBlock', 'Feedback', 'PageActions', 'PrintedOrigin', 'TranslationNotice'],
    'useClipboard',
  ]),
  below('@docusaurus', ['theme-common/lib']),
  below('@mdx-js', ['react']),
];

/** Parts of the site whose styles stay with their scripts: opened later, or on a page of their own. */
const apart = below('src/components', [
  ...['Demo/editor', 'LanguageSuggestion', 'OfflinePage', 'Search/(?!trigger)'],
  ...['ShortcutsDialog/(?!keys)', 'TranslationStatus'],
]);

/**
 * Docusaurus splits by how modules are reached: a component that several pages show would be in the
 * file of each, and what all pages of documentation need in six.
 */
export const chunkGroups = {
  docs: group('docs', new RegExp(docs.join('|'))),
  demo: group(
    'demo',
    /src[\\/]components[\\/]Demo[\\/](?!frameUrl|readerPresence|useFrame|useNearViewport)/,
  ),
  apiReference: group('api-reference', /src[\\/]components[\\/]ApiReference[\\/]/),
  studioComponent: group('studio-component', /src[\\/]components[\\/]StudioComponent[\\/]/),
  // Docusaurus' own, which is of all styles there are: pages are not seen before they have it.
  styles: { test: new RegExp(`^(?!.*${apart})`) },
  tabs: group('tabs', /theme[\\/]Tab(?:s|Item)[\\/]|tabsUtils/, 46),
};
