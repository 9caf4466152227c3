import type { PageRow } from '../types';

/** Rows about admonitions in lists and quotes, and with too few colons. */
export const admonitionPlaceRows: readonly PageRow[] = [
  {
    input: 'text of an admonition at the start of the line, in a list',
    page: 'admonition-text-in-item',
    text: '- One\n\n  :::note\n\nA sentence.\n\n  :::\n\nTwo.',
    says: [
      '11:1  content/stray-markup  the line is not indented as the list item, so the admonition of line 9 ends above it -> indent the text and its end by 2 spaces',
    ],
  },
  {
    input: 'text and end of an admonition at the start of the line, in a list',
    page: 'admonition-out-of-item',
    text: '- One\n\n  :::note\n\nA sentence.\n\n:::\n\nTwo.',
    says: [
      '11:1  content/stray-markup  the line is not indented as the list item, so the admonition of line 9 ends above it -> indent the text and its end by 2 spaces',
    ],
  },
  {
    input: 'ends at the start of the line, in a list in a quote',
    page: 'ends-in-quoted-item',
    text: '> - One\n>\n>   :::note\n>\n>   A sentence.\n>\n> :::\n\n> > 1. Two\n> >\n> >    ```js\n> >    two();\n> > ```',
    says: [
      '13:3  content/stray-markup  the end of the admonition of line 9 is not indented as its list item, so it is shown as text -> indent it by 2 spaces',
      '19:5  content/stray-markup  the end of the code of line 17 is not indented as its list item, so it starts other code -> indent it by 3 spaces',
    ],
  },
  {
    input: 'an admonition in a list without end, in another one',
    page: 'admonition-in-open-item',
    text: ':::note\n\n- One\n\n  :::tip\n\n  A sentence.\n\nTwo.\n\n:::',
    says: [
      '11:3  content/unclosed-admonition  the admonition ":::tip" has no end -> add a line with ::: below its text',
    ],
  },
  {
    input: 'admonitions with too few colons, and text behind',
    page: 'admonition-few-colons',
    text: '::note Text in one line\n\n:: tip\n\nA sentence.\n\n:::\n\n: warning\n\n::note[A title] Text',
    says: [
      '7:1  content/stray-colons  "::note Text in one line" is shown as text -> write :::note above the text, and ::: below it',
      '9:1  content/stray-colons  ":: tip" is shown as text -> write :::tip above the text, and ::: below it',
      '15:1  content/stray-colons  ": warning" is shown as text -> write :::warning above the text, and ::: below it',
      '17:1  content/stray-colons  "::note[A title] Text" is shown as text -> write :::note above the text, and ::: below it',
    ],
  },
];
