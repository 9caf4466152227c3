import type { PageRow } from '../types';

/** Rows about marks that another tool or keyboard writes, and that are shown as text here. */
export const shownTextRows: readonly PageRow[] = [
  {
    input: 'an alert of GitHub',
    page: 'github-alert',
    text: '> [!NOTE]\n> A sentence.',
    says: [
      '7:3  content/stray-markup  [!NOTE] is an alert of GitHub, and is shown as text -> write :::note above the text, and ::: below it',
    ],
  },
  {
    input: 'an admonition of MkDocs',
    page: 'mkdocs-admonition',
    text: '!!! note\n    A sentence.',
    says: [
      '7:1  content/stray-markup  "!!! note" is an admonition of MkDocs, and is shown as text -> write :::note above the text, and ::: below it',
    ],
  },
  {
    input: 'two asterisks with a space inside',
    page: 'bold-space',
    text: 'A **bold ** word.',
    says: [
      '7:3  content/stray-markup  the two asterisks begin or end nothing, so they are shown as text -> write **text** without spaces inside, letters or spaces outside, or \\*\\* for the characters',
    ],
  },
  {
    input: 'bold text in Chinese that ends in a full stop of its own',
    page: 'bold-chinese',
    text: '**注意：**请看。',
    says: [
      '7:1  content/stray-markup  the two asterisks begin or end nothing, so they are shown as text -> write **text** without spaces inside, letters or spaces outside, or \\*\\* for the characters',
    ],
  },
  {
    input: 'a backtick without another',
    page: 'lone-backtick',
    text: 'Write `code here.',
    says: [
      '7:7  content/stray-markup  the backtick begins or ends no code, so it is shown as text -> add the other one, or write \\` for the character',
    ],
  },
  {
    input: 'the name of a character that HTML does not know',
    page: 'unknown-entity',
    text: 'One&nbps;word, &copy; and &amp;nbps; are two.',
    says: [
      '7:4  content/stray-markup  &nbps; is no character that HTML knows, so it is shown as text -> correct the name, or write the character itself',
    ],
  },
  {
    input: 'brackets of full width',
    page: 'full-width-link',
    text: '看［这里］（./github-alert.mdx）。',
    says: [
      '7:2  content/stray-markup  brackets of full width make no link -> write [text](address) with brackets of ASCII',
    ],
  },
  {
    input: 'parentheses of full width',
    page: 'full-width-parentheses',
    text: '看[这里]（./github-alert.mdx）。',
    says: [
      '7:5  content/stray-markup  brackets of full width make no link -> write [text](address) with brackets of ASCII',
    ],
  },
  {
    input: 'colons of full width',
    page: 'full-width-colons',
    text: '：：：note\n\n文\n\n:::',
    says: [
      '7:1  content/stray-markup  colons of full width make no admonition -> write :::note above the text, and ::: below it',
    ],
  },
  {
    input: 'colons of full width at both ends, and at the end alone',
    page: 'full-width-ends',
    text: '：：：warning\n\n文\n\n：：：\n\n:::tip\n\n文\n\n：：：\n\n- 一\n\n  ：：： note\n\n  文\n\n  :::',
    says: [
      '7:1  content/stray-markup  colons of full width make no admonition -> write :::warning above the text, and ::: below it',
      '17:1  content/stray-markup  colons of full width end no admonition -> write :::',
      '21:3  content/stray-markup  colons of full width make no admonition -> write :::note above the text, and ::: below it',
    ],
  },
  {
    input: 'a space in the host of an address',
    page: 'space-in-host',
    text: 'See [a place](https://example .com/).',
    says: [
      '7:13  content/stray-markup  the address of the link has a space, so it is shown as text -> write %20 for a space, and put a title of the link into quotes',
    ],
  },
  {
    input: 'an import below a line of text',
    page: 'import-in-paragraph',
    text: 'A sentence.\nimport Card from "@site/src/components/Card";',
    says: [
      '8:1  content/stray-markup  the statement stands in a paragraph, so it is shown as text -> write an empty line above it',
    ],
  },
  {
    input: 'a link that is defined twice',
    page: 'definition-twice',
    text: 'See [a].\n\n[a]: https://example.com/a\n[a]: https://example.com/b',
    says: [
      '10:1  content/definition  [a] is already defined in line 9 -> give one of the two another name',
    ],
  },
  {
    input: 'a definition that nothing uses',
    page: 'definition-unused',
    text: 'A sentence.\n\n[a]: https://example.com/a',
    says: ['9:1  content/definition  nothing on the page uses [a] -> use it, or remove it'],
  },
  {
    input: 'a footnote that nothing mentions',
    page: 'footnote-unused',
    text: 'A sentence.[^1]\n\n[^1]: A note.\n[^2]: Another.',
    says: ['10:1  content/definition  nothing on the page uses [^2] -> use it, or remove it'],
  },
  {
    input: 'a character reference without its semicolon',
    page: 'reference-semicolon',
    text: 'One &nbsp two.',
    says: [
      '7:5  content/stray-markup  &nbsp has no semicolon, so it is shown as text -> add the semicolon, or write the character itself',
    ],
  },
  {
    input: 'marked text as other tools have it',
    page: 'marked-text',
    text: 'A ==marked== word, and `a == b == c` is code.',
    says: [
      '7:3  content/stray-markup  two equals signs mark no text here, so they are shown as text -> write **text**, or put code into backticks',
    ],
  },
  {
    input: 'an emoji by its name',
    page: 'emoji-name',
    text: 'All is well :smile: at 10:30:00.',
    says: [
      '7:13  content/stray-markup  :smile: is shown as text -> write the character itself, or put code into backticks',
    ],
  },
  {
    input: 'a table of contents as other tools have it',
    page: 'contents-mark',
    text: '[TOC]\n\nA sentence.',
    says: [
      '7:1  content/stray-markup  [TOC] is a table of contents elsewhere, and is shown as text -> delete it: the page has its contents beside the text',
    ],
  },
  {
    input: 'a space in code that never breaks',
    page: 'code-space',
    text: '```bash\nnpm\u00a0install\n```',
    says: [
      '8:4  content/typeset-code  the space in the code is one that never breaks, which programs take for no space -> write a plain space',
    ],
  },
  {
    input: 'an option with a dash of a word processor',
    page: 'code-dash',
    text: 'Run `npm run build –locale en`.',
    says: [
      '7:20  content/typeset-code  the option in the code starts with a dash of text -> write - or --',
    ],
  },
  {
    input: 'a command with quotes of a word processor',
    page: 'code-quotes',
    text: '```bash title="A “shell”"\nnpm run “build”\n```\n\n```text\nIt says “hello”.\n```',
    says: [
      '8:9  content/typeset-code  the quote in the command is typographic, which no shell takes for a quote -> write \' or "',
    ],
  },
  {
    input: 'numbers of characters that are none',
    page: 'character-numbers',
    text: 'A &#xZZ; and &#8364;.\n\nB &#12a;.\n\nC &#; and `&#xZZ;`.',
    says: [
      '7:3  content/stray-markup  &#xZZ; is no number of a character, so it is shown as text -> write the character itself, or its number as in &#8364; or &#x20AC;',
      '9:3  content/stray-markup  &#12a; is no number of a character, so it is shown as text -> write the character itself, or its number as in &#8364; or &#x20AC;',
      '11:3  content/stray-markup  &#; is no number of a character, so it is shown as text -> write the character itself, or its number as in &#8364; or &#x20AC;',
    ],
  },
  {
    input: 'a tab in front of an address',
    page: 'tab-in-link',
    text: 'See [this]\t(./sound.mdx).',
    says: [
      '7:5  content/stray-markup  a space keeps this from being a link -> write [text](address) without a space between the two',
    ],
  },
];
