import { buildTable } from '../build/buildTables';
import { devTable } from '../dev/devTable';
import type { Figures } from '../figures';
import { machineLine } from '../machine';
import { readerTables } from '../reader/readerTables';
import { targetTable, type Target } from '../targets';
import type { Failure } from './createReport';
import { loadNote } from './load';
import { spread } from './numbers';

/** All that a run has come to. */
interface Result {
  readonly figures: Figures;
  readonly targets: readonly Target[];
  readonly failures: readonly Failure[];
}

const titled = (title: string, text: string): string => `${title}\n\n${text}`;

/** The whole report as plain text: tables, then targets, then what could not be measured. */
export function summary({ figures, targets, failures }: Result): string {
  const { machine, reader, builds, dev, check } = figures;
  const note = loadNote(machine.load, machine.processors);
  const sections = [
    machineLine(machine) + (note ? `\n${note}` : ''),
    reader && titled('READERS', readerTables(reader)),
    builds?.length && titled('BUILDS', buildTable(builds)),
    dev?.length && titled('DEVELOPMENT', devTable(dev)),
    check && titled('CHECKS', `npm run check: ${spread(check)} s`),
    targets.length > 0 && titled('TARGETS', targetTable(targets)),
    failures.length > 0 &&
      titled('NOT MEASURED', failures.map(({ what, reason }) => `${what}  ${reason}`).join('\n')),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
