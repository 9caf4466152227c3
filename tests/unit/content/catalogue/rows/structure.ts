import type { PageRow } from '../types';

/** Rows about exports, headings, and blocks that hold others. */
export const structureRows: readonly PageRow[] = [
  {
    input: 'a default export',
    page: 'export-default',
    text: 'export default function Layout() {\n  return <p>A sentence.</p>;\n}\n\nA sentence.',
    says: [
      '7:1  content/reserved-export  the default export takes the place of what is around the text of a page -> export it by a name',
    ],
  },
  {
    input: 'an export that every page has',
    page: 'export-toc',
    text: 'export const toc = [];\n\nA sentence.',
    says: [
      '7:1  content/reserved-export  every page exports "toc" by itself -> give the export another name',
    ],
  },
  {
    input: 'a default export from another module',
    page: 'export-default-from',
    text: "export { Note as default } from '@site/src/components/Note';\n\nA sentence.",
    says: [
      '7:1  content/reserved-export  every page exports "default" by itself -> give the export another name',
    ],
  },
  {
    input: 'an admonition around another with as many colons',
    page: 'admonition-same-colons',
    text: ':::note\n\n:::tip\n\nA sentence.\n\n:::\n\n:::',
    says: [
      '7:1  content/unclosed-admonition  the admonition ":::note" has no end -> write :::: at its start and end, as another is inside',
      '15:1  content/stray-colons  three colons end an admonition that was not started -> remove the line, or open it above',
    ],
  },
  {
    input: 'four colons at the start and three at the end',
    page: 'admonition-four-colons',
    text: '::::note\n\nA sentence.\n\n:::',
    says: [
      '11:1  content/stray-markup  ":::" has too few colons to end the admonition of line 7 -> write ::::',
    ],
  },
  {
    input: 'two colons at the end of an admonition, above another one',
    page: 'admonition-two-colons-at-end',
    text: ':::tip\n\nA sentence.\n\n::\n\n:::note\n\nA sentence.\n\n:::',
    says: [
      '11:1  content/stray-markup  "::" has too few colons to end the admonition of line 7 -> write :::',
    ],
  },
  {
    input: 'an admonition without text',
    page: 'admonition-empty',
    text: ':::note[A title]\n\n:::',
    says: [
      '7:1  content/empty-admonition  the admonition ":::note" has no text -> write it, or remove the admonition',
    ],
  },
  {
    input: 'an id of two words',
    page: 'heading-id-words',
    text: '## A section {/* #a section */}\n\nA sentence.',
    says: [
      '7:1  content/heading-id  the id of the heading is more than letters, digits, and hyphens -> write {/* #a-section */}',
    ],
  },
  {
    input: 'an id with a letter that addresses encode',
    page: 'heading-id-letter',
    text: '## Über {/* #über */}\n\nA sentence.',
    says: [
      '7:1  content/heading-id  the id of the heading is more than letters, digits, and hyphens -> write {/* #uber */}',
    ],
  },
  {
    input: 'an id, and no heading',
    page: 'heading-only-id',
    text: '##  {/* #empty */}\n\nA sentence.',
    says: ['7:1  content/empty-heading  the heading has no text -> write its text, or remove it'],
  },
  {
    input: 'an attribute that is there twice',
    page: 'attribute-twice',
    text: '<img src="/img/logo.svg" alt="A" alt="B" />',
    says: [
      '7:1  content/missing-image  the image static/img/logo.svg does not exist -> add the file, or correct the path',
      '7:34  content/attribute  <img> has the attribute "alt" twice -> remove one of the two',
    ],
  },
  {
    input: 'two tabs with one label',
    page: 'tabs-label',
    text: '<Tabs>\n  <TabItem value="a" label="A">One</TabItem>\n  <TabItem value="b" label="A">Two</TabItem>\n</Tabs>',
    says: ['9:3  content/tabs  two tabs have the label "A" -> give one of the two another label'],
  },
  {
    input: 'two tabs that are open at first',
    page: 'tabs-defaults',
    text: '<Tabs>\n  <TabItem value="a" label="A" default>One</TabItem>\n  <TabItem value="b" label="B" default>Two</TabItem>\n</Tabs>',
    says: [
      '9:3  content/tabs  a tab before this one is open at first -> remove "default" from one of the two',
    ],
  },
  {
    input: 'an admonition with two colons',
    page: 'admonition-two-colons',
    text: '::note\n\nOne.\n\n:::\n\n::caution[Two]\nThree.\n:::\n\n::video',
    says: [
      '7:1  content/unknown-directive  "::note" has two colons, and makes no admonition -> write :::note above the text, and ::: below it',
      '13:1  content/unknown-directive  "::caution" has two colons, and makes no admonition -> write :::warning above the text, and ::: below it',
      '17:1  content/unknown-directive  "::video" is a directive, and pages have none but :::admonitions -> write \\::video for the characters',
    ],
  },
  {
    input: 'admonitions as components',
    page: 'admonition-component',
    text: '<Admonition type="note">\n\nOne.\n\n</Admonition>\n\n<admonition>Two.</admonition>',
    says: [
      '7:1  content/unknown-component  unknown component <Admonition> -> write :::note above its text, and ::: below it',
      '13:1  content/unknown-element  HTML has no element <admonition> -> write :::note above its text, and ::: below it',
    ],
  },
  {
    input: 'an admonition without end in a tab, and a sound one in the next',
    page: 'admonition-before-tab',
    text: '<Tabs>\n<TabItem value="a" label="A">\n\n:::note\n\nOne.\n\n</TabItem>\n<TabItem value="b" label="B">\n\n:::tip\n\nTwo.\n\n:::\n\n</TabItem>\n</Tabs>',
    says: [
      '10:1  content/unclosed-admonition  the admonition ":::note" has no end -> add a line with ::: below its text, above the </TabItem> of line 14',
    ],
  },
  {
    input: 'an admonition without end in the last tab',
    page: 'admonition-in-last-tab',
    text: '<Tabs>\n<TabItem value="a" label="A">\n\n:::note\n\n<Card title="A" href="/core/">One.</Card>\n\n</TabItem>\n</Tabs>\n\nTwo.',
    says: [
      '10:1  content/unclosed-admonition  the admonition ":::note" has no end -> add a line with ::: below its text, above the </TabItem> of line 14',
    ],
  },
];
