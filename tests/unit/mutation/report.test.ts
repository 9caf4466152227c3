import { formatProblem } from '@site/src/content/problem';
import type { Mutant, MutantStatus, MutationReport } from '../../mutation/report/model';
import { formatTally, scoreOf, sumOf, tallyOf } from '../../mutation/report/score';
import { survivors } from '../../mutation/report/survivors';

const source = [
  'export function isLong(text: string): boolean {',
  '  return text.length > 3;',
  '}',
];

function mutant(status: MutantStatus, changes: Partial<Mutant> = {}): Mutant {
  return {
    mutatorName: 'EqualityOperator',
    replacement: 'text.length >= 3',
    location: { start: { line: 2, column: 10 }, end: { line: 2, column: 25 } },
    status,
    ...changes,
  };
}

function report(...mutants: readonly Mutant[]): MutationReport {
  return {
    files: {
      'src/isLong.ts': { source: source.join('\n'), mutants },
      'src/other.ts': { source: '', mutants: [mutant('Survived')] },
    },
    testFiles: {
      'tests/isLong.test.ts': {
        tests: [
          { id: '0', name: 'long texts', location: { start: { line: 3, column: 1 } } },
          { id: '1', name: 'short texts' },
        ],
      },
    },
  };
}

const files = ['src/isLong.ts'];

function lines(...mutants: readonly Mutant[]): string[] {
  return survivors(report(...mutants), files, ['tests/unit/a', 'tests/b.test.ts']).map(
    formatProblem,
  );
}

describe('score', () => {
  test('counts what tests tell, and what they do not', () => {
    const all = report(
      ...(['Killed', 'Timeout', 'Survived', 'NoCoverage'] as const).map((status) => mutant(status)),
      ...(['RuntimeError', 'CompileError', 'Ignored'] as const).map((status) => mutant(status)),
    );
    expect(tallyOf(all, files)).toEqual({ mutants: 4, detected: 2 });
    expect(tallyOf(all, ['src/none.ts'])).toEqual({ mutants: 0, detected: 0 });
  });

  test('of all is that of all mutants, and not the mean', () => {
    const total = sumOf([
      { mutants: 1, detected: 0 },
      { mutants: 3, detected: 3 },
    ]);
    expect(total).toEqual({ mutants: 4, detected: 3 });
    expect(scoreOf(total)).toBe(75);
    expect(scoreOf(sumOf([]))).toBe(100);
  });

  test('is not rounded up to what was not reached', () => {
    expect(formatTally('src/a', { mutants: 10_000, detected: 8_499 })).toBe(
      ' 84.9 %   8499 of 10000  src/a',
    );
    expect(formatTally('src/a', { mutants: 1, detected: 1 })).toBe(
      '100.0 %          1 of 1  src/a',
    );
  });
});

describe('survivors', () => {
  test('say where, what was changed, and which tests let it pass', () => {
    expect(lines(mutant('Survived', { coveredBy: ['0'] }))).toEqual([
      'src/isLong.ts:2:10  error mutation/EqualityOperator  "text.length > 3" became "text.length >= 3" -> have "long texts" (tests/isLong.test.ts:3) fail, or add a test',
    ]);
  });

  test('name two tests, and count the others', () => {
    const [line] = lines(mutant('Survived', { coveredBy: ['0', '1', '2', '3'] }));
    expect(line).toMatch(
      /have "long texts" \(tests\/isLong\.test\.ts:3\) or "short texts" \(tests\/isLong\.test\.ts\) or another of 2 fail/,
    );
  });

  test('say where to add a test for what none runs', () => {
    expect(lines(mutant('NoCoverage'))[0]).toMatch(
      / -> no test runs it: add one to tests\/unit\/a or tests\/b\.test\.ts$/,
    );
  });

  test('show code of several lines in one, and of a long piece what has changed', () => {
    const body = { start: { line: 1, column: 47 }, end: { line: 3, column: 2 } };
    expect(lines(mutant('Survived', { location: body, replacement: '{}' }))[0]).toContain(
      '"{ return text.length > 3; }" became "{}"',
    );
    const replacement = `text.length ${'a'.repeat(40)}${'b'.repeat(40)}`;
    expect(lines(mutant('Survived', { replacement }))[0]).toContain(
      `"text.length > 3" became "text.length ${'a'.repeat(40)}${'b'.repeat(8)} …"`,
    );
    const whole = { start: { line: 1, column: 1 }, end: { line: 3, column: 2 } };
    const changed = source.join(' ').replace('> 3', '>= 3');
    expect(lines(mutant('Survived', { location: whole, replacement: changed }))[0]).toMatch(
      /"… .*text\.length > 3; \}" became "… .*text\.length >= 3; \}"/,
    );
    expect(lines(mutant('Survived', { replacement: '' }))[0]).toContain(
      '"text.length > 3" was taken out',
    );
  });

  test('come in the order of their places, and are of the files that were asked for', () => {
    const first = { start: { line: 1, column: 1 }, end: { line: 1, column: 7 } };
    const found = lines(
      mutant('Survived'),
      mutant('Killed'),
      mutant('NoCoverage', { location: first }),
    );
    expect(found.map((line) => line.split(' ')[0])).toEqual([
      'src/isLong.ts:1:1',
      'src/isLong.ts:2:10',
    ]);
  });
});
