import type { Parents, Text } from 'mdast';
import { defaultHandlers, type Handle } from 'mdast-util-to-markdown';

/**
 * Words, and punctuation that means nothing within a line that begins with a word. A colon may be part
 * of an address, and a dot of one that begins with `www`.
 */
const plain = /^[ A-Za-z](?:[\d A-Za-z,;'"()/-]|(?<![Ww])\.|:(?= ))*$/;

const isBreak = (character: string): boolean => /^[\r\n]/.test(character);

/** Whether a text is the same in Markdown, whatever it is a part of but titles and addresses. */
function isPlain(value: string, before: string, after: string): boolean {
  return (
    plain.test(value) &&
    !(value.startsWith(' ') && isBreak(before)) &&
    !(value.endsWith(' ') && isBreak(after))
  );
}

/**
 * Writes a text as Markdown, as the handler of `mdast-util-to-markdown` does. That looks for each of
 * fifty characters that may have to be escaped, and most texts have none of them.
 */
export const text: Handle = (node: Text, parent: Parents | undefined, state, info) =>
  isPlain(node.value, info.before, info.after)
    ? node.value
    : defaultHandlers.text(node, parent, state, info);
