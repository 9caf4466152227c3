import type { PageRow } from '../types';

/** Rows about pictures, admonitions, tables, and other Markdown. */
export const textRows: readonly PageRow[] = [
  {
    input: 'a reference without definition',
    page: 'open-reference',
    text: 'See [the tutorial][tutorial].',
    says: [
      '7:5  content/stray-markup  the reference [the tutorial][tutorial] has no definition, so it is shown as text -> add a line such as [name]: ./page.mdx, or write [text](address)',
    ],
  },
  {
    input: 'a footnote without text',
    page: 'open-footnote',
    text: 'A sentence.[^1]',
    says: [
      '7:12  content/stray-markup  the footnote [^1] has no text -> add a paragraph that starts with the same mark and a colon',
    ],
  },
  {
    input: 'a picture that is not there',
    page: 'missing-image',
    text: '![x](/img/dashbord.svg)',
    says: [
      '7:1  content/missing-image  the image static/img/dashbord.svg does not exist -> did you mean "/img/dashboard.svg"?',
    ],
  },
  {
    input: 'a broken `<img src>`',
    page: 'raw-image',
    text: '<img src="/img/nope.png" alt="x" />',
    says: [
      '7:1  content/missing-image  the image static/img/nope.png does not exist -> add the file, or correct the path',
    ],
  },
  {
    input: 'a picture of another server',
    page: 'remote-image',
    text: '![x](http://example.com/x.png)',
    says: [
      '7:1  content/remote-image  the image "http://example.com/x.png" comes from another server -> put it into static/ or beside the page',
    ],
  },
  {
    input: 'a picture without alternative text',
    page: 'no-alt',
    text: '![](/img/dashboard.svg)',
    says: [
      '7:1  content/image-alt  the image has no alternative text -> say what can be seen, for readers who do not see it',
    ],
  },
  {
    input: 'a definition that goes on with the text above it',
    page: 'definition-in-text',
    text: 'See [the tutorial][Tutorial].\n[tutorial]: ./sound.mdx',
    says: [
      '7:5  content/stray-markup  the reference [the tutorial][Tutorial] has no definition, so it is shown as text -> leave a line empty above [Tutorial]: and start it at the margin',
    ],
  },
  {
    input: 'a picture on one computer',
    page: 'picture-on-disk',
    text: '![A dashboard](file:///home/docs/dashboard.svg)\n\n![A dashboard](C:/docs/dashboard.svg)',
    says: [
      '7:1  content/missing-image  the image "file:///home/docs/dashboard.svg" is a file on one computer -> put it into static/ or beside the page, and write its path there',
      '9:1  content/missing-image  the image "C:/docs/dashboard.svg" is a file on one computer -> put it into static/ or beside the page, and write its path there',
    ],
  },
  {
    input: 'an admonition that a second start was to end',
    page: 'admonition-started-twice',
    text: ':::note\n\nA sentence.\n\n:::note\n\nAnother one.',
    says: [
      '11:1  content/unclosed-admonition  ":::note" starts an admonition in that of line 7, and neither has an end -> write ::: alone where one ends',
    ],
  },
  {
    input: 'an admonition without end',
    page: 'unclosed-admonition',
    text: ':::note\n\nA sentence.',
    says: [
      '7:1  content/unclosed-admonition  the admonition ":::note" has no end -> add a line with ::: below its text',
    ],
  },
  {
    input: 'an admonition without end in a tab',
    page: 'admonition-in-tab',
    text: '<Tabs>\n<TabItem value="a" label="A">\n\n:::note\n\nText.\n\n</TabItem>\n</Tabs>',
    says: [
      '10:1  content/unclosed-admonition  the admonition ":::note" has no end -> add a line with ::: below its text, above the </TabItem> of line 14',
    ],
  },
  {
    input: 'spaces that never break behind an admonition and a language',
    page: 'space-of-syntax',
    text: ':::note\u00a0\n\nText.\n\n:::\n\n```bash\u00a0title="a"\nnpm run x\n```',
    says: [
      '7:8  content/hidden-character  the space is one that never breaks, which is taken for a letter here -> write a plain space',
      '13:8  content/hidden-character  the space is one that never breaks, which is taken for a letter here -> write a plain space',
    ],
  },
  {
    input: 'an unknown admonition',
    page: 'unknown-admonition',
    text: ':::warnning\n\nA sentence.\n\n:::',
    says: [
      '7:1  content/unknown-admonition  unknown admonition ":::warnning" -> did you mean ":::warning"?',
    ],
  },
  {
    input: 'a space in an admonition',
    page: 'spaced-admonition',
    text: '::: note\n\nA sentence.\n\n:::',
    says: [
      '7:1  content/stray-colons  "::: note" is shown as text -> write ":::note" without a space',
    ],
  },
  {
    input: 'the end of an admonition alone',
    page: 'stray-colons',
    text: 'A sentence.\n\n:::',
    says: [
      '9:1  content/stray-colons  three colons end an admonition that was not started -> remove the line, or open it above',
    ],
  },
  {
    input: 'more cells than columns',
    page: 'table-cells',
    text: '| a | b |\n| --- | --- |\n| `x | y` | z |',
    says: [
      '9:11  content/table-cells  the row has 3 cells, and the table 2 columns -> write \\| for a vertical line in a cell, or add a column: the rest is not shown',
    ],
  },
  {
    input: 'fewer cells than columns',
    page: 'table-short-row',
    text: '| a | b | c |\n| --- | --- | --- |\n| 1 | 2 |',
    says: [
      '9:1  content/table-cells  the row has 2 cells, and the table 3 columns -> write a cell for each column: one without text is a space between two lines',
    ],
  },
  {
    input: 'a TODO',
    page: 'todo',
    text: '{/* TODO: write this */}\n\nA sentence.',
    says: [
      '7:1  content/unfinished  still to be written: write this -> write it, and remove the comment',
    ],
  },
  {
    input: 'a table without its line of hyphens',
    page: 'table-without-hyphens',
    text: '| Part | Role |\n| A | B |\n| C | D |',
    says: [
      '7:1  content/stray-markup  the table has no line of hyphens, so it is shown as text -> write | --- | with one part for each column below the first row',
    ],
  },
  {
    input: 'a picture without address',
    page: 'picture-without-address',
    text: '![A dashboard]()',
    says: [
      '7:1  content/missing-image  the image has no address -> write the path of a file in static/ or beside the page',
    ],
  },
  {
    input: 'a picture that is imported from nowhere',
    page: 'imported-picture',
    text: 'import part from \'./nowhere.svg\';\n\n<img src={part} alt="A part" />',
    says: [
      '7:18  content/missing-module  the imported module "./nowhere.svg" does not exist -> correct the path, or create the module',
    ],
  },
  {
    input: 'an admonition as Docusaurus once called it',
    page: 'caution',
    text: ':::caution\n\nA sentence.\n\n:::',
    says: [
      '7:1  content/unknown-admonition  unknown admonition ":::caution" -> did you mean ":::warning"?',
    ],
  },
];
