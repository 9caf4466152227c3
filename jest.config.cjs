const { moduleNameMapper } = require('./tests/environment/sharedPackages.cjs');

/** Docusaurus' webpack aliases, repeated for Jest: theme components resolve ours first, then the theme's. */
const docusaurusClient =
  '^@docusaurus/(Link|Head|Translate|router|ExecutionEnvironment|useDocusaurusContext|useIsBrowser|useBaseUrl|useGlobalData|BrowserOnly|isInternalUrl|useBrokenLinks|useRouteContext|ComponentCreator|constants|Interpolate|renderRoutes|ErrorBoundary|useIsomorphicLayoutEffect)$';

/** Packages that are ES modules only: Docusaurus' client, and what parses MDX and HTML. */
const esModules = [
  '@docusaurus',
  'preact',
  'preact-render-to-string',
  'prism-react-renderer',
  'clsx',
  'pixelmatch',
  'micromark[^/]*',
  'mdast-util-[^/]*',
  'hast-util-[^/]*',
  'hastscript',
  'collapse-white-space',
  'parse5',
  'entities',
  'rehype-[^/]*',
  'unist-util-[^/]*',
  'estree-util-[^/]*',
  'vfile[^/]*',
  'character-[^/]*',
  'decode-named-character-reference',
  'parse-entities',
  'stringify-entities',
  'is-(?:alphanumerical|alphabetical|decimal|hexadecimal)',
  'ccount',
  'devlop',
  'escape-string-regexp',
  'longest-streak',
  'markdown-table',
  'zwitch',
  'web-namespaces',
  'html-void-elements',
  'property-information',
  '(?:space|comma)-separated-tokens',
  'trim-(?:lines|trailing-lines)',
  'bcp-47-match',
  'css-selector-parser',
  'direction',
  '@ungap/structured-clone',
  'fault',
  'format',
];

/** @type {import('jest').Config} */
module.exports = {
  rootDir: __dirname,
  // Each of these folders is in a step of tests/verify.
  testMatch: ['<rootDir>/tests/{unit,content,properties}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/fixtures/'],
  modulePathIgnorePatterns: ['<rootDir>/tests/fixtures/', '<rootDir>/build/'],
  testEnvironment: '<rootDir>/tests/environment/node.cjs',
  // Jest would leave a core to itself, which is half of what there is on two.
  maxWorkers: '100%',
  // Room for machines that do something else beside: what works takes no longer for it.
  testTimeout: 30_000,
  globalSetup: '<rootDir>/tests/globalSetup.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
    '\\.mjs$': ['@swc/jest', { module: { type: 'commonjs' } }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    ...moduleNameMapper,
    '\\.module\\.css$': '<rootDir>/tests/stubs/cssModule.ts',
    '\\.css$': '<rootDir>/tests/stubs/empty.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@generated/(.*)$': '<rootDir>/tests/stubs/generated/$1',
    '^@theme-(?:original|init)/(.*)$': '@docusaurus/theme-classic/lib/theme/$1',
    '^@theme/(.*)$': [
      '<rootDir>/src/theme/$1',
      '@docusaurus/theme-classic/lib/theme/$1',
      '@docusaurus/core/lib/client/theme-fallback/$1',
    ],
    '^@docusaurus/plugin-content-docs/client$':
      '@docusaurus/plugin-content-docs/lib/client/index.js',
    [docusaurusClient]: '@docusaurus/core/lib/client/exports/$1',
  },
};
