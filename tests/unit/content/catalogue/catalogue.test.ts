import { runCheckCommand } from '@site/src/content/checkCommand';
import type { Problem } from '@site/src/content/problem';
import { catalogue } from '.';
import { fileOf, withInputs } from './catalogueSite';
import { soundPages } from './soundPages';
import { isPageRow, type Row } from './types';

/** Problems as `--format json` names their fields. */
type PrintedProblem = Omit<Problem, 'code'> & { readonly rule: string };

interface Run {
  readonly exitCode: number;
  readonly lines: readonly string[];
}

function format({ file, line, column, severity, rule, message, fix }: PrintedProblem): string {
  const mark = severity === 'error' ? '' : `${severity} `;
  return `${file}:${line}:${column}  ${mark}${rule}  ${message} -> ${fix}`;
}

/** What a row has to print, with the file in front. */
function expectedOf(row: Row): string[] {
  return isPageRow(row) ? row.says.map((line) => `${fileOf(row)}:${line}`) : [...row.says];
}

/** Runs the command over a site with some inputs in it. */
function check(rows: readonly Row[]): Promise<Run> {
  return withInputs(rows, async (root) => {
    const { exitCode, stdout } = await runCheckCommand(['--format', 'json'], {
      root,
      isColored: false,
    });
    return { exitCode, lines: (JSON.parse(stdout) as PrintedProblem[]).map(format) };
  });
}

const together = catalogue.filter((row) => isPageRow(row) || row.alone === undefined);
const alone = catalogue.filter((row) => !together.includes(row));

describe('all inputs in one site', () => {
  let run: Run;
  beforeAll(async () => {
    run = await check(together);
  });

  test.each(together.map((row) => [row.input, row] as const))('%s', (_input, row) => {
    expect(run.lines).toEqual(expect.arrayContaining(expectedOf(row)));
  });

  test('are found in one run, and nothing else is', () => {
    expect([...run.lines].sort()).toEqual(together.flatMap(expectedOf).sort());
    expect(run.exitCode).toBe(1);
  });
});

describe('inputs that leave nothing else to find', () => {
  test.each(alone.map((row) => [row.input, row] as const))('%s', async (_input, row) => {
    const { lines, exitCode } = await check([row]);
    expect(lines).toEqual(expectedOf(row));
    expect(exitCode).toBe(1);
  });
});

test('a site of what is right and only looks wrong has none of these problems', async () => {
  expect(await check(soundPages)).toEqual({ exitCode: 0, lines: [] });
});

test('every line says what is wrong and how to fix it, and no input is there twice', () => {
  const lines = catalogue.flatMap(expectedOf);
  expect(lines.filter((line) => !/^[^:]+:\d+:\d+ {2}\S.* -> \S/.test(line))).toEqual([]);
  expect(catalogue.filter(({ says }) => says.length === 0)).toEqual([]);
  const inputs = catalogue.map(({ input }) => input);
  expect(new Set(inputs).size).toBe(inputs.length);
  expect(inputs.length).toBeGreaterThanOrEqual(150);
});
