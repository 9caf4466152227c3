import { body, testProblems } from '../fixtureSite';

describe('code fences', () => {
  testProblems([
    [
      'no language',
      body('```\na\n```'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/fence-language  the code has no language -> name one behind the backticks; "text" for output',
      ],
    ],
    [
      'a misspelled language',
      body('```tsxx\na\n```'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/fence-language  unknown language "tsxx" -> did you mean "tsx"?',
      ],
    ],
    [
      'an unknown language',
      body('```rust\na\n```'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/fence-language  unknown language "rust" -> use one of tsx, ts, jsx, js, json, yaml, css, html, bash, diff, docker, sql, text, tree',
      ],
    ],
    [
      'no end',
      body('```ts\na\n'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/unclosed-fence  the code has no end -> add a line with the same number of backticks',
      ],
    ],
    [
      'no end before the next',
      body('```ts\na\n\nText.\n\n```bash\nb\n```'),
      [
        'docs-core/introduction/overview.mdx:12:1  error content/unclosed-fence  the code of line 7 has no end before this line opens another -> close it above, or open it with four backticks if it shows a fence',
      ],
    ],
    [
      'no end in a quote',
      body('> ```ts\n> a\n\nText.'),
      [
        'docs-core/introduction/overview.mdx:7:3  error content/unclosed-fence  the code has no end -> add a line with the same number of backticks',
      ],
    ],
    [
      'lines that the code does not have',
      body('```ts title="a.ts" {3}\na\nb\n```'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/fence-highlight  {3} highlights lines that the code does not have -> write numbers from 1 to 2, for example {1}',
      ],
    ],
  ]);
});
