import { languages } from '../languages';
import type { LanguageStatus } from '../loadStatus';
import { percent } from '../percent';
import { countStates, countStrays, groupPages, type StatusCounts } from '../statusCounts';

const COLUMNS = ['pages', 'current', 'behind', 'missing', 'unstamped', 'orphaned', 'misplaced'];
const NAME_WIDTH = 25;
const WIDTH = 10;

function row(name: string, cells: readonly (string | number)[]): string {
  const text = name.padEnd(NAME_WIDTH) + cells.map((cell) => `${cell}`.padStart(WIDTH)).join('');
  return text.trimEnd();
}

function pageCells({ pages, current, behind, sections, missing, unstamped }: StatusCounts) {
  return [pages, current, behind > 0 ? `${behind} (${sections})` : 0, missing, unstamped];
}

/** The table of one language, for a terminal of 100 columns. */
export function statusTable(status: LanguageStatus): string {
  const { language, pages, strays } = status;
  const total = countStates(pages);
  const shares = [total.current, total.behind, total.missing, total.unstamped];
  return [
    `${language}  ${languages[language]?.label ?? ''}`.trimEnd(),
    row('', COLUMNS),
    ...groupPages(status).map((group) => {
      // Where a page is gone, its file still stands in the folder of its group.
      const orphaned = strays.filter(
        ({ state, file }) => state === 'orphaned' && groupOfFile(file) === group.name,
      );
      return row(group.name, [...pageCells(countStates(group.pages)), orphaned.length, '']);
    }),
    row('total', [
      ...pageCells(total),
      countStrays(strays, 'orphaned'),
      countStrays(strays, 'misplaced'),
    ]),
    row('', ['', ...shares.map((count) => `${percent(count, total.pages)} %`)]),
  ].join('\n');
}

/** Product and group in the name of a translated file. */
function groupOfFile(file: string): string {
  const [, product = '', group = ''] =
    /docusaurus-plugin-content-docs-([a-z]+)\/current\/(?:([^/]+)\/)?/.exec(file) ?? [];
  return group ? `${product}/${group}` : product;
}
