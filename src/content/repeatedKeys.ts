import { positionAt } from './page/decode';
import type { Position } from './problem';

/** A key that an object of a module has already. */
export interface RepeatedKey extends Position {
  readonly key: string;
}

/** Comments, texts, names, and marks: what tells where objects begin and end. */
const TOKEN =
  /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[^]|[^`\\])*`|[A-Za-z_$][\w$]*|\S/g;

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** What is open at a place of the source. */
interface Bracket {
  readonly closing: string;
  readonly keys: Set<string>;
  /** True where a key of an object can stand: behind its brace and behind commas. */
  atKey: boolean;
}

const isName = (token: string): boolean => /^["'A-Za-z_$]/.test(token);

/** The text of a key, with or without quotes. */
const keyOf = (token: string): string => token.replace(/^(["'])(.*)\1$/, '$2');

/**
 * Keys that stand twice in one object of a module: it runs, and the later one counts without a word. The
 * compiler would say it, and is too slow to be asked at each run.
 */
export function repeatedKeys(source: string): RepeatedKey[] {
  const tokens = [...source.matchAll(TOKEN)].filter(([token]) => !/^\/[/*]/.test(token));
  const open: Bracket[] = [];
  const found: RepeatedKey[] = [];
  tokens.forEach(({ 0: token, index }, number) => {
    const top = open.at(-1);
    const isKey = top?.atKey && isName(token) && tokens[number + 1]?.[0] === ':';
    if (isKey) {
      const key = keyOf(token);
      if (top.keys.has(key)) found.push({ ...positionAt(source, index), key });
      top.keys.add(key);
    }
    if (top) top.atKey = top.closing === '}' && token === ',';
    const closing = CLOSING[token];
    if (closing !== undefined) {
      open.push({ closing, keys: new Set(), atKey: closing === '}' });
    } else if (token === top?.closing) {
      open.pop();
    }
  });
  return found;
}
