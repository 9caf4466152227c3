import type { ChunkGroup } from 'webpack';
import { reachableChunks } from '../../../src/plugins/lazy-routes/chunkGroups';
import { fileTable } from '../../../src/plugins/lazy-routes/fileTable';

const chunk = (id: string, ...files: string[]) => ({ id, files: new Set(files) });

it('leaves the id out of the name of a file, where it is its start', () => {
  const chunks = [
    chunk('20', 'assets/js/20.0123abcd.js'),
    chunk('3', 'assets/css/styles.css', 'assets/js/common.89abcdef.js'),
    chunk('4', 'assets/css/other.css'),
  ];
  expect(fileTable(chunks)).toBe('{3:"common.89abcdef",20:"0123abcd"}');
});

it('says where it is to be corrected when scripts stand elsewhere', () => {
  expect(() => fileTable([chunk('1', 'scripts/1.js')])).toThrow(
    'scripts/1.js  is not in assets/js/ -> correct src/plugins/lazy-routes/fileTable.ts',
  );
});

interface Group {
  readonly name?: string;
  readonly chunks: string[];
  readonly childrenIterable: Group[];
}

const group = (name: string, ...childrenIterable: Group[]): Group => ({
  name,
  chunks: [`chunk of ${name}`],
  childrenIterable,
});

const reached = (from: Group, borders?: ReadonlySet<string>): unknown[] => [
  ...reachableChunks([from as unknown as ChunkGroup], borders),
];

it('goes no further than borders, and comes to an end in a circle', () => {
  const page = group('page');
  const section = group('section', page);
  page.childrenIterable.push(section);
  const main = group('main', section, group('dialog'));
  expect(reached(main, new Set(['section']))).toEqual([
    'chunk of main',
    'chunk of section',
    'chunk of dialog',
  ]);
  expect(reached(section)).toEqual(['chunk of section', 'chunk of page']);
});
