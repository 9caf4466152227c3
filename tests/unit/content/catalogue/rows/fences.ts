import type { PageRow } from '../types';

/** Rows about what stands in the first line of code, and its marks. */
export const fenceRows: readonly PageRow[] = [
  {
    input: 'a title in single quotes',
    page: 'fence-single-quotes',
    text: "```ts title='src/App.ts'\nconst a = 1;\n```",
    says: [
      '7:1  content/code-block  the value of title has other quotes than " -> write title="…"',
    ],
  },
  {
    input: 'a title without its second quote',
    page: 'open-title',
    text: '```ts title="src/App.ts\nx;\n```',
    says: [
      '7:1  content/code-block  the quote that ends the value of title is missing -> write title="…"',
    ],
  },
  {
    input: 'a title in curly quotes',
    page: 'curly-title',
    text: '```ts title=“src/App.ts”\nx;\n```',
    says: [
      '7:1  content/code-block  the value of title has other quotes than " -> write title="…"',
    ],
  },
  {
    input: 'two titles of one fence',
    page: 'two-titles',
    text: '```ts title="a.ts" title="b.ts"\nx;\n```',
    says: ['7:1  content/code-block  the fence has two values of title -> remove one'],
  },
  {
    input: 'a list of lines without its brace',
    page: 'open-lines',
    text: '```ts {1-3\na;\nb;\nc;\n```',
    says: ['7:1  content/code-block  the list of lines "{1-3" has no end -> end it with }'],
  },
  {
    input: 'a list of lines without braces',
    page: 'bare-lines',
    text: '```ts 1,2\na;\nb;\n```',
    says: ['7:1  content/code-block  "1,2" is no list of lines without braces -> write {1,2}'],
  },
  {
    input: 'a second list of lines that the code does not have',
    page: 'second-lines',
    text: '```ts {1} {9}\nx;\n```',
    says: [
      '7:1  content/fence-highlight  {9} highlights lines that the code does not have -> write numbers from 1 to 1, for example {1}',
    ],
  },
  {
    input: 'mistakes in fences that follow each other',
    page: 'fences-in-a-row',
    text: '```ts titel="a.ts"\nx;\n```\n\n```ts {a-b}\nx;\n```\n\n```js fragment\nx;\n```\n\n```ts\nconst x = ;\n```',
    says: [
      '7:1  content/code-block  unknown word "titel" after the language of a fence -> write title',
      '11:1  content/code-block  "{a-b}" is no list of lines -> write, for example, {1,4-6}',
      '15:1  content/code-block  "fragment" on a js fence -> it is for ts and tsx fences',
      '20:11  content/code-block  Unexpected token -> correct the syntax',
    ],
  },
  {
    input: 'a mark without a line below it',
    page: 'mark-at-the-end',
    text: '```ts\nx;\n// highlight-next-line\n```',
    says: [
      '9:1  content/code-block  no line follows highlight-next-line -> put it above the line that it marks',
    ],
  },
  {
    input: 'code without a line',
    page: 'empty-code',
    text: '```ts\n```',
    says: ['7:1  content/empty-fence  the fence holds no code -> write it, or remove the fence'],
  },
  {
    input: 'a file tree without a line',
    page: 'empty-tree',
    text: '```tree\n```',
    says: ['7:1  content/empty-fence  the fence holds no code -> write it, or remove the fence'],
  },
];
