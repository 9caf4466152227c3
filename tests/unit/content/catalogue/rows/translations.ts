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
    input: 'a glossary that is gone',
    edit: (site) => site.remove('i18n/zh/glossary.yml'),
    says: [
      'i18n/zh/glossary.yml:1:1  translation/malformed-glossary  the glossary is missing, so nobody knows what may be as in English -> restore it from git, or write keep: and terms: with a list each, as i18n/README.md shows',
    ],
    alone: 'without a glossary, nobody knows what may be as in English',
  },
  {
    input: 'a merge conflict in the glossary',
    edit: (site) => site.append('i18n/zh/glossary.yml', '<<<<<<< HEAD\n'),
    says: [
      'i18n/zh/glossary.yml:10:1  translation/malformed-glossary  the glossary is not valid YAML: Implicit map keys need to be followed by map values -> write keep: and terms: with a list each, as i18n/README.md shows',
    ],
    alone: 'without a glossary, nobody knows what may be as in English',
  },
  {
    input: 'a glossary that is not UTF-8',
    edit: (site) =>
      site.write('i18n/zh/glossary.yml', Buffer.from('keep:\n  - caf\xe9\n', 'latin1')),
    says: [
      'i18n/zh/glossary.yml:2:8  translation/malformed-glossary  the file is not UTF-8 -> save it as UTF-8',
    ],
    alone: 'the glossary of the language is broken by another input too',
  },
  {
    input: 'a folder in the place of the glossary',
    edit: (site) => {
      site.remove('i18n/zh/glossary.yml');
      site.write('i18n/zh/glossary.yml/README.md', 'x');
    },
    says: [
      'i18n/zh/glossary.yml:1:1  content/unreadable-file  a folder has the place of the file -> rename the folder, and restore the file from git',
      'i18n/zh/glossary.yml/README.md:1:1  translation/misplaced  nobody reads the file -> delete it',
    ],
    alone: 'the glossary of the language is broken by another input too',
  },
  {
    input: 'interface strings that are not UTF-8',
    edit: (site) => site.write(strings, Buffer.from('{ "caf\xe9": { "message": "x" } }', 'latin1')),
    says: [
      'i18n/zh/code.json:1:7  translation/malformed-json  the file is not UTF-8 -> save it as UTF-8',
    ],
    alone: 'another input has a string of the file',
  },
  {
    input: 'interface strings that are a link to nothing',
    edit: (site) => {
      site.remove(strings);
      site.link('nowhere.json', strings);
    },
    says: [
      'i18n/zh/code.json:1:1  content/unreadable-file  the file is a link that leads to nothing -> replace it by the file itself',
    ],
    alone: 'another input has a string of the file',
  },
  {
    input: 'a translated page that is a link to nothing',
    edit: (site) => {
      site.remove(overview);
      site.link('nowhere.mdx', overview);
    },
    says: [
      `${overview}:1:1  content/unreadable-file  the file is a link that leads to nothing -> replace it by the file itself`,
    ],
    alone: 'another input changes the page',
  },
  {
    input: 'an empty translated page',
    edit: (site) => site.write(overview, ''),
    says: [
      `${overview}:1:1  translation/broken-markup  the page has no front matter -> start the file with title, description, and pageType between two lines of ---`,
      `${overview}:1:1  translation/broken-markup  the page has no text -> write it, or remove the file and its entry`,
    ],
    alone: 'another input changes the page',
  },
  {
    input: 'English with the line endings of Windows, and its translation with those of Unix',
    edit: (site) => {
      const english = 'docs-core/introduction/overview.mdx';
      site.write(english, site.read(english).replaceAll('\n', '\r\n'));
      site.replace(overview, 'title:', 'slug: /elsewhere\ntitle:');
    },
    says: [
      'i18n/zh/docusaurus-plugin-content-docs-core/current/introduction/overview.mdx:2:1  translation/broken-markup  the key "slug" is not used here: the path of a page is the path of its file, and the navigation spec lists it -> remove the key',
    ],
    alone: 'nothing is to be said about the code of the page',
  },
];
