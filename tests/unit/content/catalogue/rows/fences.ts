import type { PageRow } from '../types';

/** Rows about what stands in the first line of code, and its marks. */
export const fenceRows: readonly PageRow[] = [
  {
    input: 'a title without its second quote',
    page: 'fence-open-quote',
    text: '```ts title="src/App.ts\nconst a = 1;\n```',
    says: [
      '7:1  content/code-block  the value of title is not in straight double quotes -> write title="src/App.ts"',
    ],
  },
  {
    input: 'a title in single quotes',
    page: 'fence-single-quotes',
    text: "```ts title='src/App.ts'\nconst a = 1;\n```",
    says: [
      '7:1  content/code-block  the value of title is not in straight double quotes -> write title="src/App.ts"',
    ],
  },
  {
    input: 'two titles',
    page: 'fence-two-titles',
    text: '```ts title="a.ts" title="b.ts"\nconst a = 1;\n```',
    says: ['7:1  content/code-block  title is there twice -> remove one of the two'],
  },
  {
    input: 'a list of lines without its end',
    page: 'fence-open-list',
    text: '```ts {1-3\nconst a = 1;\n```',
    says: ['7:1  content/code-block  "{1-3" is no list of lines -> write, for example, {1,4-6}'],
  },
  {
    input: 'a list of lines without braces',
    page: 'fence-bare-list',
    text: '```ts 1,2\nconst a = 1;\n```',
    says: ['7:1  content/code-block  "1,2" is no list of lines -> write, for example, {1,4-6}'],
  },
  {
    input: 'a second list of lines that the code does not have',
    page: 'fence-second-list',
    text: '```ts {1} {9}\nconst a = 1;\n```',
    says: [
      '7:1  content/fence-highlight  {9} highlights lines that the code does not have -> write numbers from 1 to 1, for example {1}',
    ],
  },
  {
    input: 'several fences one below the other with a mistake each',
    page: 'fence-run',
    text: '```ts titel="a.ts"\nconst a = 1;\n```\n\n```ts\nconst b: = 1;\n```\n\n```ts {a-b}\nconst c = 1;\n```',
    says: [
      '7:1  content/code-block  unknown word "titel" after the language of a fence -> write title',
      '12:10  content/code-block  Unexpected token -> correct the syntax',
      '15:1  content/code-block  "{a-b}" is no list of lines -> write, for example, {1,4-6}',
    ],
  },
  {
    input: 'a mark for the next line on the last one',
    page: 'fence-mark-last',
    text: '```ts\nconst a = 1;\n// highlight-next-line\n```',
    says: [
      '9:1  content/code-block  highlight-next-line without a line below it -> put it above a line, or remove it',
    ],
  },
  {
    input: 'a fence without code',
    page: 'fence-empty',
    text: '```ts\n```',
    says: ['7:1  content/empty-fence  the fence holds no code -> write it, or remove the fence'],
  },
];
