import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import type { CodeSource } from './types';

interface SourcesProps {
  readonly sources: readonly CodeSource[];
  /** File that readers with scripts see; the others stand below each other without them. */
  readonly file: number;
}

const TERMINAL_LANGUAGES = new Set(['bash', 'sh']);

/** One command gets a prompt. It is drawn, so it can't be copied; a script of several lines has none. */
function isSingleCommand({ language, html }: CodeSource): boolean {
  return TERMINAL_LANGUAGES.has(language) && !html.includes('\n');
}

/** A styling with fewer files than another shows its last one instead of nothing. */
export function lastFileOf(sources: readonly CodeSource[], styling: CodeSource['styling']): number {
  return Math.max(
    ...sources.filter((source) => source.styling === styling).map((source) => source.file),
  );
}

function keyOf({ variant, styling, file }: CodeSource): string {
  return [styling, file, variant].join('/');
}

/** The code itself, in all variants and stylings. */
export function Sources({ sources, file }: SourcesProps): ReactNode {
  return sources.map((source) => (
    <pre
      key={keyOf(source)}
      // Long lines scroll inside of the block, and what scrolls must be reachable by keyboard: taken away
      // from blocks that are wide enough once they are laid out (`src/scrollable-regions`).
      tabIndex={0}
      className={clsx(
        styles.source,
        source.file !== Math.min(file, lastFileOf(sources, source.styling)) && styles.otherFile,
        isSingleCommand(source) && styles.terminal,
      )}
      data-lines={source.html.split('\n').length}
      data-variant={source.variant}
      data-styling={source.styling}
      // One variant is enough for search; it is the one that readers see who never chose.
      data-pagefind-ignore={
        source.variant === 'JS' || (source.styling && source.styling !== 'system') ? '' : undefined
      }
      translate="no"
    >
      <code
        className={`language-${source.language}`}
        dangerouslySetInnerHTML={{ __html: source.html }}
      />
    </pre>
  ));
}
