import type { PageRow } from '../types';

/** Rows about marks of other tools and keyboards, which are shown as text here. */
export const marksElsewhereRows: readonly PageRow[] = [
  {
    input: 'a tab of MkDocs',
    page: 'mk-tab',
    text: '=== "Tab A"\n\n    Text.',
    says: [
      '7:1  content/stray-markup  === "Tab A" is a tab of MkDocs, and is shown as text -> write <Tabs> with a <TabItem value="…" label="…"> for each tab',
    ],
  },
  {
    input: 'a note of Sphinx',
    page: 'sphinx-note',
    text: '.. note::\n\n   Text here.',
    says: [
      '7:1  content/stray-markup  ".. note::" is a directive of Sphinx, and is shown as text -> write :::note and ::: around a note, or three backticks around code',
    ],
  },
  {
    input: 'a block of code of Sphinx',
    page: 'sphinx-code',
    text: '.. code-block:: python\n\n   x = 1',
    says: [
      '7:1  content/stray-markup  ".. code-block::" is a directive of Sphinx, and is shown as text -> write :::note and ::: around a note, or three backticks around code',
    ],
  },
  {
    input: 'roles of Sphinx',
    page: 'sphinx-ref',
    text: 'See :ref:`target` here, :doc:`a`.',
    says: [
      '7:5  content/stray-markup  :ref: is a role of Sphinx, and is shown as text -> write [text](address) for a link, or `code` alone',
      '7:25  content/stray-markup  :doc: is a role of Sphinx, and is shown as text -> write [text](address) for a link, or `code` alone',
    ],
  },
  {
    input: 'notes of docsify',
    page: 'docsify',
    text: '?> tip here\n\n!> warning here',
    says: [
      '7:1  content/stray-markup  "?>" is a note of docsify, and is shown as text -> write :::note above the text, and ::: below it',
      '9:1  content/stray-markup  "!>" is a note of docsify, and is shown as text -> write :::note above the text, and ::: below it',
    ],
  },
  {
    input: 'a list of definitions',
    page: 'definition-list',
    text: 'Term\n: Definition',
    says: [
      '8:1  content/stray-markup  the colon makes no definition here, so it is shown as text -> write a list, with the term in **bold**',
    ],
  },
  {
    input: 'formulas of TeX',
    page: 'math',
    text: 'It is $E=mc^2$ here.\n\n$$\nx\n$$',
    says: [
      '7:7  content/stray-markup  "$E=mc^2$" is a formula elsewhere, and is shown as text -> write it with <sup> and <sub>, or put it into backticks',
      '9:1  content/stray-markup  two dollar signs begin no formula here, so they are shown as text -> write it with <sup> and <sub>, or put it into backticks',
    ],
  },
  {
    input: 'raised text of Pandoc',
    page: 'sup',
    text: 'x^2^ is.',
    says: [
      '7:2  content/stray-markup  ^2^ is shown as text -> write <sup>…</sup> for what stands higher',
    ],
  },
  {
    input: 'lowered text of Pandoc',
    page: 'sub',
    text: 'H~2~O is.',
    says: [
      '7:2  content/stray-markup  ~2~ is struck through, and not set lower -> write <sub>2</sub>',
    ],
  },
  {
    input: 'marks of full width',
    page: 'full-width',
    text: '＃＃ 标题\n\n－ 列表\n\n１．列表\n\n用 ｀code｀ 和 ＊＊粗＊＊。',
    says: [
      '7:1  content/stray-markup  number signs of full width make no heading -> write ## and a space in front of its text',
      '9:1  content/stray-markup  "－" is of full width, and makes no list -> write - or 1. and a space in front of each item',
      '13:3  content/stray-markup  backticks of full width make no code -> write `code`',
      '13:12  content/stray-markup  asterisks of full width make no bold text -> write **text**',
    ],
  },
  {
    input: 'a group of code of VitePress',
    page: 'code-group',
    text: '::: code-group\n\n```bash\nnpm i\n```\n\n:::',
    says: [
      '7:1  content/stray-colons  "::: code-group" is shown as text -> write ```bash npm2yarn for commands of npm, or <Tabs> with a <TabItem> for each part',
    ],
  },
  {
    input: 'tabs in colons',
    page: 'tab-group',
    text: '::: tabs\n\nText\n\n:::',
    says: [
      '7:1  content/stray-colons  "::: tabs" is shown as text -> write ```bash npm2yarn for commands of npm, or <Tabs> with a <TabItem> for each part',
    ],
  },
  {
    input: 'details in colons with a title',
    page: 'details',
    text: ':::details Click me\n\nText\n\n:::',
    says: [
      '7:1  content/stray-colons  ":::details Click me" is shown as text -> write <details> with <summary>the title</summary>, and </details> below its text',
    ],
  },
  {
    input: 'details in colons',
    page: 'details2',
    text: ':::details\n\nText\n\n:::',
    says: [
      '7:1  content/unknown-admonition  unknown admonition ":::details" -> write <details> with <summary>the title</summary>, and </details> below its text',
    ],
  },
  {
    input: 'an admonition in one line',
    page: 'note1',
    text: ':::note Text in one line. :::',
    says: [
      '7:1  content/stray-colons  ":::note Text in one line. :::" is shown as text -> write ":::note", the text, and ":::" on a line each',
    ],
  },
  {
    input: 'colons with the word end',
    page: 'note-end',
    text: ':::note\n\nText\n\n::: end',
    says: [
      '7:1  content/unclosed-admonition  the admonition ":::note" has no end -> add a line with ::: below its text',
      '11:1  content/stray-colons  "::: end" is shown as text -> write the colons alone on their line',
    ],
  },
  {
    input: 'a comment that is a definition',
    page: 'comment',
    text: '[//]: # (a comment)\n\nText.',
    says: [
      '7:1  content/definition  MDX has comments of its own, and this defines a link -> write {/* … */}',
    ],
  },
  {
    input: 'attributes behind a link',
    page: 'attrs',
    text: '[x](./sound.mdx){target=_blank}',
    says: [
      '7:17  content/expression  Markdown has no attributes in braces -> remove them, as only elements such as <Card …> have attributes',
    ],
  },
  {
    input: 'marks of forums',
    page: 'bbcode',
    text: 'A [b]word[/b].\n\n[url=https://example.com/a]There[/url]\n\nA [i]word[/I] and `[b]x[/b]`.\n\n[img]https://example.com/a.png[/img]',
    says: [
      '7:10  content/stray-markup  [/b] is a mark of BBCode, and is shown as text -> write **text**',
      '9:1  content/stray-markup  [url=…] is a mark of BBCode, and is shown as text -> write [text](address)',
      '11:10  content/stray-markup  [/I] is a mark of BBCode, and is shown as text -> write *text*',
      '13:1  content/stray-markup  [img] is a mark of BBCode, and is shown as text -> write ![what it shows](address)',
    ],
  },
];
