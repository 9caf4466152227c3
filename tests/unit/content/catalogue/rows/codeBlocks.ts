import type { PageRow } from '../types';

/** Rows about code without end, its language, and what stands behind that. */
export const codeBlockRows: readonly PageRow[] = [
  {
    input: 'code without end',
    page: 'unclosed-fence',
    text: '```tsx\nx;\n\n## Swallowed {/* #swallowed */}',
    says: [
      '7:1  content/unclosed-fence  the code has no end -> add a line with the same number of backticks',
    ],
  },
  {
    input: 'code that swallows the next one',
    page: 'swallowing-fence',
    text: '```tsx\nx;\n\n```bash\nnpm run x\n```',
    says: [
      '10:1  content/unclosed-fence  the code of line 7 has no end before this line opens another -> close it above, or open it with four backticks if it shows a fence',
    ],
  },
  {
    input: 'code that begins in a line of text',
    page: 'fence-in-text',
    text: 'Run this: ```bash\nnpm run x\n```\n\nText.',
    says: [
      '7:11  content/stray-markup  the code begins in a line of text, so its marks are shown -> write the three backticks that begin it on a line of their own',
    ],
  },
  {
    input: 'code without end in a tab',
    page: 'fence-in-tab',
    text: '<Tabs>\n<TabItem value="a" label="A">\n\n```bash\nnpm run x\n\n</TabItem>\n</Tabs>',
    says: [
      '10:1  content/unclosed-fence  the code has no end -> add a line with the same number of backticks',
    ],
  },
  {
    input: 'an unknown language',
    page: 'fence-language',
    text: '```tyepscript\nx;\n```',
    says: ['7:1  content/fence-language  unknown language "tyepscript" -> did you mean "ts"?'],
  },
  {
    input: 'no language',
    page: 'no-language',
    text: '```\nx;\n```',
    says: [
      '7:1  content/fence-language  the code has no language -> name one behind the backticks; "text" for output',
    ],
  },
  {
    input: 'highlighted lines that are not there',
    page: 'highlight',
    text: '```tsx {3-9}\nx;\n```',
    says: [
      '7:1  content/fence-highlight  {3-9} highlights lines that the code does not have -> write numbers from 1 to 1, for example {1}',
    ],
  },
  {
    input: 'highlighted lines that are no numbers',
    page: 'highlight-words',
    text: '```tsx {one}\nx;\n```',
    says: ['7:1  content/code-block  "{one}" is no list of lines -> write, for example, {1,4-6}'],
  },
  {
    input: 'a range of a billion lines',
    page: 'highlight-billion',
    text: '```tsx {1-9999999999}\nx;\n```',
    says: [
      '7:1  content/code-block  "{1-9999999999}" is no list of lines -> write, for example, {1,4-6}',
      '7:1  content/fence-highlight  {1-9999999999} highlights lines that the code does not have -> write numbers from 1 to 1, for example {1}',
    ],
  },
  {
    input: 'a misspelled word behind the language',
    page: 'fence-word',
    text: '```tsx showLineNumber\nx;\n```',
    says: [
      '7:1  content/code-block  unknown word "showLineNumber" after the language of a fence -> write showLineNumbers',
    ],
  },
  {
    input: 'an unknown styling',
    page: 'fence-styling',
    text: '```tsx styling=sass\nx;\n```',
    says: ['7:1  content/code-block  unknown styling "sass" -> use one of system, css, tailwind'],
  },
  {
    input: 'a sample that is no TypeScript',
    page: 'sample-syntax',
    text: '```tsx\nconst x = ;\n```',
    says: ['8:11  content/code-block  Unexpected token -> correct the syntax'],
  },
  {
    input: 'a file tree with odd indentation',
    page: 'file-tree',
    text: '```tree\nsrc/\n   a.ts\n```',
    says: [
      '9:1  content/code-block  wrong indentation in a file tree -> use two spaces for each level',
    ],
  },
  {
    input: 'tildes without their end, and without a language',
    page: 'tildes-without-end',
    text: '~~~\na\n\n```',
    says: [
      '7:1  content/fence-language  the code has no language -> name one behind the tildes; "text" for output',
      '7:1  content/unclosed-fence  the code has no end -> add a line with the same number of tildes',
    ],
  },
  {
    input: 'four backticks that four others open again',
    page: 'four-backticks-again',
    text: '````ts\na();\n\n````js\nb();\n````',
    says: [
      '10:1  content/unclosed-fence  the code of line 7 has no end before this line opens another -> close it above, or open it with 5 backticks if it shows a fence',
    ],
  },
];
