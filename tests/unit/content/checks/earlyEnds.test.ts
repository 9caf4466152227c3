import { createFiles } from '@site/src/content/files';
import { earlyEnds } from '@site/src/content/earlyEnds';
import { formatProblem } from '@site/src/content/problem';
import { withSite } from '../fixtureSite';

const says =
  '  error nav/early-end  the file is run to be checked, and ends the program here -> take process.exit and top-level await out';

test('what ends the program is found in files that are run, and in what they import', async () => {
  const lines = await withSite(
    (site) => {
      site.append('src/navigation/core.ts', "import './more';\nprocess.exit(0);\n");
      site.write('src/navigation/more.ts', 'const a = 1;\nexport const b = await later(a);\n');
      site.write('src/navigation/other.ts', 'process.exit(1);\n');
    },
    async (root) => earlyEnds(createFiles(root)).map(formatProblem),
  );
  expect(lines).toEqual([
    `src/navigation/core.ts:24:1${says}`,
    `src/navigation/more.ts:2:1${says}`,
  ]);
});

test('nothing does in a sound site', async () => {
  expect(
    await withSite(
      () => {},
      async (root) => earlyEnds(createFiles(root)),
    ),
  ).toEqual([]);
});
