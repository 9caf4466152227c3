import { peers } from '../peers';
import { decimal, megabytes, nothing, ratio, spread } from '../report/numbers';
import { table } from '../report/table';
import { costPerPage } from './costPerPage';
import type { BuildFigures } from './types';

/** The builds of the same corpus by somebody else. */
function rival(all: readonly BuildFigures[], { pages }: BuildFigures): BuildFigures | undefined {
  return all.find((other) => other.peer === 'starlight' && other.pages === pages);
}

const head = [
  'pages',
  'generator',
  'cold CPU s',
  'of Starlight',
  'cold s',
  'warm CPU s',
  'of Starlight',
  'warm s',
  'MB in a process',
  'MB in all',
  'output MB',
  'files',
  'CPU ms a page more',
];

/** Builds by their corpus, each with its ratio to Starlight's. */
export function buildTable(all: readonly BuildFigures[]): string {
  const rows = all.map((figures) => {
    const { cold, warm, output } = figures;
    const other = rival(all, figures);
    return [
      String(figures.pages),
      peers[figures.peer].title,
      spread(cold.cpu),
      ratio(cold.cpu.median, other?.cold.cpu.median),
      spread(cold.wall),
      spread(warm.cpu),
      ratio(warm.cpu.median, other?.warm.cpu.median),
      spread(warm.wall),
      megabytes(cold.process),
      megabytes(cold.tree),
      decimal(output.bytes / 1e6),
      String(output.files),
      decimal(costPerPage(all, figures)),
    ];
  });
  const common = all
    .filter((figures) => figures.common !== undefined)
    .map(({ pages, common: bytes }) => `${bytes ?? nothing} bytes with ${pages} pages`);
  const scripts =
    common.length > 0 ? `\n\nScripts that every page of ours loads: ${common.join(', ')}` : '';
  return table(head, rows) + scripts;
}
