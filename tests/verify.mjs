// Installs what the tests need and runs every check and test. Plain Node: it runs before anything
// is installed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createRunner } from './verify/runCommand.mjs';
import { isSuccess, lastLine, summaryTable } from './verify/results.mjs';
import { runSteps } from './verify/runSteps.mjs';
import { createSteps } from './verify/steps.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const names = (steps) => steps.map(({ name }) => name).join(', ');

const usage = (steps) => `Installs what the tests need and runs all of them.

  npm run verify -- [options]

  --skip-install   leave node_modules and the browser as they are
  --only <steps>   run these steps only, separated by commas:
                   ${names(steps.filter(({ nightly }) => !nightly))}
  --nightly        what takes longer as well: ${names(steps.filter(({ nightly }) => nightly))};
                   and 10,000 cases for each property, and each combination in the end-to-end tests
  --help           show this text

The last line is "N passed, N failed"; each step that is no test suite counts as one.
`;

function parseOptions(steps) {
  const { values } = parseArgs({
    options: {
      'skip-install': { type: 'boolean', default: false },
      only: { type: 'string' },
      nightly: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const only = values.only?.split(',').map((name) => name.trim());
  const unknown = only?.filter((name) => !steps.some((step) => step.name === name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(`there is no step "${unknown[0]}" -> use ${names(steps)}`);
  }
  return { help: values.help, skipInstall: values['skip-install'], nightly: values.nightly, only };
}

async function main() {
  const runner = createRunner(root);
  const resultsFolder = mkdtempSync(path.join(tmpdir(), 'verify-'));
  const cleanUp = () => {
    runner.stop();
    rmSync(resultsFolder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      cleanUp();
      process.exit(1);
    });
  }
  try {
    const steps = createSteps({ root, run: runner.run, resultsFolder });
    let options;
    try {
      options = parseOptions(steps);
    } catch (error) {
      // Node.js goes on to explain how it reads command lines.
      const [said] = error.message.split('. ');
      const fix = said.includes(' -> ') ? '' : ' -> see npm run verify -- --help';
      process.stderr.write(`options  ${said}${fix}\n`);
      return 1;
    }
    if (options.help) {
      process.stdout.write(usage(steps));
      return 0;
    }
    if (options.nightly) {
      process.env.PROPERTY_RUNS ??= '10000';
      process.env.E2E_COMBINATIONS ??= 'all';
    }
    const results = await runSteps(steps, options, (text) => process.stdout.write(text));
    process.stdout.write(`\n${summaryTable(results)}\n\n${lastLine(results)}\n`);
    return isSuccess(results) ? 0 : 1;
  } finally {
    cleanUp();
  }
}

process.exitCode = await main();
