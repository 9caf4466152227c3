import { parseArgs } from 'node:util';
import { searchIndex, type SearchIndex } from '../../src/search/engine';
import { openBuiltIndex } from '../../src/search/pagefind/builtIndex';
import { basePath } from '../../src/site';
import { expectedAnswers, type ExpectedAnswer } from './queries';

/** Least share of queries with an answer among the first three, and least mean reciprocal rank. */
const bounds = { successAt3: 0.97, meanReciprocalRank: 0.85 };

interface Outcome {
  readonly query: string;
  /** Of the first answer, from 1; 0 if none is among the first ten. */
  readonly rank: number;
  readonly found: readonly string[];
}

async function outcomeOf(index: SearchIndex, answer: ExpectedAnswer): Promise<Outcome> {
  const [query, ...pages] = answer;
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
    name.padEnd(10),
    String(count).padStart(4),
    successAt3.toFixed(3).padStart(11),
    meanReciprocalRank.toFixed(3).padStart(7),
  ];
  return columns.join('');
}

/** Measures how well search answers, and fails below the bounds. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dir: { type: 'string', default: 'build' } } });
  const index = await openBuiltIndex(values.dir);
  const all: Outcome[] = [];
  process.stdout.write('            n  success@3    MRR\n');
  for (const [name, answers] of Object.entries(expectedAnswers)) {
    const outcomes: Outcome[] = [];
    for (const answer of answers) outcomes.push(await outcomeOf(index, answer));
    process.stdout.write(`${line(name, outcomes)}\n`);
    all.push(...outcomes);
  }
  process.stdout.write(`${line('all', all)}\n\n`);
  for (const { query, rank, found } of all.filter((o) => o.rank === 0 || o.rank > 3)) {
    process.stdout.write(
      `"${query}"  answer at ${rank || '–'}, before it ${found.slice(0, 3).join(' ')}\n`,
    );
  }
  const { successAt3, meanReciprocalRank } = measure(all);
  if (successAt3 < bounds.successAt3 || meanReciprocalRank < bounds.meanReciprocalRank) {
    process.stderr.write(
      `tests/search/queries.ts  success@3 and MRR have to be at least ${bounds.successAt3} and ` +
        `${bounds.meanReciprocalRank} -> src/search/README.md says what ranks a page\n`,
    );
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
