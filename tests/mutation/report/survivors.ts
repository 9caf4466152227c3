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

/** A piece of code in one line, its middle left out if it is long. */
function inOneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const half = (longest - 3) / 2;
  return `${line.slice(0, Math.ceil(half))} … ${line.slice(-Math.floor(half))}`;
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
  const before = inOneLine(textAt(source, location));
  const after = inOneLine(replacement);
  return after === '' ? `"${before}" was taken out` : `"${before}" became "${after}"`;
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
