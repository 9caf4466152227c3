import type { LiteralMark } from './literalMark';

function isInParentheses(before: string): boolean {
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

/** Links, pictures, and bare addresses that lack one of their marks. */
export const marksOfLinks: readonly LiteralMark[] = [
  {
    pattern: /(?<!\\)\[[^\][()\n]+\((?:\.{1,2}\/|[/#]\w)[^()\s]*\)(?![^[\n]*\])/g,
    message: () => 'the bracket that ends the text of the link is missing',
    fix: 'write [text](address)',
  },
  {
    pattern: /(?<!\\)\[[^\][()\n]+\($/g,
    followedBy: /^https?:\/\/[^()\s]*\)(?![^[]*\])/,
    message: () => 'the bracket that ends the text of the link is missing',
    fix: 'write [text](address)',
  },
  {
    pattern: /(?<!\\)\[[^\][\n]+\](?:\.{1,2}\/|#\w)[^()[\s]*\)/g,
    isMark: (_found, before) => !isInParentheses(before),
    message: () => 'the parenthesis that begins the address of the link is missing',
    fix: 'write [text](address)',
  },
  {
    pattern: /(?<!\\)\[[^\][\n]+\]$/g,
    followedBy: /^https?:\/\/[^()\s]*\)/,
    isMark: (_found, before) => !isInParentheses(before),
    message: () => 'the parenthesis that begins the address of the link is missing',
    fix: 'write [text](address)',
  },
  {
    pattern: /^!\s$/g,
    followedBy: /^\[[^\]]*\]\([^()\s]*\.(?:avif|gif|jpe?g|png|svg|webp)\)/i,
    message: () => 'a space keeps this from being a picture',
    fix: 'write ![what it shows](address) without it',
  },
  {
    pattern: /(?<![\w/.-])https?(?:\/\/|:\/(?!\/))(?=[\w-]+[.:/])[^\s)]*/g,
    message: (found) => `"${found}" is no address`,
    fix: (found) => `write ${found.replace(/^(https?):?\/+/, '$1://')}`,
  },
  {
    pattern: /(?<![\p{L}\d])´[^\s´`][^´`\n]*´(?![\p{L}\d])/gu,
    message: (found) => `the accents around ${found} make no code`,
    fix: 'write `code` with backticks',
  },
];
