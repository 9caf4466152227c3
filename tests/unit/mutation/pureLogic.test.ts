import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { matchesGlob } from '../../mutation/matchesGlob';
import { pureAreas, withoutPureLogic } from '../../mutation/pureLogic';
import { selectFiles } from '../../mutation/selectFiles';

const root = path.resolve(__dirname, '../../..');

/** Files of a folder, without those of packages: other tests clear the caches that stand there. */
function sourcesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      return entry.isDirectory() ? sourcesBelow(file) : [file];
    })
    .sort();
}

const all: readonly string[] = sourcesBelow('src');

test('everything right below src/ is an area, or left out for a reason', () => {
  const areas = pureAreas
    .map(({ folder }) => folder.replace('src/', ''))
    .filter((folder) => !folder.includes('/'));
  expect([...areas, ...Object.keys(withoutPureLogic)].sort()).toEqual(
    readdirSync(path.join(root, 'src')).sort(),
  );
});

test.each(pureAreas)('all that the list names in $folder is there', (area) => {
  const { folder, files = [], leftOut = {}, tests } = area;
  const globs = [...files, ...Object.values(leftOut).flat()];
  const unmatched = globs.filter(
    (glob) => !all.some((file) => matchesGlob(file, `${folder}/${glob}`)),
  );
  expect(unmatched).toEqual([]);
  expect(tests.filter((test) => !existsSync(path.join(root, test)))).toEqual([]);
});

/** What a file imports that is not given all it needs. */
const traits =
  /^import (?!type ).*from '(?:(?:node:)?(?:fs|fs\/promises|child_process|https?|net|os|zlib)|react)'/m;

test('no file of the list reads, writes, starts, serves, or draws', () => {
  const impure = selectFiles(pureAreas, all, { only: [] })
    .flatMap(({ files }) => files)
    .filter((file) => traits.test(readFileSync(path.join(root, file), 'utf8')));
  expect(impure).toEqual([]);
});
