import type { LiteralMark } from './literalMark';

/** Marks of bold, italic, and deleted text that do not fit together. */
export const marksOfEmphasis: readonly LiteralMark[] = [
  {
    pattern: /(?<![\\*])\*$/g,
    followedBy: /^\*(?!\*)/,
    message: () => 'bold text begins with two asterisks and ends with one',
    fix: 'write **text** or *text*',
  },
  {
    pattern: /(?<![\\\w])__(?=[^\s_])[^_\n]*[^\s_]__(?=[\p{L}\d])/gu,
    message: (found) => `${found} goes on in letters, so it is not bold`,
    fix: 'write **text**, which may end inside of a word',
  },
  {
    pattern: /(?<![\\~])~~(?!~)/g,
    message: () => 'the two tildes begin or end nothing, so they are shown as text',
    fix: 'write ~~text~~ without spaces inside, or \\~\\~ for the characters',
  },
];
