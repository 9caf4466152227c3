import type { Files } from '../../content/files';
import { positionAt } from '../../content/page/decode';
import type { Position } from '../../content/problem';
import { basePath } from '../../site';
import { REDIRECTS_FILE } from '../redirectTable';
import type { Moves } from './moves';

/** Texts that name pages beside the pages themselves. */
const TEXTS = /\.(?:[cm]?[jt]sx?|mdx?|json)$/;

/** Written from the syntax of the files, each in its own way. */
const OWN_WAY = new RegExp(`^(?:src/navigation/|${REDIRECTS_FILE}$)`);

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Patterns of the old address and the old file, each with what takes its place. */
function patterns({ from, to, files }: Moves): (readonly [RegExp, string])[] {
  const base = escape(basePath.replace(/\/$/, ''));
  const address = new RegExp(`(?<![\\w./-])(${base})?${escape(from)}(?![\\w-])`, 'g');
  return [
    [address, `$1${to}`],
    ...[...files].map(
      ([file, moved]) => [new RegExp(`(?<![\\w/-])${escape(file)}(?!\\w)`, 'g'), moved] as const,
    ),
  ];
}

/** A text that names the page by its new address. */
export function renameMentions(text: string, moves: Moves): string {
  return patterns(moves).reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text,
  );
}

/** Files of the site's code and of its guides for contributors that may name pages. */
export function filesThatMention({ list, isFile }: Files): string[] {
  return ['README.md', 'CONTRIBUTING.md', ...list('src')].filter(
    (file) => TEXTS.test(file) && isFile(file) && !OWN_WAY.test(file),
  );
}

/** A place that names the page and that is left to people. */
export interface Mention extends Position {
  readonly file: string;
}

/** Content of tests that is no content of the site. */
const FIXTURES = /^tests\/(?:fixtures|unit\/content)\//;

/** Places in tests that name the page: what a test expects of an address can't be told by a program. */
export function mentionsInTests(files: Files, moves: Moves): Mention[] {
  return files
    .list('tests')
    .filter((file) => TEXTS.test(file) && !FIXTURES.test(file))
    .flatMap((file) => {
      const text = files.read(file).toString('utf8');
      return patterns(moves).flatMap(([pattern]) =>
        [...text.matchAll(pattern)].map(({ index }) => ({ file, ...positionAt(text, index) })),
      );
    });
}
