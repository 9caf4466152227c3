import fs from 'node:fs';
import path from 'node:path';
import { problemAt, type Position, type Problem } from '../content/problem';
import type { Coverage, Gap } from './coverage';

const EXEMPTIONS = 'src/api-reference/exemptions.ts';

/** Where a key is written in the source; the list of exemptions if it is not. */
function positionOf(source: string, key: string): Position {
  const at = source.indexOf(`'${key}'`);
  const before = source.slice(0, at < 0 ? source.indexOf('export const exemptions') : at);
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function gapProblem({ key, kind }: Gap, at: Position): Problem {
  const [code, message, fix] =
    kind === 'entry'
      ? [
          'reference/missing-entry',
          `the export "${key}" has no entry in the reference`,
          `give it one in src/api-reference/homes.ts, or add '${key}' here with the reason`,
        ]
      : [
          'reference/missing-description',
          `the prop "${key}" has no description`,
          `add '${key}' here with the reason`,
        ];
  return problemAt(EXEMPTIONS, at, code, message, fix);
}

/**
 * Every gap without a reason, and every reason without a gap, at the place where it has to be mended.
 *
 * @param siteDir - Absolute path of the project.
 */
export function coverageProblems(siteDir: string, { gaps, needless }: Coverage): Problem[] {
  const unexplained = gaps.filter(({ reason }) => reason === undefined);
  if (unexplained.length + needless.length === 0) {
    return [];
  }
  const source = fs.readFileSync(path.join(siteDir, EXEMPTIONS), 'utf8');
  return [
    ...unexplained.map((gap) => gapProblem(gap, positionOf(source, gap.key))),
    ...needless.map((key) =>
      problemAt(
        EXEMPTIONS,
        positionOf(source, key),
        'reference/needless-exemption',
        `"${key}" needs no exemption any more`,
        'remove its line',
      ),
    ),
  ];
}
