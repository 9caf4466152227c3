import { createFiles } from '@site/src/content/files';
import { missingNames } from '@site/src/content/missingNames';
import { formatProblem } from '@site/src/content/problem';
import { withSite } from './fixtureSite';

/** What is told of `src/a.ts` and what it imports. */
function told(sources: Readonly<Record<string, string>>): Promise<string[]> {
  return withSite(
    (site) => Object.entries(sources).forEach(([file, text]) => site.write(`src/${file}`, text)),
    async (root) => missingNames(['src/a.ts'], createFiles(root)).map(formatProblem),
  );
}

test('names that are exported, types, and whole modules are fine', async () => {
  expect(
    await told({
      'a.ts': [
        "import one, { two as second, type Three } from './b';",
        "import type { Four } from './b';",
        "import * as all from './b';",
        "import { anything } from './all';",
        "import fs from 'node:fs';",
        "import './b';",
      ].join('\n'),
      'b.ts': 'export default 1;\nexport const two = 2;\n',
      'all.ts': "export * from './b';\n",
    }),
  ).toEqual([]);
});

test('a misspelled name is told where it is imported', async () => {
  expect(
    await told({
      'a.ts': "import {\n  first,\n  secnd,\n} from './b';\n",
      'b.ts': 'export const first = 1;\nexport function second() {}\n',
    }),
  ).toEqual([
    'src/a.ts:3:3  error config/missing-name  src/b.ts has no export "secnd" -> did you mean "second"?',
  ]);
});

test('a default that is not there has no better name', async () => {
  expect(await told({ 'a.ts': "import b from './b';\n", 'b.ts': 'export const b = 1;\n' })).toEqual(
    [
      'src/a.ts:1:8  error config/missing-name  src/b.ts has no default export -> export it there, or import another name',
    ],
  );
});

test('what is declared and not exported is told once, where it is', async () => {
  expect(
    await told({
      'a.ts': "import { list } from './b';\nimport './c';\n",
      'b.ts': 'const x = 1;\nconst list = [x];\n',
      'c.ts': "import { list } from './b';\nimport { x } from './b';\n",
    }),
  ).toEqual([
    'src/b.ts:2:1  error config/missing-name  "list" is not exported, and src/a.ts:1:10 and 1 other place import it -> write export before it',
    'src/b.ts:1:1  error config/missing-name  "x" is not exported, and src/c.ts:2:10 imports it -> write export before it',
  ]);
});

test('what many import has been lost where it was', async () => {
  expect(
    await told({
      'a.ts': "import { list } from './b';\nimport './c';\n",
      'b.ts': '',
      'c.ts': "import { list } from './b';\n",
    }),
  ).toEqual([
    'src/b.ts:1:1  error config/missing-name  "list" is not exported, and src/a.ts:1:10 and 1 other place import it -> restore the export, or correct the imports',
  ]);
});
