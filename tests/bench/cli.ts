import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../src/command-line/runCommand';
import { describeMachine, machineLine } from './machine';
import { measure } from './measure';
import { readOptions } from './options';
import { createReport } from './report/createReport';
import { summary } from './report/summary';
import { targetsOf } from './targets';
import { usage } from './usage';

const root = path.resolve(__dirname, '../..');

async function main(): Promise<number> {
  const options = readOptions(root);
  const { report, failures } = createReport((text) => process.stderr.write(text));
  const machine = describeMachine();
  process.stderr.write(`${machineLine(machine)}\n`);
  const figures = { machine, ...(await measure(options, report)) };
  const targets = targetsOf(figures);
  process.stdout.write(summary({ figures, targets, failures }));
  if (options.json !== undefined) {
    mkdirSync(path.dirname(options.json), { recursive: true });
    const result = { ...figures, targets, failures };
    writeFileSync(options.json, `${JSON.stringify(result, null, 2)}\n`);
  }
  if (failures.length > 0) return 2;
  return targets.some(({ isReached }) => isReached === false) ? 1 : 0;
}

void runCommand({ name: 'bench', usage, failed: 2 }, main);
