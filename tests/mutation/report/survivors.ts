import { compareProblems, problemAt, type Problem } from '../../../src/content/problem';
import type { Mutant, MutationReport } from './model';

/** Text between two places; lines and columns count from 1, and the end is not part of it. */
function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join('\n');
}

const longest = 60;

const inOneLine = (code: string): string => code.replace(/\s+/g, ' ').trim();

/** Where two texts begin to differ. */
function firstDifference(a: string, b: string): number {
  const index = [...a].findIndex((letter, at) => letter !== b[at]);
  return index < 0 ? a.length : index;
}

/** What of a long line stands around a place. */
function around(line: string, place: number): string {
  if (line.length <= longest) return line;
  const start = Math.max(0, Math.min(place - longest / 3, line.length - longest));
  const end = start + longest;
  return `${start > 0 ? '… ' : ''}${line.slice(start, end)}${end < line.length ? ' …' : ''}`;
}

/** A test by its name and place. */
type NamedTests = ReadonlyMap<string, string>;

function namesOf({ testFiles = {} }: MutationReport): NamedTests {
  return new Map(
    Object.entries(testFiles).flatMap(([file, { tests }]) =>
      tests.map(({ id, name, location }) => {
        const line = location ? `:${location.start.line}` : '';
        return [id, `"${name}" (${file}${line})`] as const;
      }),
    ),
  );
}

const shownTests = 2;

/** What to do so that the tests tell a mutant. */
function fixFor({ coveredBy = [] }: Mutant, names: NamedTests, folders: readonly string[]): string {
  if (coveredBy.length === 0) return `no test runs it: add one to ${folders.join(' or ')}`;
  const shown = coveredBy.slice(0, shownTests).map((id) => names.get(id) ?? id);
  const others = coveredBy.length - shown.length;
  const more = others > 0 ? ` or another of ${others}` : '';
  return `have ${shown.join(' or ')}${more} fail, or add a test`;
}

/** What was changed. */
function messageOf({ location, replacement = '' }: Mutant, source: string): string {
  const whole = inOneLine(textAt(source, location));
  const changed = inOneLine(replacement);
  const place = firstDifference(whole, changed);
  const [before, after] = [around(whole, place), around(changed, place)];
  return changed === '' ? `"${before}" was taken out` : `"${before}" became "${after}"`;
}

/**
 * A problem for each mutant that no test has told.
 *
 * @param folders - Where tests of these files stand.
 */
export function survivors(
  report: MutationReport,
  files: readonly string[],
  folders: readonly string[],
): Problem[] {
  const names = namesOf(report);
  return files
    .flatMap((file) => {
      const { source = '', mutants = [] } = report.files[file] ?? {};
      return mutants
        .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
        .map((mutant) =>
          problemAt(
            file,
            mutant.location.start,
            `mutation/${mutant.mutatorName}`,
            messageOf(mutant, source),
            fixFor(mutant, names, folders),
          ),
        );
    })
    .sort(compareProblems);
}
