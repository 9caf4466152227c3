import path from 'node:path';
import { runCommand } from '../../src/command-line/runCommand';
import { formatProblems } from '../../src/content/report';
import { filesBelow } from '../../src/hosting/publishing/filesBelow';
import globalSetup from '../globalSetup';
import { changedSince } from './changedSince';
import { readOptions, usage, type MutationOptions } from './options';
import { pureAreas } from './pureLogic';
import { formatTally, scoreOf, sumOf, tallyOf, type Tally } from './report/score';
import { survivors } from './report/survivors';
import { selectFiles, type Selection } from './selectFiles';
import { installStryker } from './stryker/install';
import { runStryker } from './stryker/run';

const root = path.resolve(__dirname, '../..');

const exitCodes = { reached: 0, notReached: 1, notRun: 2 } as const;

async function selectionsOf({ only, since }: MutationOptions): Promise<Selection[]> {
  const files = (await filesBelow(path.join(root, 'src'))).map((file) => `src/${file}`);
  const changed = since === undefined ? undefined : changedSince(root, since);
  return selectFiles(pureAreas, files, { only, changed });
}

/** Tests each area, and says at once what has come of it: a whole run is long. */
async function test(
  selections: readonly Selection[],
  { cache, ...options }: MutationOptions,
): Promise<readonly Tally[]> {
  const program = installStryker(cache);
  // Tests read the generated pages, and the copies of the project have what is there now.
  await globalSetup();
  const tallies: Tally[] = [];
  for (const selection of selections) {
    const { area, files } = selection;
    const results = path.join(cache, 'results');
    const report = await runStryker(root, program, selection, { ...options, results });
    const tally = tallyOf(report, files);
    tallies.push(tally);
    const problems = survivors(report, files, area.tests);
    if (problems.length > 0) process.stdout.write(`${formatProblems(problems)}\n`);
    process.stdout.write(`${formatTally(area.folder, tally)}\n\n`);
  }
  return tallies;
}

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args, root);
  const selections = await selectionsOf(options);
  if (selections.length === 0) {
    process.stdout.write('No pure logic has changed\n');
    return exitCodes.reached;
  }
  const tallies = await test(selections, options);
  const total = sumOf(tallies);
  const lines = selections.map(({ area }, index) =>
    formatTally(area.folder, tallies[index] ?? sumOf([])),
  );
  process.stdout.write(`${[...lines, formatTally('in all', total)].join('\n')}\n`);
  return scoreOf(total) >= options.threshold ? exitCodes.reached : exitCodes.notReached;
}

void runCommand({ name: 'test:mutation', usage, failed: exitCodes.notRun }, main);
