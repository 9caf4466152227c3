/** Why a file is not mutated. Each is tested in another way. */
export const reasons = {
  outside:
    'reads or writes files, starts programs, or serves: a mutant would do so with a wrong path',
  browser: 'works on a page in the browser: end-to-end tests',
  wiring: 'hands functions to Docusaurus, webpack, or a command line: builds and commands',
  table: 'a table that people edit: content tests compare it with what it is about',
  compiler:
    'asks the TypeScript compiler, seconds for each mutant: content tests compare all it finds',
  types: 'types alone',
} as const;

/** Files that are left out, as globs below the folder of the area, by the reason. */
export type LeftOut = Readonly<Partial<Record<keyof typeof reasons, readonly string[]>>>;

/**
 * Parsers, calculations, and transforms that get all they need handed: a part that is mutated by itself.
 * One below the folder of another stands for itself alone.
 */
export interface PureArea {
  /** Folder from the project root, with all below it. */
  readonly folder: string;
  /** Globs below the folder; all of its TypeScript by default. */
  readonly files?: readonly string[];
  readonly leftOut?: LeftOut;
  /** Folders and files whose tests have to tell each mutant of the area. */
  readonly tests: readonly string[];
}

/** The pure logic of the project. What is new in one of these folders belongs to it. */
export const pureAreas: readonly PureArea[] = [
  {
    folder: 'src/analytics',
    files: ['configuration.ts', 'delivery.ts', 'describePage.ts', 'events.ts'],
    tests: ['tests/unit/analytics'],
  },
  {
    folder: 'src/api-reference',
    leftOut: {
      outside: [
        'apiCommand.ts',
        'cache.ts',
        'coverageProblems.ts',
        'generateReference.ts',
        'headings.ts',
        'load*.ts',
        'packages.ts',
        'pageReferences.ts',
        'studioHomes.ts',
        'pages/uses.ts',
        'pages/write.ts',
        'pages/core/tabPages.ts',
        'studio/extractStudio.ts',
        'studio/readComponents.ts',
        'studio/readSchema.ts',
        'studio/runBundle.ts',
        'studio/stubModules.ts',
        'studio/typings/applyNotes.ts',
        'studio/typings/readFunctions.ts',
      ],
      compiler: [
        'core/**',
        'studio/typings/collectSymbols.ts',
        'studio/typings/describeFoundSymbol.ts',
      ],
      table: [
        'exemptions.ts',
        'externalTypes.ts',
        'parts.ts',
        'pages/studio/purposes.ts',
        'studio/componentNotes.ts',
        'studio/typings/modules.ts',
        'studio/typings/notes.ts',
      ],
      types: ['model.ts', 'studio/model.ts'],
    },
    tests: ['tests/unit/api-reference'],
  },
  {
    folder: 'src/authoring',
    leftOut: {
      outside: ['changes.ts', 'project.ts', 'newPage/fillTemplate.ts', 'rename/assertCleanTree.ts'],
    },
    tests: ['tests/unit/authoring'],
  },
  {
    folder: 'src/code-variants',
    leftOut: { outside: ['variantCache.ts'] },
    tests: ['tests/unit/code-variants'],
  },
  {
    folder: 'src/command-line',
    leftOut: { wiring: ['runCommand.ts'] },
    // Not the test of the loader, which keeps what it has loaded in a cache.
    tests: ['debugging', 'loadProblem', 'readArguments'].map(
      (name) => `tests/unit/command-line/${name}.test.ts`,
    ),
  },
  {
    folder: 'src/components',
    files: [
      'BarrierReport/barrierUrl.ts',
      'CodeBlock/anchors.ts',
      'CodeBlock/codeOf.ts',
      'CodeBlock/escapeHtml.ts',
      'Demo/textOf.ts',
      'Feedback/report.ts',
      'LanguageSuggestion/preferredLanguage.ts',
      'MachineMetadata/structuredData.ts',
      'OfflinePage/wantedPage.ts',
      'PageActions/assistants.ts',
      'Search/recentSearches.ts',
      'TranslationStatus/counts.ts',
      'sidebarTrail.ts',
      'withoutClosedGroups.ts',
    ],
    tests: [
      'tests/unit/components',
      'tests/unit/search/recentSearches.test.ts',
      'tests/unit/demos',
    ],
  },
  {
    folder: 'src/content',
    leftOut: {
      outside: [
        'checkCommand.ts',
        'checkProject.ts',
        'configuration/evaluateApart.ts',
        'configuration/index.ts',
        'configuration/missingModules.ts',
        'contentCache.ts',
        'documentedProducts.ts',
        'files.ts',
        'loadExport.ts',
        'markdownFiles.ts',
        'namedEntries.ts',
        'ownLanguages.ts',
        'ownProducts.ts',
        'packageEntries.ts',
        'packageFolder.ts',
        'packageNames.ts',
        'readPages.ts',
        'readerThreads.ts',
        'sourceVersion.ts',
      ],
      wiring: ['pageCache.ts', 'runChecks.ts'],
    },
    tests: ['tests/unit/content', 'tests/properties/content.test.ts'],
  },
  {
    folder: 'src/content/page',
    // Other tests of the content read pages in passing, a whole project for each change.
    tests: [
      'tests/unit/content/catalogue/pages.test.ts',
      'tests/unit/content/checks/readability.test.ts',
      'tests/unit/content/importedNames.test.ts',
      'tests/unit/content/missingNames.test.ts',
      'tests/unit/content/page',
    ],
  },
  {
    folder: 'src/demo-projects',
    leftOut: { outside: ['projectFiles.ts'] },
    tests: ['tests/unit/demos', 'tests/properties/code.test.ts'],
  },
  {
    folder: 'src/design-tokens',
    leftOut: { table: ['breakpoints.ts', 'geometry.ts', 'transitions.ts'] },
    tests: ['tests/unit/plugins/designTokens.test.ts'],
  },
  {
    folder: 'src/hosting',
    leftOut: {
      outside: [
        'buildFolder.ts',
        'contentEncoding.ts',
        'gitHistory.ts',
        'redirectCheck.ts',
        'respond.ts',
        'nginx/servedSite.ts',
        'server.ts',
        'writeHeadersFile.ts',
        'policy/integrity.ts',
        'policy/policyFile.ts',
        'policy/securePages.ts',
        'publishing/**',
      ],
      table: [
        'fileEndings.ts',
        'fontHosts.ts',
        'redirects.ts',
        'nginx/mimeTypes.ts',
        'policy/formHosts.ts',
        'policy/reviewedInline.ts',
        'policy/reviewedTexts.ts',
      ],
      types: ['nginx/types.ts'],
    },
    tests: ['tests/unit/hosting', 'tests/properties/readers.test.ts'],
  },
  {
    folder: 'src/installation',
    leftOut: { outside: ['themeColors.ts'] },
    tests: ['tests/unit/installation'],
  },
  {
    folder: 'src/lazy-routes',
    leftOut: {
      browser: [
        'page/addPages.ts',
        'page/clientModule.ts',
        'page/loadPage.ts',
        'page/loadRoutes.ts',
        'page/readAhead.ts',
      ],
    },
    tests: ['tests/unit/lazy-routes'],
  },
  {
    folder: 'src/lint',
    leftOut: {
      outside: ['lintedFiles.ts', 'namedFiles.ts', 'runLint.ts'],
      wiring: ['markdown.ts', 'spelling.ts', 'terminology.ts'],
      types: ['linter.ts'],
    },
    // Not the test that starts the programs: it takes a minute.
    tests: ['tests/unit/lint/configurationFiles.test.ts', 'tests/unit/lint/readOutput.test.ts'],
  },
  {
    folder: 'src/mcp',
    leftOut: { outside: ['builtPages.ts', 'server.ts'] },
    tests: ['tests/unit/mcp'],
  },
  {
    folder: 'src/navigation',
    leftOut: {
      outside: ['writtenPages.ts'],
      wiring: ['sidebars/**'],
      table: ['core.ts', 'coreApi.ts', 'index.ts', 'studio.ts', 'studioReference.ts'],
    },
    tests: ['tests/unit/navigation', 'tests/properties/navigation.test.ts'],
  },
  {
    folder: 'src/plugins',
    files: [
      'client-redirects/redirectPage.ts',
      'content-checks/backgroundChecks.ts',
      'design-tokens/docusaurusBreakpoints.ts',
      'design-tokens/namedMedia.ts',
      'lazy-routes/code.ts',
      'lazy-routes/cutRoutes.ts',
      'lazy-routes/fileTable.ts',
      'lazy-routes/groupPages.ts',
      'lazy-routes/moduleTexts.ts',
      'lazy-routes/rendering/possibleRoutes.ts',
      'lazy-routes/sectionText.ts',
      'machine-pages/handlers.ts',
      'machine-pages/llms.ts',
      'machine-pages/prune.ts',
      'machine-pages/toMarkdown.ts',
      'page-weight/standIns/helmet/mergeTags.ts',
      'pseudo-locale/pseudoMessage.ts',
      'release-feed/feed.ts',
      'social-images/shorten.ts',
      'social-images/typesetting.ts',
      'translation-status/badge.ts',
      'translation-status/publishedStatus.ts',
      'translation-status/toStatusData.ts',
    ],
    tests: ['tests/unit/plugins', 'tests/unit/lazy-routes', 'tests/unit/preferences'],
  },
  {
    folder: 'src/preferences',
    files: ['cookies.ts', 'readers.ts', 'referenceView.ts', 'tabChannel.ts'],
    tests: ['tests/unit/preferences', 'tests/properties/readers.test.ts'],
  },
  {
    folder: 'src/recovery',
    files: ['page/mendAddress.ts'],
    tests: ['tests/unit/recovery'],
  },
  { folder: 'src/rehype', tests: ['tests/unit/rehype'] },
  {
    folder: 'src/remark',
    leftOut: { outside: ['studio-components/pageProblems.ts', 'api-reference/load.ts'] },
    tests: ['tests/unit/remark', 'tests/unit/demos', 'tests/properties/code.test.ts'],
  },
  {
    folder: 'src/search',
    leftOut: {
      outside: [
        'indexing/stableFilters.ts',
        'indexing/writeIndex.ts',
        'pagefind/**',
        'providers/requestJson.ts',
      ],
      table: ['stopWords.ts', 'synonyms.ts'],
      types: ['types.ts'],
    },
    tests: ['tests/unit/search', 'tests/properties/search.test.ts'],
  },
  {
    folder: 'src/service-worker',
    files: ['shellOf.ts', 'worker/isStorable.ts', 'worker/pageAddress.ts', 'worker/requestKind.ts'],
    tests: ['tests/unit/service-worker'],
  },
  {
    folder: 'src/studio-elements',
    leftOut: { table: ['componentNames.ts'], types: ['types.ts'] },
    tests: [
      'tests/unit/studio-elements',
      'tests/unit/remark/studio-components',
      'tests/properties/code.test.ts',
    ],
  },
  {
    folder: 'src/supply-chain',
    leftOut: { outside: ['lockfile.ts'] },
    tests: ['tests/unit/supply-chain'],
  },
  {
    folder: 'src/translations',
    leftOut: {
      outside: [
        'commands/bless.ts',
        'commands/check.ts',
        'commands/diff.ts',
        'commands/index.ts',
        'commands/project.ts',
        'commands/status.ts',
        'commands/strings.ts',
        'commands/translate.ts',
        'loadStatus.ts',
        'pageLanguages.ts',
        'pageReader.ts',
        'sourceHistory.ts',
        'strings/codeStrings.ts',
        'strings/sourceStrings.ts',
      ],
      browser: ['shownPage.ts', 'textLanguage.ts', 'useDocTranslation.ts'],
      table: ['languages.ts', 'commands/usage.ts'],
      types: ['strings/types.ts'],
    },
    tests: ['tests/unit/translations', 'tests/properties/translations.test.ts'],
  },
  {
    folder: 'src/versions',
    leftOut: {
      outside: ['archiveDemos.ts', 'archivedPageIds.ts', 'cutVersion.ts', 'docsVersions.ts'],
      browser: ['useCurrentPage.ts'],
      wiring: ['docsOptions.ts'],
    },
    tests: ['tests/unit/versions'],
  },
];

/** Folders and files right below `src/` without pure logic of their own. */
export const withoutPureLogic: Readonly<Record<string, keyof typeof reasons>> = {
  cli: 'wiring',
  css: 'browser',
  demos: 'browser',
  files: 'outside',
  'idle-work': 'browser',
  'lazy-layout': 'browser',
  'page-start': 'browser',
  pages: 'browser',
  'products.ts': 'table',
  'releases.ts': 'table',
  'route-changes': 'browser',
  'scrollable-regions': 'browser',
  'site.ts': 'table',
  theme: 'browser',
  'theme-data': 'table',
  'types.d.ts': 'types',
};
