import { peers } from '../peers';
import { ratio, spread } from '../report/numbers';
import { table } from '../report/table';
import type { DevFigures } from './types';

const head = ['generator', 'first page ms', 'ours is', 'saved to painted ms', 'ours is'];

/** Development servers, each with how many times as long ours takes. */
export function devTable(all: readonly DevFigures[]): string {
  const ours = all.find(({ peer }) => peer === 'ours');
  const rows = all.map(({ peer, firstPage, edit }) => [
    peers[peer].title,
    spread(firstPage, 0),
    ratio(ours?.firstPage.median, firstPage.median),
    spread(edit, 0),
    ratio(ours?.edit.median, edit.median),
  ]);
  return table(head, rows);
}
