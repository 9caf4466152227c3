import path from 'node:path';

/**
 * Time that tests of one mutant may take together, in milliseconds, the first file's apart. What all
 * tests of a large folder run, hundreds would try to tell; if those next to it don't, few others do.
 */
const MOST_TIME = 15_000;

/** Files that a mutant is shown to: one that was given up for want of memory takes seconds to load anew. */
const MOST_FILES = 30;

/** Name of a file up to its first dot: the same for code and its tests. */
const stem = (file) => path.basename(file).split('.')[0];

/**
 * Those of some tests that run most of the mutated file, the quickest of them first, as far as they take
 * no longer together than there is time.
 */
function within(time, tests, reach) {
  let left = time;
  const reachOf = ({ id }) => reach[id] ?? 0;
  return new Set(
    [...tests]
      .sort((a, b) => reachOf(b) - reachOf(a) || a.timeSpentMs - b.timeSpentMs)
      .filter(({ timeSpentMs }) => {
        const fits = timeSpentMs <= left;
        if (fits) left -= timeSpentMs;
        return fits;
      }),
  );
}

/**
 * Sorts tests by their files, so that those come first that likely tell a mutant soonest: the tests of
 * the mutated file, then those that have told most of its mutants, then the quickest. Leaves out what
 * takes too long for one mutant: tests that run least of the mutated file, which come through it on their
 * way to something else.
 *
 * @param wanted ids of tests
 * @param tests all tests: `id`, `fileName`, and `timeSpentMs`
 * @param mutated the file that the mutant is in
 * @param told how many mutants of that file each test file has told so far
 * @param reach how many mutants of that file each test runs, by its id
 * @returns files, each with the ids of its wanted tests
 */
export function planFiles(wanted, tests, mutated, told = new Map(), reach = {}) {
  const ids = new Set(wanted);
  const byFile = new Map();
  for (const test of tests.filter(({ id }) => ids.has(id))) {
    const plan = byFile.get(test.fileName) ?? { file: test.fileName, tests: [], time: 0 };
    byFile.set(test.fileName, plan);
    plan.tests.push(test);
    plan.time += test.timeSpentMs;
  }
  const isOwn = ({ file }) => Number(stem(file) === stem(mutated));
  const countOf = ({ file }) => told.get(file) ?? 0;
  const [first, ...others] = [...byFile.values()].sort(
    (a, b) => isOwn(b) - isOwn(a) || countOf(b) - countOf(a) || a.time - b.time,
  );
  const taken = within(
    MOST_TIME,
    others.flatMap((plan) => plan.tests),
    reach,
  );
  const rest = others.map((plan) => ({
    ...plan,
    tests: plan.tests.filter((test) => taken.has(test)),
  }));
  return (first ? [first, ...rest] : [])
    .filter((plan) => plan.tests.length > 0)
    .slice(0, MOST_FILES)
    .map((plan) => ({ file: plan.file, tests: plan.tests.map(({ id }) => id) }));
}
