import type { PageRow } from '../types';

/** Rows about blocks that a slip in their first characters has made text. */
export const misreadBlockRows: readonly PageRow[] = [
  {
    input: 'one number sign in front of a heading, and no space',
    page: 'heading-one-sign',
    text: '#Heading\n\n#标题\n\nA sentence.',
    says: [
      '7:1  content/stray-markup  a space is missing in the heading -> write ## and a space in front of its text',
      '9:1  content/stray-markup  a space is missing in the heading -> write ## and a space in front of its text',
    ],
  },
  {
    input: 'code on the line of its backticks',
    page: 'code-in-one-line',
    text: '```bash npm run build ```\n\nA sentence.',
    says: [
      '7:1  content/stray-markup  the code stands on the line of its backticks, so it is no block -> write three backticks above the code and below it, on lines of their own',
    ],
  },
  {
    input: 'quotes and accents instead of backticks',
    page: 'fence-of-quotes',
    text: "'''tsx\none();\n'''\n\n´´´\ntwo();\n´´´",
    says: [
      '7:1  content/stray-markup  the marks in front of the code are no backticks, so it is shown as text -> write three backticks above the code and below it, on lines of their own',
      '11:1  content/stray-markup  the marks in front of the code are no backticks, so it is shown as text -> write three backticks above the code and below it, on lines of their own',
    ],
  },
  {
    input: 'backticks with backslashes',
    page: 'escaped-fence',
    text: '\\`\\`\\`js\none();\n\\`\\`\\`',
    says: [
      '7:1  content/stray-markup  backslashes keep the backticks from beginning code -> write ``` without them, above the code and below it',
    ],
  },
  {
    input: 'comments of programs and of Obsidian',
    page: 'shown-comments',
    text: '// Rewrite this.\n\n/* Rewrite this. */\n\n%% Rewrite this. %%',
    says: [
      '7:1  content/stray-markup  the comment is shown as text -> write {/* … */}',
      '9:1  content/stray-markup  the comment is shown as text -> write {/* … */}',
      '11:1  content/stray-markup  the comment is shown as text -> write {/* … */}',
    ],
  },
  {
    input: 'a title without its first quote',
    page: 'title-first-quote',
    text: '```ts title=src/App.ts"\nx;\n```',
    says: [
      '7:1  content/code-block  the quote that begins the value of title is missing -> write title="…"',
    ],
  },
  {
    input: 'the end of a conflict alone',
    page: 'half-conflict-end',
    text: 'A sentence.\n\n>>>>>>> branch',
    says: [
      '9:1  content/merge-conflict  a merge conflict is not resolved -> keep one of the two texts, and remove the lines of <, =, and >',
    ],
  },
  {
    input: 'the start of a conflict alone',
    page: 'half-conflict-start',
    text: '<<<<<<< HEAD\nA sentence.',
    says: [
      '7:1  content/merge-conflict  a merge conflict is not resolved -> keep one of the two texts, and remove the lines of <, =, and >',
    ],
  },
  {
    input: 'the base of a conflict alone',
    page: 'half-conflict-base',
    text: 'A sentence.\n\n||||||| 1a2b3c4',
    says: [
      '9:1  content/merge-conflict  a merge conflict is not resolved -> keep one of the two texts, and remove the lines of <, =, and >',
    ],
  },
];
