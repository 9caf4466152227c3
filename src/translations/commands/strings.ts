import { count } from '../../content/count';
import { compareProblems } from '../../content/problem';
import { syncStrings, type SyncedFile } from '../strings/syncStrings';
import { languageOf } from './arguments';
import { RefusedError, type Output } from './project';

/** Options of `npm run i18n -- strings`. */
export interface StringsOptions {
  readonly root: string;
  readonly language?: string;
}

function linesOf({ file, added, removed }: SyncedFile): string[] {
  return [
    file,
    ...added.map((id) => `  + ${id}`),
    ...removed.map((id) => `  - ${id}`),
    ...(added.length + removed.length === 0 ? ['  put in order'] : []),
  ];
}

/**
 * Adds the interface strings that a language lacks, and drops those that nothing shows any more.
 *
 * @throws {RefusedError} if a file can't be read; nothing is written then.
 */
export async function updateStrings({ root, language }: StringsOptions): Promise<Output> {
  const known = languageOf(language);
  const { files, problems } = await syncStrings(root, known);
  if (problems.length > 0) {
    throw new RefusedError([...problems].sort(compareProblems));
  }
  const changed = files.filter(({ isChanged }) => isChanged);
  if (changed.length === 0) {
    return { text: `all interface strings of ${known} are there, and none too many\n` };
  }
  const added = changed.reduce((sum, file) => sum + file.added.length, 0);
  const next =
    added > 0
      ? `${count(added, 'string')} in English now: translate what + marks, then npm run i18n -- check --language ${known}`
      : 'no string is left to translate';
  return { text: `${changed.flatMap(linesOf).join('\n')}\n\n${next}\n` };
}
