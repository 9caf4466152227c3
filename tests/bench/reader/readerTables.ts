import { peers } from '../peers';
import { decimal, kilobytes, nothing, ratio, spread } from '../report/numbers';
import { table } from '../report/table';
import { titleOf } from './pages';
import {
  categories,
  metrics,
  type Bytes,
  type Metric,
  type PageFigures,
  type ReaderFigures,
} from './types';

const sumOf = (bytes: Bytes): number =>
  Object.values(bytes).reduce((sum: number, value: number) => sum + value, 0);

/** The same of Starlight's page, which is the lightest of the peers. */
const rival = (pages: readonly PageFigures[]): PageFigures | undefined =>
  pages.find(({ peer }) => peer === 'starlight');

function weightTable(pages: readonly PageFigures[]): string {
  const lightest = rival(pages)?.weight;
  const rows = pages.flatMap((page) => {
    const { weight } = page;
    if (!weight) return [];
    const { needed, idle } = weight;
    return [
      [
        titleOf(page),
        kilobytes(needed.js),
        kilobytes(idle.js),
        kilobytes(needed.css),
        kilobytes(needed.html),
        kilobytes(needed.font),
        kilobytes(sumOf(needed)),
        kilobytes(sumOf(idle)),
        ratio(sumOf(needed), lightest && sumOf(lightest.needed)),
      ],
    ];
  });
  const head = [
    ...['kB of brotli', 'JS needed', 'JS idle', 'CSS', 'HTML', 'fonts', 'all needed', 'all idle'],
    'needed, of Starlight',
  ];
  return table(head, rows);
}

function lighthouseTable(pages: readonly PageFigures[]): string {
  const names = Object.keys(metrics) as Metric[];
  const other = rival(pages)?.lighthouse;
  const rows = pages.flatMap((page) => {
    const { lighthouse } = page;
    if (!lighthouse) return [];
    const { scores, times, processorTime } = lighthouse;
    return [
      [
        titleOf(page),
        categories.map((name) => decimal(scores[name].median, 0)).join('/'),
        ...names.map((name) => spread(times[name], name === 'CLS' ? 3 : 0)),
        spread(processorTime, 0),
        ratio(times.FCP.median, other?.times.FCP.median),
        ratio(times.LCP.median, other?.times.LCP.median),
      ],
    ];
  });
  const head = [
    ...['Lighthouse, phone', 'scores', ...names, 'TBT without waiting'],
    ...['FCP of Starlight', 'LCP of Starlight'],
  ];
  return table(head, rows);
}

function navigationTable({ navigation }: ReaderFigures): string {
  const fastest = navigation.find(({ peer }) => peer === 'vitepress')?.time.median;
  const rows = navigation.map(({ peer, time, documents }) => [
    peers[peer].title,
    spread(time, 0),
    ratio(time.median, fastest),
    `${documents} of ${time.count}`,
  ]);
  return table(['click to heading', 'ms', 'of VitePress', 'documents loaded'], rows);
}

function variantTable({ variants }: ReaderFigures): string {
  const rows = variants.map(({ path, blocks, both, single }) => [
    path,
    String(blocks),
    kilobytes(both),
    kilobytes(single),
    ratio(both, single),
  ]);
  return table(['HTML, kB of brotli', 'blocks', 'both', 'one', 'ratio'], rows);
}

/** All tables of which there is something to say. */
export function readerTables(figures: ReaderFigures): string {
  const { pages, navigation, variants } = figures;
  const tables = [
    pages.some(({ weight }) => weight) && weightTable(pages),
    pages.some(({ lighthouse }) => lighthouse) && lighthouseTable(pages),
    navigation.length > 0 && navigationTable(figures),
    variants.length > 0 && variantTable(figures),
  ];
  return tables.filter(Boolean).join('\n\n') || nothing;
}
