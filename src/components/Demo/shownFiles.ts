import type { CodeStyling, CodeVariant } from '@site/src/preferences/types';
import type { TextFile } from '@site/src/demo-projects/types';
import { textOf } from './textOf';
import type { DemoProps } from './types';

/** Files of a demo in the code variant and styling that the reader sees; the demo's own module first. */
export function shownFiles(
  { sources }: Pick<DemoProps, 'sources'>,
  variant: CodeVariant,
  styling: CodeStyling,
): TextFile[] {
  return sources
    .filter((source) => source.variant === variant && (source.styling ?? styling) === styling)
    .sort((a, b) => a.file - b.file)
    .map(({ label = '', html }) => ({ path: label, text: `${textOf(html)}\n` }));
}
