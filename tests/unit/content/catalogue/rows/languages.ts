import type { EditRow } from '../types';

const folder = 'i18n/zh/docusaurus-plugin-content-docs-core';
const overview = `${folder}/current/introduction/overview.mdx`;
const glossary = 'i18n/zh/glossary.yml';
const list = 'src/translations/languages.ts';

const languages = (...lines: string[]): string =>
  `export const languages = {\n${lines.map((line) => `  ${line},\n`).join('')}};\n`;

const english = "en: { label: 'English', htmlLang: 'en', direction: 'ltr', siteTitle: 'Docs' }";

/** The list of the checks themselves has these, of which the site has no folder. */
const withoutFolder = (language: string, place: string): string =>
  `${list}:${place}  translation/missing-language  the site has the language "${language}", and there is no i18n/${language} -> restore the folder from git, or begin it with npm run i18n -- strings ${language}`;

/** Rows about the list of languages, their folders, and their glossaries. */
export const languageRows: readonly EditRow[] = [
  {
    input: 'languages with odd and misspelled fields',
    edit: (site) => {
      site.write(
        list,
        languages(
          english,
          "ar: { label: '', htmlLang: 'ar_EG', direction: 'right', sitTitle: 'Docs' }",
          "pt: { label: 'English', htmlLang: 'en', direction: 'ltr', siteTitle: '**Docs**' }",
        ),
      );
    },
    says: [
      withoutFolder('ar', '3:3'),
      `${list}:3:9  translation/language  the label of "ar" is an empty string -> write its name in itself: label: 'Português'`,
      `${list}:3:20  translation/language  the htmlLang of "ar" is the string "ar_EG" -> write the tag of the language: htmlLang: 'pt-BR'`,
      `${list}:3:39  translation/language  the direction of "ar" is the string "right" -> write 'ltr' for text from left to right, or 'rtl'`,
      `${list}:3:59  translation/language  a language has no field "sitTitle" -> did you mean "siteTitle"?`,
      withoutFolder('pt', '4:3'),
      `${list}:4:9  translation/language  "pt" has the label "English" of "en" -> give each language its own`,
      `${list}:4:27  translation/language  "pt" has the htmlLang "en" of "en" -> give each language its own`,
      `${list}:4:61  translation/language  the siteTitle of "pt" is the string "**Docs**" -> write the name of the portal: siteTitle: '…'`,
    ],
    alone: 'the list of languages can be broken in one way at a time',
  },
  {
    input: 'a language that is listed twice',
    edit: (site) => site.write(list, languages(english, english)),
    says: [
      withoutFolder('pt', '1:1'),
      withoutFolder('ar', '1:1'),
      `${list}:3:3  config/repeated-key  "en" stands in this object already, and only the later one counts -> remove one of the two`,
    ],
    alone: 'the list of languages can be broken in one way at a time',
  },
  {
    input: 'a language for the pages that the list does not have',
    edit: (site) => site.write(list, `export const defaultLanguage = 'fr';\n${languages(english)}`),
    says: [
      withoutFolder('pt', '1:1'),
      withoutFolder('ar', '1:1'),
      `${list}:1:14  translation/language  pages are written in the string "fr", which is no language of the list -> name one of en`,
    ],
    alone: 'the list of languages can be broken in one way at a time',
  },
  {
    input: 'translations of a release that is not there',
    edit: (site) => {
      site.copy(overview, `${folder}/version-9.9/introduction/overview.mdx`);
      site.copy(overview, `${folder}/version-9.9/introduction/tutorial.mdx`);
      site.write(`${folder}/version-9.9.json`, '{}\n');
    },
    says: [
      `${folder}/version-9.9.json:1:1  translation/misplaced  core_versions.json has no release 9.9, so nobody reads ${folder}/version-9.9.json -> delete it`,
      `${folder}/version-9.9/introduction/overview.mdx:1:1  translation/misplaced  core_versions.json has no release 9.9, so nobody reads ${folder}/version-9.9 -> delete it`,
    ],
    alone: 'another input breaks the list of releases',
  },
  {
    input: 'pages and translations of a release whose list is gone',
    edit: (site) => {
      site.copy('docs-core/cases/sound.mdx', 'core_versioned_docs/version-0.9.0/sound.mdx');
      site.copy(overview, `${folder}/version-0.9.0/sound.mdx`);
    },
    says: [
      'core_versions.json:1:1  content/archive-folder  the file is missing, and there are pages in core_versioned_docs/version-0.9.0 -> restore it from git',
    ],
    alone: 'another input breaks the list of releases',
  },
  {
    input: 'a folder of translations under another name, and a page of the other product',
    edit: (site) => {
      site.copy(overview, overview.replace('/zh/', '/zh-CN/'));
      site.copy(glossary, 'i18n/zh-CN/glossary.yml');
      site.copy(overview, overview.replace('docs-core', 'docs-studio'));
    },
    says: [
      'i18n/zh-CN/docusaurus-plugin-content-docs-core/current/introduction/overview.mdx:1:1  translation/misplaced  "zh-CN" is no language of the site, so nobody reads the 2 files of its folder -> did you mean i18n/zh?',
      `${overview.replace('docs-core', 'docs-studio')}:1:1  translation/misplaced  there is no English page docs-studio/introduction/overview.mdx -> delete it: ${overview} is there already`,
    ],
    alone: 'other inputs are in folders of other names too',
  },
  {
    input: 'a note and a copy of an editor among translations',
    edit: (site) => {
      site.write(`${folder}/current/introduction/notes.txt`, 'x');
      site.write(`${overview}.orig`, 'x');
    },
    says: [
      `${folder}/current/introduction/notes.txt:1:1  translation/misplaced  the file is not read: pages end in .mdx -> rename it to notes.mdx`,
      `${overview}.orig:1:1  translation/misplaced  the file is a copy that a program has left -> delete it`,
    ],
  },
  {
    input: 'a translated page of another kind',
    edit: (site) => site.replace(overview, 'pageType: overview', 'pageType: reference'),
    says: [
      `${overview}:4:11  translation/page-type  the pageType is "reference", and that of docs-core/introduction/overview.mdx is "overview" -> write overview, or correct the English page`,
    ],
    alone: 'another input changes the page',
  },
  {
    input: 'a glossary with terms and words twice, and one without a form',
    edit: (site) =>
      site.write(
        glossary,
        [
          'keep: [Toolpad Core, React, React]',
          'terms:',
          '  - term: dashboard',
          '    use: [仪表盘, 仪表盘]',
          '  - term: dashboard',
          '    use: [面板]',
          '  - term: router',
          '    use: []',
          '',
        ].join('\n'),
      ),
    says: [
      `${glossary}:1:29  translation/malformed-glossary  "React" is there twice -> remove one of the two`,
      `${glossary}:4:16  translation/malformed-glossary  "仪表盘" is there twice -> remove one of the two`,
      `${glossary}:5:11  translation/malformed-glossary  the term "dashboard" is in line 3 too -> write one entry with all forms to use`,
      `${glossary}:7:5  translation/malformed-glossary  an entry lacks its term or a form to use -> write { term: …, use: […] }`,
    ],
    alone: 'the glossary of the language is broken by another input too',
  },
];
