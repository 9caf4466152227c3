import { asAdmonition } from '../admonitionNames';
import type { LiteralMark } from './literalMark';

/** Marks as keyboards of Chinese and Japanese write them, which Markdown does not know. */
export const marksOfFullWidth: readonly LiteralMark[] = [
  {
    pattern: /^：{2,}[^\S\n]*\w*/gm,
    message: () => 'colons of full width make no admonition',
    fix: asAdmonition(),
  },
  {
    pattern: /［[^］\n]*］[（(]|\]（[^）\n]*）/g,
    message: () => 'brackets of full width make no link',
    fix: 'write [text](address) with brackets of ASCII',
  },
  {
    pattern: /^＃{1,6}(?=\s)/gm,
    message: () => 'number signs of full width make no heading',
    fix: 'write ## and a space in front of its text',
  },
  {
    pattern: /^(?:－|＊|[０-９]{1,2}．)(?=\s)|^[０-９]{1,2}．(?=.*\n[０-９]{1,2}．)/gm,
    message: (found) => `"${found}" is of full width, and makes no list`,
    fix: 'write - or 1. and a space in front of each item',
  },
  {
    pattern: /｀[^｀\n]+｀/g,
    message: () => 'backticks of full width make no code',
    fix: 'write `code`',
  },
  {
    pattern: /＊＊(?!\s)[^＊\n]+＊＊/g,
    message: () => 'asterisks of full width make no bold text',
    fix: 'write **text**',
  },
];
