import { colourRuns } from '../code-blocks/highlight';

/** A piece of a type: its text, the class of its colour, and where it leads. */
export type TypeToken = readonly [text: string, className?: string, to?: string];

/** Address of a type's entry, or undefined for a name that leads nowhere. */
export type LinkOf = (name: string) => string | undefined;

const NAME = /[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*/g;

/** Texts and comments, in which no word is a name. */
const isPlain = (className: string | undefined): boolean =>
  className === 'tok-s' || className === 'tok-c';

function* linked(
  text: string,
  className: string | undefined,
  linkOf: LinkOf,
): Generator<TypeToken> {
  let at = 0;
  for (const match of text.matchAll(NAME)) {
    const to = linkOf(match[0]);
    // `name:` is the name of a parameter or a field; `A : B` ends a choice between types.
    const isLabel = /^\??:/.test(text.slice(match.index + match[0].length));
    if (to === undefined || isLabel) {
      continue;
    }
    if (match.index > at) {
      yield toToken(text.slice(at, match.index), className);
    }
    yield [match[0], className ?? '', to];
    at = match.index + match[0].length;
  }
  if (at < text.length) {
    yield toToken(text.slice(at), className);
  }
}

function toToken(text: string, className: string | undefined): TypeToken {
  return className === undefined ? [text] : [text, className];
}

/**
 * Colours a type and links the names in it.
 *
 * @param type - TypeScript source of a type, on one line.
 */
export function typeTokens(type: string, linkOf: LinkOf): TypeToken[] {
  return colourRuns(type, 'ts').flatMap(({ text, className }) =>
    isPlain(className) ? [toToken(text, className)] : [...linked(text, className, linkOf)],
  );
}
