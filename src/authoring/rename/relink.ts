import { TextEdits } from '../../code-variants/textEdits';
import type { PageBody } from '../../content/page/types';
import type { Position } from '../../content/problem';
import { AuthoringError } from '../errors';
import { isRelative, movedUrl, type LinkPlace, type Moves } from './moves';

/** An address in a page, with the place from which it is to be looked for. */
interface Address extends Position {
  readonly url: string;
}

/** A page whose links follow the move. */
export interface LinkingPage extends LinkPlace {
  /** Where it is now, for messages. */
  readonly present: string;
  readonly text: string;
  readonly body: Pick<PageBody, 'links' | 'images' | 'imports'>;
}

function addressesOf({ links, images, imports }: LinkingPage['body']): Address[] {
  return [
    ...links,
    ...images,
    ...imports
      .filter(({ specifier }) => isRelative(specifier))
      .map(({ specifier, ...at }) => ({ url: specifier, ...at })),
  ];
}

function offsetOf(text: string, { line, column }: Position): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}

/** What can stand before an address: the end of a link's text, a definition, or a quote. */
const OPENINGS = ['](', '](<', ']: ', ']: <', '"', "'", '`'];

/** Where the address itself begins; undefined where it is written with escapes. */
function findUrl(text: string, { url, ...at }: Address): number | undefined {
  const start = offsetOf(text, at);
  const places = OPENINGS.map((opening) => ({
    opening,
    index: text.indexOf(opening + url, start),
  })).filter(({ index }) => index >= 0);
  const [first] = places.sort((a, b) => a.index - b.index);
  return first && first.index + first.opening.length;
}

/**
 * The text of a page with links that lead where they lead now, once files have moved.
 *
 * @throws {AuthoringError} for a link that can't be told from the text around it.
 */
export function relink({ present, text, body, ...place }: LinkingPage, moves: Moves): string {
  const edits = new TextEdits(text);
  for (const address of addressesOf(body)) {
    const { url } = address;
    const moved = movedUrl(url, place, moves);
    if (moved !== url) {
      const start = findUrl(text, address);
      if (start === undefined) {
        const what = `the link to "${url}" would have to become "${moved}", and can't be found`;
        throw new AuthoringError(present, address, what, 'write it as [text](address)');
      }
      edits.replace(start, start + url.length, moved);
    }
  }
  return edits.apply();
}
