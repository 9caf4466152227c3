import { UsageError } from '@site/src/command-line/UsageError';
import { matchesGlob } from '../../mutation/matchesGlob';
import { selectFiles } from '../../mutation/selectFiles';

test.each([
  ['src/a.ts', 'src/a.ts', true],
  ['src/a.ts', 'src/a', false],
  ['src/axts', 'src/a.ts', false],
  ['src/b/a.ts', 'src/*.ts', false],
  ['src/b/a.ts', 'src/**', true],
  ['src/a.ts', 'src/**/*.ts', true],
  ['src/b/c/a.ts', 'src/**/a.ts', true],
  ['src/b/ca.ts', 'src/**/a.ts', false],
  ['src/load-all.ts', 'src/load*.ts', true],
  ['src/upload.ts', 'src/load*.ts', false],
  ['lib/src/a.ts', 'src/**', false],
])('%s by %s: %s', (file, glob, isMatch) => {
  expect(matchesGlob(file, glob)).toBe(isMatch);
});

const areas = [
  {
    folder: 'src/words',
    leftOut: { outside: ['read.ts'], table: ['lists/**'] },
    tests: ['tests/unit/words'],
  },
  { folder: 'src/pages', files: ['title.ts'], tests: ['tests/unit/pages'] },
];

const all = [
  ...['src/words/count.ts', 'src/words/read.ts', 'src/words/lists/stop.ts', 'src/words/x/split.ts'],
  ...['src/words/style.css', 'src/words/types.d.ts', 'src/wordsAndMore/a.ts'],
  ...['src/pages/title.ts', 'src/pages/draw.ts'],
];

function filesOf(only: readonly string[], changed?: readonly string[]): readonly string[][] {
  return selectFiles(areas, all, { only, changed }).map(({ files }) => [...files]);
}

test('an area is the TypeScript of its folder without what is left out, or the files it names', () => {
  expect(filesOf([])).toEqual([
    ['src/words/count.ts', 'src/words/x/split.ts'],
    ['src/pages/title.ts'],
  ]);
});

test('an area below another has its files for itself', () => {
  const inner = { folder: 'src/words/x', tests: ['tests/unit/words/x'] };
  const files = selectFiles([...areas, inner], all, { only: [] }).map(
    (selection) => selection.files,
  );
  expect(files).toEqual([['src/words/count.ts'], ['src/pages/title.ts'], ['src/words/x/split.ts']]);
});

test.each([
  ['src/words', [['src/words/count.ts', 'src/words/x/split.ts']]],
  ['./src/words/x/', [['src/words/x/split.ts']]],
  ['src/**/s*.ts', [['src/words/x/split.ts']]],
  ['src/pages/title.ts', [['src/pages/title.ts']]],
])('--only %s', (only, expected) => {
  expect(filesOf([only])).toEqual(expected);
});

test('--only adds up, and --since takes away', () => {
  const only = ['src/pages', 'src/words/x'];
  expect(filesOf(only)).toEqual([['src/words/x/split.ts'], ['src/pages/title.ts']]);
  expect(filesOf(only, ['src/pages/title.ts', 'src/words/count.ts'])).toEqual([
    ['src/pages/title.ts'],
  ]);
  expect(filesOf([], [])).toEqual([]);
});

test('refuses a folder of which nothing is mutated, and names the others', () => {
  const select = () => filesOf(['src/pages', 'src/words/lists']);
  expect(select).toThrow(UsageError);
  expect(select).toThrow(
    '--only "src/words/lists" is no pure logic -> name files of src/words, src/pages;',
  );
});
