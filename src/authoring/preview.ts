import { createTwoFilesPatch } from 'diff';
import { createColors } from 'picocolors';
import type { Change } from './changes';

/** Text of a patch below its names, which say less than the heading does. */
function hunks({ file, from = file, before = '', after = '' }: Change): string {
  const patch = createTwoFilesPatch(from, file, before, after, '', '', { context: 1 });
  return patch.slice(Math.max(0, patch.indexOf('@@'))).trimEnd();
}

function heading({ file, from, before, after }: Change): string {
  if (from !== undefined && from !== file) {
    return before === after ? `move ${from} to ${file}` : `move and edit ${from} to ${file}`;
  }
  if (before === undefined) {
    return `create ${file}`;
  }
  return after === undefined ? `delete ${file}` : `edit ${file}`;
}

/** One line for each change, without what changes in the file. */
export function changeList(changes: readonly Change[]): string {
  return changes.map((change) => `  ${heading(change)}\n`).join('');
}

/** What the changes would write: new files in full, of others the lines that differ. */
export function previewChanges(changes: readonly Change[], isColored: boolean): string {
  const colors = createColors(isColored);
  const paint = (line: string): string => {
    if (line.startsWith('+')) return colors.green(line);
    return line.startsWith('-') ? colors.red(line) : line;
  };
  return changes
    .map((change) => {
      const { before, after } = change;
      const title = colors.bold(heading(change));
      if (before === undefined) {
        return `${title}\n${(after ?? '').trimEnd().replace(/^/gm, '  ')}\n`;
      }
      const isShown = before !== after && after !== undefined;
      const lines = isShown ? hunks(change).split('\n').map(paint) : [];
      return [title, ...lines.map((line) => `  ${line}`), ''].join('\n');
    })
    .join('\n');
}
