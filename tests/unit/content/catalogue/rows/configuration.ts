import type { Edit } from '../../fixtureSite';
import { core, products, redirects, studio } from '../edits';
import type { EditRow } from '../types';

const config =
  (line: string): Edit =>
  (site) =>
    site.write(
      'docusaurus.config.ts',
      `import type { Config } from '@docusaurus/types';\n\nconst config: Config = {\n  title: 'x', url: 'https://docs.example', baseUrl: '/',\n  ${line},\n};\n\nexport default config;\n`,
    );

const one = 'a file can be broken in one way at a time';

/** Rows about what holds for the whole site. */
export const configurationRows: readonly EditRow[] = [
  {
    input: 'a misspelled field of the site',
    edit: config("taglin: 'y'"),
    says: [
      'docusaurus.config.ts:5:3  config/unknown-field  a site has no field "taglin" -> did you mean "tagline"?',
    ],
  },
  {
    input: 'a syntax error in the configuration of the site',
    edit: config("tagline:: 'y'"),
    says: [
      'docusaurus.config.ts:5:11  config/syntax-error  the file is not valid TypeScript: Expression expected. -> correct the syntax',
    ],
    alone: one,
  },
  {
    input: 'a configuration that throws',
    edit: (site) => {
      config("tagline: 'y'")(site);
      site.append('docusaurus.config.ts', "throw new Error('no network');\n");
    },
    says: [
      "docusaurus.config.ts:9:1  config/evaluation-error  the file can't be run: no network -> correct the expression on this line",
    ],
    alone: one,
  },
  {
    input: 'a configuration that asks for modules and names which are not there',
    edit: (site) => {
      config("tagline: 'y'")(site);
      site.write('src/plugins/first.ts', 'export const first = 1;\nconst third = 3;\n');
      site.append(
        'docusaurus.config.ts',
        [
          "import { frist, third } from './src/plugins/first';",
          "import second from './src/plugins/second';",
          'void [frist, second, third];',
          '',
        ].join('\n'),
      );
    },
    says: [
      'docusaurus.config.ts:9:10  config/missing-name  src/plugins/first.ts has no export "frist" -> did you mean "first"?',
      'docusaurus.config.ts:10:20  config/missing-module  the imported module "./src/plugins/second" does not exist -> correct the path, or create the module',
      'src/plugins/first.ts:2:1  config/missing-name  "third" is not exported, and docusaurus.config.ts:9:17 imports it -> write export before it',
    ],
    alone: one,
  },
  {
    input: 'fields of the site with values that they can not have',
    edit: config("trailingSlash: 'yes', i18n: { locales: 5 }"),
    says: [
      'docusaurus.config.ts:5:3  config/invalid-value  Docusaurus does not accept trailingSlash: "trailingSlash" must be a boolean -> correct the value, https://docusaurus.io/docs/api/docusaurus-config says what trailingSlash may be',
      'docusaurus.config.ts:5:25  config/invalid-value  Docusaurus does not accept i18n.defaultLocale: "i18n.defaultLocale" is required -> correct the value, https://docusaurus.io/docs/api/docusaurus-config says what i18n may be',
      'docusaurus.config.ts:5:33  config/invalid-value  Docusaurus does not accept i18n.locales: "i18n.locales" must be an array -> correct the value, https://docusaurus.io/docs/api/docusaurus-config says what i18n may be',
    ],
    alone: one,
  },
  {
    input: 'a configuration that exports nothing',
    edit: (site) => site.write('docusaurus.config.ts', 'const config = {};\n'),
    says: [
      'docusaurus.config.ts:1:1  config/missing-export  the file does not export an object as its default -> export the configuration with export default',
    ],
    alone: one,
  },
  {
    input: 'a project of Docusaurus without its configuration',
    edit: (site) =>
      site.write('package.json', '{ "dependencies": { "@docusaurus/core": "3.10.2" } }\n'),
    says: [
      'docusaurus.config.ts:1:1  config/missing-file  the file is missing -> restore the file from git',
    ],
    alone: one,
  },
  {
    input: 'sidebars with a syntax error',
    edit: (site) => {
      config("tagline: 'y'")(site);
      site.write('src/navigation/sidebars/core.ts', 'export default { core: [;\n');
    },
    says: [
      'src/navigation/sidebars/core.ts:1:25  config/syntax-error  the file is not valid TypeScript: Expression or comma expected. -> correct the syntax',
    ],
    alone: one,
  },
  {
    input: 'releases that nobody can announce',
    edit: (site) =>
      site.write(
        'src/releases.ts',
        [
          'export const releases = [',
          "  { product: 'cor', version: '0.13', date: '2025-02-30', pathname: 'core/a' },",
          '];',
          '',
        ].join('\n'),
      ),
    says: [
      'src/releases.ts:2:5  content/release-field  a release has as its product the string "cor" -> did you mean "core"?',
      'src/releases.ts:2:21  content/release-field  a release has as its version the string "0.13" -> write the release: version: \'0.13.0\'',
      'src/releases.ts:2:38  content/release-field  a release has as its date the string "2025-02-30" -> write the day: date: \'2025-03-11\'',
      'src/releases.ts:2:58  content/release-field  a release has as its pathname the string "core/a" -> write the page that tells what it brought: pathname: \'/core/api/changes-0-13-0\'',
    ],
  },
  {
    input: 'releases in a wrong order, twice, and of a page that is not there',
    edit: (site) =>
      site.write(
        'src/releases.ts',
        [
          'export const releases = [',
          "  { product: 'core', version: '0.1.0', date: '2025-01-01', pathname: '/core/introduction/overview' },",
          "  { product: 'core', version: '0.2.0', date: '2025-02-01', pathname: '/core/introduction/overvew' },",
          "  { product: 'core', version: '0.1.0', date: '2025-01-01', pathname: '/core/introduction/overview' },",
          '];',
          '',
        ].join('\n'),
      ),
    says: [
      'src/releases.ts:3:40  content/release-order  core 0.2.0 of 2025-02-01 stands below an older release -> move it up: the newest stands first',
      'src/releases.ts:3:60  content/release-page  the page "/core/introduction/overvew" of core 0.2.0 does not exist -> did you mean "/core/introduction/overview"?',
      'src/releases.ts:4:22  content/release-twice  core 0.1.0 is announced twice -> remove one of the two',
    ],
    alone: one,
  },
  {
    input: 'releases without their export',
    edit: (site) => site.write('src/releases.ts', 'const releases = [];\n'),
    says: [
      'src/releases.ts:1:7  content/release-list  the file exports as releases undefined -> export const releases: readonly Release[] = […]',
    ],
    alone: one,
  },
  {
    input: 'releases that throw',
    edit: (site) => site.write('src/releases.ts', "\nthrow new Error('no');\n"),
    says: [
      "src/releases.ts:2:1  nav/evaluation-error  the file can't be run: no -> correct the expression on this line",
    ],
    alone: one,
  },
  {
    input: 'a list of products without its export',
    edit: (site) => site.write('src/products.ts', 'const products = {};\n'),
    says: [
      'src/products.ts:1:7  content/product  the file exports as products undefined -> export const products = { core: { … }, studio: { … } }',
    ],
    alone: one,
  },
  {
    input: 'a product that is null, and one without its texts',
    edit: products(
      '  core: null,\n',
      studio.replace("name: 'Toolpad Studio', ", '').replace("'Builder'", '5'),
    ),
    says: [
      'src/products.ts:2:3  content/product  the product "core" is null -> write core: { name: …, metadata: …, versions: […] }',
      'src/products.ts:3:3  content/product-text  the name of "studio" is undefined -> write it: name: \'…\'',
      'src/products.ts:3:13  content/product-text  the metadata of "studio" is the number 5 -> write it: metadata: \'…\'',
    ],
    alone: one,
  },
  {
    input: 'a product without a current version',
    edit: products(core, studio.replace(', current: true', '')),
    says: [
      'src/products.ts:3:58  content/product-version  "studio" has no version marked current -> mark one, the release that docs-studio describes: current: true',
    ],
  },
  {
    input: 'two current versions',
    edit: products(core.replace('[{', "[{ text: '0.14.0', current: true }, {"), studio),
    says: [
      'src/products.ts:2:57  content/product-version  "core" has 2 versions marked current -> mark one, the release that docs-core describes: current: true',
    ],
    alone: one,
  },
  {
    input: 'a version that is no release',
    edit: products(core.replace("'0.13.0'", "'latest'"), studio),
    says: [
      'src/products.ts:2:70  content/product-version  a version of "core" has as its text the string "latest" -> write the release: text: \'0.13.0\'',
    ],
    alone: one,
  },
  {
    input: 'a version that is a number',
    edit: products(core.replace("'0.13.0'", '0.13'), studio),
    says: [
      'src/products.ts:2:70  content/product-version  a version of "core" has as its text the number 0.13 -> write the release: text: \'0.13.0\'',
    ],
    alone: one,
  },
  {
    input: 'an unknown product',
    edit: products(core, studio.replace('studio:', 'stduio:')),
    says: [
      'src/products.ts:3:3  content/product  unknown product "stduio" -> did you mean "studio"?',
    ],
    alone: one,
  },
  {
    input: 'a product that is missing',
    edit: products(core),
    says: [
      'src/products.ts:1:14  content/product  the product "studio" is missing -> add studio: { name: …, metadata: …, versions: […] }',
    ],
    alone: one,
  },
  {
    input: 'a release that was not cut',
    edit: products(core.replace(' }]', " }, { text: '0.1.0', href: '/core/0.1.0/a/' }]"), studio),
    says: [
      'src/products.ts:2:111  content/release-unknown  core 0.1.0 is listed, and core_versions.json does not have it -> cut it with npm run version:cut -- core 0.1.0, or remove it here',
    ],
    alone: one,
  },
  {
    input: 'a syntax error in the list of products',
    edit: products(core.replace('name:', 'name::'), studio),
    says: [
      'src/products.ts:2:16  nav/syntax-error  the file is not valid TypeScript: Expression expected. -> correct the syntax',
    ],
    alone: one,
  },
  {
    input:
      'redirects in a circle, of a page that is there, to nowhere, twice, malformed, of one language, and hidden by another',
    edit: redirects(
      "{ from: '/old-a/', to: '/old-b/' }",
      "{ from: '/old-b/', to: '/old-a/' }",
      "{ from: '/core/cases/sound/', to: '/core/introduction/overview/' }",
      "{ from: '/old-c/', to: '/core/nowhere/' }",
      "{ from: '/old-d/', to: '/core/introduction/overview/' }",
      "{ from: '/old-d/', to: '/core/introduction/tutorial/' }",
      "{ from: 'old-e', to: '/core/introduction/overview/' }",
      "{ from: '/old-f/', to: 'https://example.com/' }",
      "{ from: '/old-g/', to: '/core/introduction/tutorial/#nowhere' }",
      "{ from: '/old-h/', to: '/old-h/' }",
      "{ from: '/old-i', to: '/core/introduction/overview/' }",
      "{ from: '/old-j/', to: '/core/introduction/overview#start' }",
      "{ from: '/zh/old-k/', to: '/core/introduction/overview/' }",
      "{ from: '/old-l/', to: '/zh/core/introduction/overview/' }",
      "{ from: '/old-m/*', to: '/core/introduction/overview/' }",
      "{ from: '/old-m/part/*', to: '/core/introduction/tutorial/' }",
      "{ from: '/old-m/page/', to: '/core/introduction/tutorial/' }",
    ),
    says: [
      'src/hosting/redirects.ts:2:5  redirects/chain  target "/old-b/" redirects once more, to "/old-a/" -> name the final page as the target',
      'src/hosting/redirects.ts:3:5  redirects/chain  target "/old-a/" redirects once more, to "/old-b/" -> name the final page as the target',
      'src/hosting/redirects.ts:4:5  redirects/hidden-page  source "/core/cases/sound/" hides the page "/core/cases/sound/" -> remove the rule, or move the page',
      'src/hosting/redirects.ts:5:5  redirects/dead-target  target "/core/nowhere/" does not exist, so "/old-c/" leads nowhere -> name a page, or remove the rule',
      'src/hosting/redirects.ts:7:5  redirects/duplicate  source "/old-d/" already leads to "/core/introduction/overview/" -> keep one of the two rules',
      'src/hosting/redirects.ts:8:5  redirects/malformed  source "old-e" has no slash in front -> write "/old-e/"',
      'src/hosting/redirects.ts:8:5  redirects/malformed  source "old-e" has no slash behind its last segment -> write "/old-e/"',
      'src/hosting/redirects.ts:9:5  redirects/malformed  target "https://example.com/" names a site, and rules are about pages of this one -> write the path of a page, such as "/core/introduction/overview/"',
      'src/hosting/redirects.ts:10:5  redirects/missing-anchor  docs-core/introduction/tutorial.mdx has no section "#nowhere", to which "/old-g/" leads -> name a section that the page has, or "/core/introduction/tutorial/"',
      'src/hosting/redirects.ts:11:5  redirects/loop  source "/old-h/" leads to itself -> name another page as the target',
      'src/hosting/redirects.ts:12:5  redirects/malformed  source "/old-i" has no slash behind its last segment -> write "/old-i/"',
      'src/hosting/redirects.ts:13:5  redirects/malformed  target "/core/introduction/overview#start" has no slash behind its last segment -> write "/core/introduction/overview/#start"',
      'src/hosting/redirects.ts:14:5  redirects/language  source "/zh/old-k/" has the prefix of a language, and rules hold in all languages -> write "/old-k/"',
      'src/hosting/redirects.ts:15:5  redirects/language  target "/zh/core/introduction/overview/" has the prefix of a language, and rules hold in all languages -> write "/core/introduction/overview/"',
      'src/hosting/redirects.ts:17:5  redirects/hidden-rule  source "/old-m/part/*" is never asked, for "/old-m/*" above it covers it -> move the rule above "/old-m/*"',
    ],
  },
  {
    input: 'a syntax error in the redirects',
    edit: redirects("{ from: '/old-a/' to: '/' }"),
    says: [
      "src/hosting/redirects.ts:2:21  nav/syntax-error  the file is not valid TypeScript: ',' expected. -> correct the syntax",
    ],
    alone: one,
  },
  {
    input: 'redirects without their export',
    edit: (site) => site.write('src/hosting/redirects.ts', 'export const rules = [];\n'),
    says: [
      'src/hosting/redirects.ts:1:1  redirects/missing-table  the file does not export redirectRules -> add export const redirectRules: readonly RedirectRule[] = […]',
    ],
    alone: 'the table of redirects is broken by other inputs too',
  },
];
