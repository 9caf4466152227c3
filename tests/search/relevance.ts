import { readArguments } from '../../src/command-line/readArguments';
import { runCommand } from '../../src/command-line/runCommand';
import { searchIndex } from '../../src/search/engine';
import { openBuiltIndex } from '../../src/search/pagefind/builtIndex';
import { basePath } from '../../src/site';
import { heldOutAnswers } from './heldOutQueries';
import { expectedAnswers, type ExpectedAnswer } from './queries';

const usage = `Measures how well search answers the queries of tests/search, and fails below the bounds.

  npm run --silent test:search -- [options]

  --dir <folder>  folder that the build wrote (default build)
  --help          show this text

Exit codes: 0 reached, 1 not, 2 wrong usage.
`;

/** Least share of queries with an answer among the first three, and least mean reciprocal rank. */
interface Bounds {
  readonly successAt3: number;
  readonly meanReciprocalRank: number;
}

/** A table of queries, and what search has to reach with it. */
interface Table {
  readonly file: string;
  readonly answers: Readonly<Record<string, readonly ExpectedAnswer[]>>;
  readonly bounds: Bounds;
}

const tables: readonly Table[] = [
  {
    file: 'tests/search/queries.ts',
    answers: expectedAnswers,
    bounds: { successAt3: 0.97, meanReciprocalRank: 0.85 },
  },
  {
    file: 'tests/search/heldOutQueries.ts',
    answers: heldOutAnswers,
    bounds: { successAt3: 0.85, meanReciprocalRank: 0.78 },
  },
];

interface Outcome {
  readonly query: string;
  /** Of the first answer, from 1; 0 if none is among the first ten. */
  readonly rank: number;
  readonly found: readonly string[];
}

/** Asks as a reader does whose first search it is: what was loaded before adds to what is found. */
async function outcomeOf(directory: string, answer: ExpectedAnswer): Promise<Outcome> {
  const [query, ...pages] = answer;
  const index = await openBuiltIndex(directory);
  const results = await searchIndex(index, { query, filters: {}, limit: 10 });
  const found = results.pages.map(({ url }) => url.slice(basePath.length - 1, -1));
  return { query, rank: found.findIndex((url) => pages.includes(url)) + 1, found };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function measure(outcomes: readonly Outcome[]) {
  return {
    count: outcomes.length,
    successAt3: mean(outcomes.map(({ rank }) => (rank >= 1 && rank <= 3 ? 1 : 0))),
    meanReciprocalRank: mean(outcomes.map(({ rank }) => (rank > 0 ? 1 / rank : 0))),
  };
}

function line(name: string, outcomes: readonly Outcome[]): string {
  const { count, successAt3, meanReciprocalRank } = measure(outcomes);
  const columns = [
    name.padEnd(16),
    String(count).padStart(4),
    successAt3.toFixed(3).padStart(11),
    meanReciprocalRank.toFixed(3).padStart(7),
  ];
  return columns.join('');
}

/** Prints what search reaches with a table, and says whether that is enough. */
async function reaches({ file, answers, bounds }: Table, directory: string): Promise<boolean> {
  const all: Outcome[] = [];
  process.stdout.write(`${file}\n                  n  success@3    MRR\n`);
  for (const [name, group] of Object.entries(answers)) {
    const outcomes: Outcome[] = [];
    for (const answer of group) outcomes.push(await outcomeOf(directory, answer));
    process.stdout.write(`${line(name, outcomes)}\n`);
    all.push(...outcomes);
  }
  process.stdout.write(`${line('all', all)}\n\n`);
  for (const { query, rank, found } of all.filter((o) => o.rank === 0 || o.rank > 3)) {
    process.stdout.write(
      `"${query}"  answer at ${rank || '–'}, before it ${found.slice(0, 3).join(' ')}\n`,
    );
  }
  process.stdout.write('\n');
  const { successAt3, meanReciprocalRank } = measure(all);
  const isEnough =
    successAt3 >= bounds.successAt3 && meanReciprocalRank >= bounds.meanReciprocalRank;
  if (!isEnough) {
    process.stderr.write(
      `${file}  success@3 and MRR have to be at least ${bounds.successAt3} and ` +
        `${bounds.meanReciprocalRank} -> src/search/README.md says what ranks a page\n`,
    );
  }
  return isEnough;
}

/** Measures how well search answers, and fails below the bounds. */
async function main(): Promise<void> {
  const { values } = readArguments({ options: { dir: { type: 'string', default: 'build' } } });
  // Fails where there is none, before anything is printed.
  await openBuiltIndex(values.dir);
  for (const table of tables) {
    if (!(await reaches(table, values.dir))) process.exitCode = 1;
  }
}

void runCommand({ name: 'test:search', usage }, main);
