import path from 'node:path';

/** Test files of the first stage. */
const first = 2;

/** Name of a file up to its first dot: the same for code and its tests. */
const stem = (file) => path.basename(file).split('.')[0];

/**
 * Shares tests out to two stages: the few files that likely tell a mutant soonest, and all others.
 *
 * @param wanted ids of tests
 * @param tests all tests: `id`, `fileName`, and `timeSpentMs`; several may have one id
 * @param mutated the file that the mutant is in
 * @returns for each stage its files, and the ids of their tests
 */
export function planStages(wanted, tests, mutated) {
  const ids = new Set(wanted);
  const byFile = new Map();
  for (const { id, fileName, timeSpentMs } of tests.filter(({ id }) => ids.has(id))) {
    const { ids: found = [], time = 0 } = byFile.get(fileName) ?? {};
    byFile.set(fileName, { ids: [...found, id], time: time + timeSpentMs });
  }
  const isOwn = (file) => Number(stem(file) === stem(mutated));
  const files = [...byFile.keys()].sort(
    (a, b) => isOwn(b) - isOwn(a) || byFile.get(a).time - byFile.get(b).time,
  );
  return [files.slice(0, first), files.slice(first)]
    .filter((part) => part.length > 0)
    .map((part) => ({ files: part, tests: part.flatMap((file) => byFile.get(file).ids) }));
}
