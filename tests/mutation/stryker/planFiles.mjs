import path from 'node:path';

/**
 * Time that tests of one mutant may take together, in milliseconds, the first file's apart. What all
 * tests of a large folder run, hundreds would try to tell; if those next to it don't, few others do.
 */
const MOST_TIME = 15_000;

/** Name of a file up to its first dot: the same for code and its tests. */
const stem = (file) => path.basename(file).split('.')[0];

/**
 * Sorts tests by their files, so that those come first that likely tell a mutant soonest: the tests of
 * the mutated file, then the quickest. Leaves out what takes too long for one mutant.
 *
 * @param wanted ids of tests
 * @param tests all tests: `id`, `fileName`, and `timeSpentMs`
 * @param mutated the file that the mutant is in
 * @returns files, each with the ids of its wanted tests
 */
export function planFiles(wanted, tests, mutated) {
  const ids = new Set(wanted);
  const byFile = new Map();
  for (const { id, fileName, timeSpentMs } of tests.filter(({ id }) => ids.has(id))) {
    const plan = byFile.get(fileName) ?? { file: fileName, tests: [], time: 0 };
    byFile.set(fileName, plan);
    plan.tests.push(id);
    plan.time += timeSpentMs;
  }
  const isOwn = ({ file }) => Number(stem(file) === stem(mutated));
  let time = 0;
  return [...byFile.values()]
    .sort((a, b) => isOwn(b) - isOwn(a) || a.time - b.time)
    .filter((plan, index) => index === 0 || (time += plan.time) <= MOST_TIME)
    .map(({ file, tests }) => ({ file, tests }));
}
