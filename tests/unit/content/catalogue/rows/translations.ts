import type { EditRow } from '../types';

const folder = 'i18n/zh/docusaurus-plugin-content-docs-core/current';
const overview = `${folder}/introduction/overview.mdx`;
const strings = 'i18n/zh/code.json';

/** Rows about other languages. */
export const translationRows: readonly EditRow[] = [
  {
    input: 'a translation without its English page',
    edit: (site) => site.copy(overview, `${folder}/introduction/nowhere.mdx`),
    says: [
      'i18n/zh/docusaurus-plugin-content-docs-core/current/introduction/nowhere.mdx:1:1  translation/orphaned  there is no English page docs-core/introduction/nowhere.mdx -> delete it',
    ],
  },
  {
    input: 'a language that the site does not have',
    edit: (site) => site.copy(overview, `i18n/zh-CN/${overview.slice('i18n/zh/'.length)}`),
    says: [
      'i18n/zh-CN/docusaurus-plugin-content-docs-core/current/introduction/overview.mdx:1:1  translation/misplaced  "zh-CN" is no language of the site, so nobody reads the file -> did you mean i18n/zh/docusaurus-plugin-content-docs-core/current/introduction/overview.mdx?',
    ],
  },
  {
    input: 'a translation in a folder that nobody reads',
    edit: (site) => site.copy(overview, 'i18n/zh/docs-core/introduction/overview.mdx'),
    says: [
      'i18n/zh/docs-core/introduction/overview.mdx:1:1  translation/misplaced  Docusaurus does not read the file, and shows the page in English -> move it to i18n/zh/docusaurus-plugin-content-docs-core/current/introduction/overview.mdx',
    ],
  },
  {
    input: 'an unknown interface string',
    edit: (site) =>
      site.replace(strings, '{\n', '{\n  "theme.NotFound.titel": { "message": "x" },\n'),
    says: [
      'i18n/zh/code.json:2:3  translation/unknown-string  nothing shows the string "theme.NotFound.titel" any more -> delete it, or run npm run i18n -- strings zh',
    ],
  },
  {
    input: 'a translated page with an address of its own',
    edit: (site) => site.replace(overview, 'title:', 'slug: /elsewhere\ntitle:'),
    says: [
      'i18n/zh/docusaurus-plugin-content-docs-core/current/introduction/overview.mdx:2:1  translation/broken-markup  the key "slug" is not used here: the path of a page is the path of its file, and the navigation spec lists it -> remove the key',
    ],
  },
  {
    input: 'a file of strings that is cut off',
    edit: (site) => site.write('i18n/zh/docusaurus-theme-classic/navbar.json', '{ "title": '),
    says: [
      'i18n/zh/docusaurus-theme-classic/navbar.json:1:11  content/json  the file ends too early to be JSON -> correct the syntax: double quotes, a comma between entries and none behind the last',
    ],
  },
  {
    input: 'a merge conflict in the glossary',
    edit: (site) => site.append('i18n/zh/glossary.yml', '<<<<<<< HEAD\n'),
    says: [
      'i18n/zh/glossary.yml:10:1  translation/malformed-glossary  the glossary is not valid YAML: Implicit map keys need to be followed by map values -> write keep: and terms: with a list each, as i18n/README.md shows',
    ],
    alone: 'without a glossary, nobody knows what may be as in English',
  },
];
