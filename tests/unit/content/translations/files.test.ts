import {
  enOverview,
  zhOverview,
  zhPages,
  stripStamps,
  testTranslationProblems,
} from './translatedSite';

const folder = 'i18n/zh/docusaurus-plugin-content-docs-core';

describe('files of translations', () => {
  testTranslationProblems([
    [
      'no English page',
      (site) => site.rename(zhOverview, `${zhPages}/introduction/extras.mdx`),
      [
        `${zhPages}/introduction/extras.mdx:1:1  error translation/orphaned  there is no English page docs-core/introduction/extras.mdx -> delete it`,
      ],
    ],
    [
      'a renamed English page',
      (site) => site.rename(enOverview, 'docs-core/introduction/welcome.mdx'),
      [
        'docs-core/components/account.mdx:16:26  error content/broken-link  "/core/introduction/overview/" is no page -> if docs-core/introduction/welcome.mdx is that page, see what is said of its entry in src/navigation/core.ts; otherwise link to a page that exists',
        'docs-core/introduction/welcome.mdx:1:1  error nav/missing-entry  the page has no entry in src/navigation/core.ts -> if it is the page of "/core/introduction/overview" under another name, see what is said of that entry; otherwise add { pathname: \'/core/introduction/welcome\' } there, or start the file name with _ if other pages include it',
        `${zhOverview}:1:1  error translation/orphaned  there is no English page docs-core/introduction/overview.mdx -> if docs-core/introduction/welcome.mdx is that page, see what is said of its entry in src/navigation/core.ts; otherwise delete it`,
        'src/navigation/core.ts:8:19  error nav/missing-page  the entry "/core/introduction/overview" has no page -> if docs-core/introduction/welcome.mdx is its page, name that file docs-core/introduction/overview.mdx again and run "npm run rename -- core/introduction/overview core/introduction/welcome"; otherwise write docs-core/introduction/overview.mdx, or remove the entry',
      ],
    ],
    [
      'a misspelled name',
      (site) => site.rename(zhOverview, `${zhPages}/introduction/tutoral.mdx`),
      [
        `${zhPages}/introduction/tutoral.mdx:1:1  error translation/orphaned  there is no English page docs-core/introduction/tutoral.mdx -> did you mean i18n/zh/docusaurus-plugin-content-docs-core/current/introduction/tutorial.mdx? Otherwise delete it`,
      ],
    ],
    [
      'another group',
      (site) => site.rename(zhOverview, `${zhPages}/components/overview.mdx`),
      [
        `${zhPages}/components/overview.mdx:1:1  error translation/misplaced  there is no English page docs-core/components/overview.mdx -> move it to i18n/zh/docusaurus-plugin-content-docs-core/current/introduction/overview.mdx, or delete it`,
      ],
    ],
    [
      'another extension',
      (site) => site.rename(zhOverview, `${zhPages}/introduction/overview.md`),
      [
        `${zhPages}/introduction/overview.md:1:1  error translation/misplaced  the English page is docs-core/introduction/overview.mdx, so Docusaurus does not read the file -> rename it to i18n/zh/docusaurus-plugin-content-docs-core/current/introduction/overview.mdx`,
      ],
    ],
    [
      'no folder for the release',
      (site) => site.rename(zhOverview, `${folder}/introduction/overview.mdx`),
      [
        'i18n/zh/docusaurus-plugin-content-docs-core/introduction/overview.mdx:1:1  error translation/misplaced  Docusaurus does not read the file, and shows the page in English -> move it to i18n/zh/docusaurus-plugin-content-docs-core/current/introduction/overview.mdx',
      ],
    ],
    [
      'the folder of an unnamed plugin',
      (site) =>
        site.rename(
          zhOverview,
          'i18n/zh/docusaurus-plugin-content-docs/current/introduction/overview.mdx',
        ),
      [
        'i18n/zh/docusaurus-plugin-content-docs/current/introduction/overview.mdx:1:1  error translation/misplaced  Docusaurus does not read the file, and shows the page in English -> move it to i18n/zh/docusaurus-plugin-content-docs-core/current/introduction/overview.mdx',
      ],
    ],
    [
      'the folder of the English pages',
      (site) => site.rename(zhOverview, 'i18n/zh/docs-core/introduction/overview.mdx'),
      [
        'i18n/zh/docs-core/introduction/overview.mdx:1:1  error translation/misplaced  Docusaurus does not read the file, and shows the page in English -> move it to i18n/zh/docusaurus-plugin-content-docs-core/current/introduction/overview.mdx',
      ],
    ],
    [
      'a language that the site has not',
      (site) => site.copy(zhOverview, zhOverview.replace('/zh/', '/zh-CN/')),
      [
        'i18n/zh-CN/docusaurus-plugin-content-docs-core/current/introduction/overview.mdx:1:1  error translation/misplaced  "zh-CN" is no language of the site, so nobody reads the file -> did you mean i18n/zh/docusaurus-plugin-content-docs-core/current/introduction/overview.mdx?',
      ],
    ],
    [
      'a file of no use',
      (site) => site.write('i18n/zh/notes.txt', 'later'),
      ['i18n/zh/notes.txt:1:1  error translation/misplaced  nobody reads the file -> delete it'],
    ],
    [
      'a folder of another plugin',
      (site) => site.write('i18n/zh/plugin/navbar.json', '{}'),
      [
        'i18n/zh/plugin/navbar.json:1:1  error translation/misplaced  nobody reads the file -> move it to i18n/zh/docusaurus-theme-classic/navbar.json',
      ],
    ],
    [
      'pictures and guides are none',
      (site) => {
        site.write(`${zhPages}/introduction/a.png`, '');
        site.write('i18n/zh/README.md', 'Guide');
        site.write('i18n/README.md', 'Guide');
      },
      [],
    ],
    [
      'a page without stamps',
      stripStamps,
      [
        `${zhOverview}:1:1  error translation/unstamped  nothing tells from which English text the page was translated -> compare it with English, then npm run i18n -- bless zh core/introduction/overview`,
      ],
    ],
    [
      'half a stamp',
      (site) => site.replace(zhOverview, 'start: ', 'start: x'),
      [
        `${zhOverview}:9:5  error translation/malformed-stamp  "start" has no stamp of eight hexadecimal digits -> restore the line from git, or stamp anew with npm run i18n -- bless`,
      ],
    ],
    [
      'a stamp of nothing',
      (site) => {
        stripStamps(site);
        site.replace(zhOverview, 'pageType', 'translation:\n  source: {}\npageType');
      },
      [
        `${zhOverview}:4:1  error translation/malformed-stamp  translation holds no stamps of sections -> restore the line from git, or stamp anew with npm run i18n -- bless`,
      ],
    ],
  ]);
});
