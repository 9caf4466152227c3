import type { PageRow } from '../types';

/** Rows about lists, tables, and sections that are not what they were to be. */
export const listAndTableRows: readonly PageRow[] = [
  {
    input: 'numbers without a space',
    page: 'list-num',
    text: 'Intro.\n\n1.One\n2.Two',
    says: [
      '9:1  content/stray-markup  a space is missing behind "1.", so this is no list -> write a space behind the mark of each item',
    ],
  },
  {
    input: 'hyphens without a space',
    page: 'list-hyphen',
    text: '-One\n-Two',
    says: [
      '7:1  content/stray-markup  a space is missing behind the hyphen, so this is no list -> write a space behind the mark of each item',
    ],
  },
  {
    input: 'asterisks without a space',
    page: 'list-star',
    text: '*One\n*Two',
    says: [
      '7:1  content/stray-markup  a space is missing behind the asterisk, so this is no list -> write a space behind the mark of each item',
    ],
  },
  {
    input: 'hyphens without a space, in a list',
    page: 'list-one',
    text: '1. Intro:\n   -One\n   -Two',
    says: [
      '8:4  content/stray-markup  a space is missing behind the hyphen, so this is no list -> write a space behind the mark of each item',
    ],
  },
  {
    input: 'bullets of a word processor',
    page: 'list-bullet',
    text: '• First\n• Second',
    says: [
      '7:1  content/stray-markup  "•" makes no list, and is shown as text -> write a hyphen and a space in front of each item',
    ],
  },
  {
    input: 'dashes, letters, and bullets of a second level instead of marks of lists',
    page: 'list-dash',
    text: '– First\n– Second\n\na) First\nb) Second\n\no\tFirst',
    says: [
      '7:1  content/stray-markup  "–" makes no list, and is shown as text -> write a hyphen and a space in front of each item',
      '10:1  content/stray-markup  "a)" makes no list, and is shown as text -> write 1. and so on in front of the items, as lists have no letters',
      '13:1  content/stray-markup  "o" and a tab make no list, and are shown as text -> write a hyphen and a space in front of each item',
    ],
  },
  {
    input: 'marks in front of spaces that never break',
    page: 'list-nbsp',
    text: '-\u00a0First\n\n##\u00a0Heading\n\n1.\u00a0One',
    says: [
      '7:1  content/stray-markup  the space behind "-" is not a plain one, so it is shown as text -> write a plain space',
      '9:1  content/stray-markup  the space behind "##" is not a plain one, so it is shown as text -> write a plain space',
      '11:1  content/stray-markup  the space behind "1." is not a plain one, so it is shown as text -> write a plain space',
    ],
  },
  {
    input: 'an empty line between rows of a table',
    page: 'tab-blank',
    text: '| A | B |\n| - | - |\n| 1 | 2 |\n\n| 3 | 4 |',
    says: [
      '11:1  content/stray-markup  an empty line takes the table apart, so that the rest is shown as text -> remove the empty lines between its rows',
    ],
  },
  {
    input: 'empty lines between all rows of a table',
    page: 'tab-blank-all',
    text: '| A | B |\n\n| - | - |\n\n| 3 | 4 |',
    says: [
      '9:1  content/stray-markup  an empty line takes the table apart, so that the rest is shown as text -> remove the empty lines between its rows',
      '11:1  content/stray-markup  an empty line takes the table apart, so that the rest is shown as text -> remove the empty lines between its rows',
    ],
  },
  {
    input: 'a cell of two lines',
    page: 'tab-cell',
    text: '| A | B |\n| - | - |\n| 1 | one\ntwo |\n| 3 | 4 |',
    says: [
      '10:1  content/table-cells  the line became a row of the table above it -> write an empty line above text, and each row in one line: <br /> breaks a cell',
    ],
  },
  {
    input: 'text right below a table',
    page: 'tab-below',
    text: '| A | B |\n| - | - |\n| 1 | 2 |\nText below.',
    says: [
      '10:1  content/table-cells  the line became a row of the table above it -> write an empty line above text, and each row in one line: <br /> breaks a cell',
    ],
  },
  {
    input: 'a line of hyphens with a part too many',
    page: 'tab-cols',
    text: '| A | B |\n| - | - | - |\n| 1 | 2 |',
    says: [
      '8:1  content/stray-markup  the line of hyphens has 3 parts, and the row above it 2 cells -> write one part for each cell, or the table is shown as text',
    ],
  },
  {
    input: 'a table with a frame',
    page: 'tab-grid',
    text: '+---+---+\n| A | B |\n+===+===+\n| 1 | 2 |\n+---+---+',
    says: [
      '7:1  content/stray-markup  a table with a frame of + and - is shown as text -> write rows between |, with | --- | for each column below the first',
    ],
  },
  {
    input: 'sections without text',
    page: 'sec-empty',
    text: '## One {/* #one */}\n\n## Two {/* #two */}\n\nText.\n\n## Three {/* #three */}',
    says: [
      '7:1  content/empty-section  the section "One" has no text -> write it, or remove the heading',
      '13:1  content/empty-section  the section "Three" has no text -> write it, or remove the heading',
    ],
  },
  {
    input: 'hyphens right below text',
    page: 'underlined',
    text: 'Text\n---',
    says: [
      '7:1  content/empty-section  the section "Text" has no text -> write it, or remove the heading',
      '7:1  content/underlined-heading  the line of hyphens makes a heading of the text above it -> write an empty line above the hyphens, or ## in front of a heading',
    ],
  },
  {
    input: 'text that says what is to do',
    page: 'todo-text',
    text: 'TODO: write this.',
    says: [
      '7:1  content/unfinished  still to be written: write this. -> write it in place of this text',
    ],
  },
  {
    input: 'items that are still to be written',
    page: 'tbd',
    text: '- TBD\n- FIXME',
    says: [
      '7:3  content/unfinished  still to be written: TBD -> write it in place of this text',
      '8:3  content/unfinished  still to be written: FIXME -> write it in place of this text',
    ],
  },
  {
    input: 'text that fills a page',
    page: 'lorem',
    text: 'Lorem ipsum dolor sit amet.',
    says: [
      '7:1  content/unfinished  still to be written: Lorem ipsum dolor sit amet. -> write it in place of this text',
    ],
  },
  {
    input: 'bold text that ends in one asterisk',
    page: 'em-1',
    text: '**strong* text.',
    says: [
      '7:1  content/stray-markup  bold text begins with two asterisks and ends with one -> write **text** or *text*',
    ],
  },
  {
    input: 'underscores inside of a word',
    page: 'under',
    text: 'A __bold__text.',
    says: [
      '7:3  content/stray-markup  __bold__ goes on in letters, so it is not bold -> write **text**, which may end inside of a word',
    ],
  },
  {
    input: 'tildes without others',
    page: 'tilde',
    text: 'A ~~three word.',
    says: [
      '7:3  content/stray-markup  the two tildes begin or end nothing, so they are shown as text -> write ~~text~~ without spaces inside, or \\~\\~ for the characters',
    ],
  },
  {
    input: 'ends of code that are not indented as their items',
    page: 'code-end-in-list',
    text: '- One\n\n  ```bash\n  npm start\n```\n\n1. Two\n   - ~~~bash\n     npm start\n   ~~~\n\nSee {a b}.',
    says: [
      '11:1  content/stray-markup  the end of the code of line 9 is not indented as its list item, so it starts other code -> indent it by 2 spaces',
      '16:1  content/stray-markup  the end of the code of line 14 is not indented as its list item, so it starts other code -> indent it by 5 spaces',
      '18:7  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
    ],
  },
  {
    input: 'code that is not indented as its item',
    page: 'code-in-list',
    text: '- One\n\n  ```bash\nnpm start\n```\n\nSee [x](./nowhere.mdx).',
    says: [
      '10:1  content/stray-markup  the line is not indented as the list item, so the code of line 9 ends above it -> indent the code and its end by 2 spaces',
      '13:5  content/broken-link  there is no page docs-core/cases/nowhere.mdx -> link to a page that exists',
    ],
  },
  {
    input: 'an end of an admonition that is not indented as its item',
    page: 'admonition-end-in-list',
    text: '1. One\n\n   :::note\n\n   Two.\n\n:::\n\nThree.',
    says: [
      '13:1  content/stray-markup  the end of the admonition of line 9 is not indented as its list item, so it is shown as text -> indent it by 3 spaces',
    ],
  },
  {
    input: 'tasks whose brackets have a slip',
    page: 'broken-tasks',
    text: '- [] One\n- [ ] Two\n- [x]Three\n- [ x ] Four\n  1. [X ] Five\n- [  ] Six',
    says: [
      '7:3  content/stray-markup  "[]" makes no task, and is shown as text -> write [ ] and a space in front of the text',
      '9:3  content/stray-markup  "[x]" makes no task, and is shown as text -> write [x] and a space in front of the text',
      '10:3  content/stray-markup  "[ x ]" makes no task, and is shown as text -> write [x] and a space in front of the text',
      '11:6  content/stray-markup  "[X ]" makes no task, and is shown as text -> write [x] and a space in front of the text',
      '12:3  content/stray-markup  "[  ]" makes no task, and is shown as text -> write [ ] and a space in front of the text',
    ],
  },
];
