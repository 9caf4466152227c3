import type { PageRow } from '../types';

const description = 'description: Says enough of the page to be found, and of';
const end = 'pageType: reference\n---\n\nA sentence.\n';

/** Rows about the lines between the two fences of three hyphens. */
export const frontMatterRows: readonly PageRow[] = [
  {
    input: 'no front matter at all',
    page: 'no-front-matter',
    file: 'A sentence.\n',
    says: [
      '1:1  content/missing-front-matter  the page has no front matter -> start the file with title, description, and pageType between two lines of ---',
    ],
  },
  {
    input: 'keys in the wrong case',
    page: 'case-of-keys',
    file: `---\nTitle: Case\n${description.replace('d', 'D')} its keys.\nPageType: reference\n---\n\nA sentence.\n`,
    says: [
      '2:1  content/unknown-front-matter  unknown front-matter key "Title" -> did you mean "title"?',
      '3:1  content/unknown-front-matter  unknown front-matter key "Description" -> did you mean "description"?',
      '4:1  content/unknown-front-matter  unknown front-matter key "PageType" -> did you mean "pageType"?',
    ],
  },
  {
    input: 'a blank line above the front matter',
    page: 'late-front-matter',
    file: `\n---\ntitle: Late\n${description} its blank line.\n${end}`,
    says: [
      '1:1  content/late-front-matter  the front matter does not start on the first line -> remove what stands above it, blank lines and spaces included',
    ],
  },
  {
    input: 'front matter below a comment',
    page: 'front-matter-below-comment',
    file: `{/* A licence. */}\n\n---\ntitle: Below\n${description} its comment.\n${end}`,
    says: [
      '1:1  content/late-front-matter  the front matter does not start on the first line -> remove what stands above it, blank lines and spaces included',
    ],
  },
  {
    input: 'front matter as TOML',
    page: 'front-matter-as-toml',
    file: '+++\ntitle = "Plus"\n+++\n\nA sentence.\n',
    says: [
      '1:1  content/late-front-matter  the front matter starts with +++ -> write it as YAML, one "key: value" a line, between two lines of ---',
    ],
  },
  {
    input: 'front matter without its second fence',
    page: 'unclosed-front-matter',
    file: `---\ntitle: Open\n${description} its end.\n\nA sentence.\n`,
    says: [
      '1:1  content/unclosed-front-matter  the front matter has no end -> add a line with three hyphens below the last key',
    ],
  },
  {
    input: 'a colon in a title without quotes',
    page: 'colon-in-title',
    file: `---\ntitle: Colons: the end\n${description} its colon.\n${end}`,
    says: [
      '2:8  content/front-matter-yaml  the title has a colon with a space behind it -> put it into quotes: title: "Colons: the end"',
    ],
  },
  {
    input: 'a quote that is not closed',
    page: 'open-quote',
    file: `---\ntitle: "Quotes\n${description} its quote.\n${end}`,
    says: [
      '2:8  content/front-matter-yaml  the quote in front of the title is not closed -> write title: "Quotes"',
    ],
  },
  {
    input: 'a list that is indented by a tab',
    page: 'tab-in-yaml',
    file: `---\ntitle: Tabs\n${description} its tab.\nkeywords:\n\t- tab\n${end}`,
    says: [
      '5:1  content/front-matter-yaml  the front matter is not valid YAML: Tabs are not allowed as indentation -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
    ],
  },
  {
    input: 'a key of the front matter that is indented',
    page: 'indented-key',
    file: `---\ntitle: Indented\n  ${description} its blanks.\n${end}`,
    says: [
      '3:1  content/front-matter-yaml  "description" is indented, and so a part of the value above -> remove the blanks in front of it',
    ],
  },
  {
    input: 'an apostrophe in a description between single quotes',
    page: 'apostrophe',
    file: `---\ntitle: Apostrophes\ndescription: 'What it's for.'\n${end}`,
    says: [
      '3:14  content/front-matter-yaml  the description goes on behind its closing quote -> put it into quotes: description: "What it\'s for."',
    ],
  },
  {
    input: 'the same key twice',
    page: 'key-twice',
    file: `---\ntitle: Twice\ntitle: Twice again\n${description} its keys.\n${end}`,
    says: [
      '3:1  content/front-matter-yaml  the key "title" is there twice -> remove one of the two',
    ],
  },
  {
    input: '`slug: /a/`, beside a page `/a`',
    page: 'slug',
    file: `---\ntitle: Slug\nslug: /core/cases/sound/\n${description} its slug.\n${end}`,
    says: [
      '3:1  content/second-source  the key "slug" is not used here: the path of a page is the path of its file, and the navigation spec lists it -> remove the key',
    ],
  },
  {
    input: '`slug: 5`',
    page: 'slug-number',
    file: `---\ntitle: Slug of a number\nslug: 5\n${description} its number.\n${end}`,
    says: [
      '3:1  content/second-source  the key "slug" is not used here: the path of a page is the path of its file, and the navigation spec lists it -> remove the key',
    ],
  },
  {
    input: '`slug: ../../../etc`',
    page: 'slug-upwards',
    file: `---\ntitle: Slug upwards\nslug: ../../../etc\n${description} its way up.\n${end}`,
    says: [
      '3:1  content/second-source  the key "slug" is not used here: the path of a page is the path of its file, and the navigation spec lists it -> remove the key',
    ],
  },
  {
    input: '`id` of Docusaurus',
    page: 'id',
    file: `---\ntitle: Id\nid: other\n${description} its id.\n${end}`,
    says: [
      '3:1  content/second-source  the key "id" is not used here: the path of a page is the path of its file, and the navigation spec lists it -> remove the key',
    ],
  },
  {
    input: '`sidebar_position` of Docusaurus',
    page: 'sidebar-position',
    file: `---\ntitle: Position\nsidebar_position: 3\n${description} its place.\n${end}`,
    says: [
      '3:1  content/second-source  the key "sidebar_position" is not used here: order and groups stand in src/navigation alone -> remove the key',
    ],
  },
  {
    input: '`draft: true`',
    page: 'draft',
    file: `---\ntitle: Draft\ndraft: true\n${description} its draft.\n${end}`,
    says: [
      '3:1  content/second-source  the key "draft" is not used here: a page is published when the navigation spec lists it -> remove the key',
    ],
  },
  {
    input: '`title: 5`',
    page: 'title-number',
    file: `---\ntitle: 5\n${description} its title.\n${end}`,
    says: [
      '2:8  content/front-matter-type  title is the number 5 -> write a text, in quotes if it looks like something else',
    ],
  },
  {
    input: '`title: yes`, which YAML 1.1 takes for true',
    page: 'title-boolean',
    file: `---\ntitle: true\n${description} the truth.\n${end}`,
    says: [
      '2:8  content/front-matter-type  title is the boolean true -> write a text, in quotes if it looks like something else',
    ],
  },
  {
    input: 'a title that YAML takes for a date',
    page: 'title-date',
    file: `---\ntitle: 2026-01-01\n${description} its day.\n${end}`,
    says: [
      '2:8  content/front-matter-type  title is a date -> write a text, in quotes if it looks like something else',
    ],
  },
  {
    input: 'an empty title',
    page: 'title-empty',
    file: `---\ntitle:\n${description} its name.\n${end}`,
    says: [
      '2:7  content/front-matter-type  title has no value -> write a text, in quotes if it looks like something else',
    ],
  },
  {
    input: 'no title',
    page: 'title-missing',
    file: `---\n${description} a missing title.\n${end}`,
    says: ['1:1  content/missing-title  the page has no title -> add title: …'],
  },
  {
    input: 'the title of another page',
    page: 'title-repeated',
    file: `---\ntitle: Sound\n${description} its neighbor.\n${end}`,
    says: [
      '2:8  content/repeated-title  docs-core/cases/sound.mdx has the same title -> say what sets this page apart; pages of both products count',
    ],
  },
  {
    input: 'no description',
    page: 'description-missing',
    file: `---\ntitle: Undescribed\n${end}`,
    says: [
      '1:1  content/missing-description  the page has no description -> add description: and a sentence that says what the reader finds',
    ],
  },
  {
    input: 'a description that is no sentence',
    page: 'description-short',
    file: `---\ntitle: Described\ndescription: Words\n${end}`,
    says: [
      '3:14  content/description-full-stop  the description does not end in a full stop -> write a whole sentence',
      '3:14  content/short-description  the description has 5 characters -> write at least 50',
    ],
  },
  {
    input: 'a misspelled key',
    page: 'unknown-key',
    file: `---\ntitle: Key\n${description} its key.\nkeyword: [key]\n${end}`,
    says: [
      '4:1  content/unknown-front-matter  unknown front-matter key "keyword" -> did you mean "keywords"?',
    ],
  },
  {
    input: 'keywords as a text',
    page: 'keywords-text',
    file: `---\ntitle: Keywords\n${description} its words.\nkeywords: key, words\n${end}`,
    says: [
      '4:11  content/front-matter-type  keywords is the string "key, words" -> write a list of words: [charts, tables]',
    ],
  },
  {
    input: 'a misspelled page type',
    page: 'page-type',
    file: `---\ntitle: Type\n${description} its type.\npageType: referense\n---\n\nA sentence.\n`,
    says: [
      '4:11  content/unknown-page-type  unknown pageType "referense" -> did you mean "reference"?',
    ],
  },
  {
    input: 'no page type',
    page: 'page-type-missing',
    file: `---\ntitle: Untyped\n${description} no type.\n---\n\nA sentence.\n`,
    says: [
      '1:1  content/missing-page-type  the page has no pageType -> add one of overview, tutorial, how-to, concept, component, reference',
    ],
  },
  {
    input: 'keywords that are numbers',
    page: 'numbers-as-keywords',
    file: '---\ntitle: Numbers as keywords\ndescription: Stands for what an author may get wrong, here numbers as keywords.\npageType: reference\nkeywords: [1, 2]\n---\n\nA sentence.\n',
    says: [
      '5:11  content/front-matter-type  keywords is a list with the number 1 in it -> write a list of words: [charts, tables]',
    ],
  },
  {
    input: 'an alias of YAML without its anchor',
    page: 'alias',
    file: '---\ntitle: *name\n---\n\nA sentence.\n',
    says: [
      '2:1  content/front-matter-yaml  the front matter is not valid YAML: Unresolved alias (the anchor must be set before the alias): name -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
    ],
  },
  {
    input: 'a tag of YAML that nobody knows',
    page: 'yaml-tag',
    file: '---\ntitle: !!js/function "x"\n---\n\nA sentence.\n',
    says: [
      '2:8  content/front-matter-yaml  the front matter is not valid YAML: Unresolved tag: tag:yaml.org,2002:js/function -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
    ],
  },
  {
    input: 'tabs of reference on a page that is no guide of a component',
    page: 'tabs-elsewhere',
    file: '---\ntitle: Tabs elsewhere\ndescription: Says enough of the page with tabs to be found by somebody.\npageType: reference\napiTabs:\n  components: [Account]\n---\n\nA sentence.\n',
    says: [
      '5:1  content/api-tabs  only guides in docs-core/components have tabs of reference -> remove the key',
    ],
  },
];
