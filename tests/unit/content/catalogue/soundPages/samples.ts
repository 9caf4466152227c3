import type { SoundPage } from './types';

const code = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

/** Code for readers that looks like a mistake and is none. */
export const samples: readonly SoundPage[] = [
  ['JSON with comments', code('json', '// A.\n{ "a": "http://b", /* c */ "d": 1 }')],
  ['entries without their braces', code('json', '"a": 1,\n"b": 2,')],
  ['items without their brackets', code('json', '{ "a": 1 },\n{ "b": 2 }')],
  ['a value on each line', code('json', '{ "a": 1 }\n{ "a": 2 }')],
  ['a marked line of JSON', code('json', '{\n// highlight-next-line\n"a": 1\n}')],
  ['two documents of YAML', code('yaml', 'a: 1\n---\na: ${{ b }}\nc: {{ d }}')],
  ['JSON as text', code('text', '{ "a": 1, ... }')],
  ['a prompt where nothing is made of it', code('bash', '$ npm start\nyarn add a')],
  ['commands of npm', code('bash npm2yarn', 'npm install react\nnpx yarn')],
  [
    'packages that have names like others',
    code('bash', 'npm i preact prisma three@1 ./reactt\nnpx @mui/envinfo reactt # npx reactt'),
  ],
  ['a package by another name', code('bash', 'npm add reactt@npm:react')],
  [
    'modules that others know',
    code(
      'tsx',
      "import type {} from '@mui/material/themeCssVarsAugmentation';\nimport { auth } from '@/auth';\nimport fs from 'node:fs';\nimport { a } from '@toolpad/unknown/a';",
    ),
  ],
  [
    'programs with names like those of package managers',
    code(
      'bash',
      'nvm install 20\nfnm use 20\nrpm install a\npm install a\nnx run a\nbun add a\nnpm --version\nnpm <command>\nnpm i -D a\npnpm i -D a\nyarn dev\necho "npm dev"',
    ),
  ],
  ['a package in what is no command', code('text', 'npm install reactt')],
  ['comments that mark nothing', code('js', '// read-only\nx();\n// next-line\ny();')],
  ['a dash between words', 'Run `npm start`, from `2020 – 2024` – or not.'],
  ['quotes in what a program says', '```text\nIt says “one”.\n```'],
  ['an equation and a time', 'It is `a == b` at 10:30:00, a == b, &amp; more.'],
  ['a fence in a fence', '````text\n```ts\na\n```\n````'],
  ['a fence in a list', '- One\n\n  ```ts\n  a\n  ```'],
  ['a fence in a quote', '> ```ts\n> a\n> ```'],
  ['tildes', '~~~ts\na\n~~~'],
  ['highlighted lines', '```ts title="a.ts" {1-2}\na\nb\n```'],
  ['a fragment', '```ts fragment\n...options,\n```'],
  ['a fence that is indented outside of a list', '- One\n\nTwo\n\n  ```ts\n  a\n```'],
  ['a fence below an item, and not in it', '1. One\n\n  ```ts\n  a\n  ```\n\nTwo.\n\n2. Three'],
  ['a fence in an item, and code with empty lines', '- One\n\n  ```ts\n  a\n\n  b\n  ```\n\n- Two'],
  ['fences of lists in a fence', '````text\n- One\n  ```ts\n  a\n```\n````'],
  ['a comment with a list', '{/*\n- One\n  ```ts\n  a\n```\n*/}\n\nText.'],
];
