import { body, testProblems } from '../fixtureSite';

describe('code that the build can not transform', () => {
  testProblems([
    [
      'lines that are no lines',
      body('```ts {2,x}\na\nb\n```'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/code-block  "{2,x}" is no list of lines -> write, for example, {1,4-6}',
      ],
    ],
    [
      'TypeScript that does not parse',
      body('```ts\nconst a: = 1;\n```'),
      [
        'docs-core/introduction/overview.mdx:8:10  error content/code-block  Unexpected token -> correct the syntax',
      ],
    ],
    [
      'a file tree with wrong indentation',
      body('```tree\napp/\n   page.tsx\n```'),
      [
        'docs-core/introduction/overview.mdx:9:1  error content/code-block  wrong indentation in a file tree -> use two spaces for each level',
      ],
    ],
    [
      'a fence without end, whose text is not read as code',
      body('> ```ts\n> const a: = 1;\n\nText.'),
      [
        'docs-core/introduction/overview.mdx:7:3  error content/unclosed-fence  the code has no end -> add a line with the same number of backticks',
      ],
    ],
  ]);
});
