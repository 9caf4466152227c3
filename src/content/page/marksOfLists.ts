import type { LiteralMark } from './literalMark';

const withSpace = 'write a space behind the mark of each item';

/**
 * Marks at the start of lines that were to make a list or a heading. One line alone may be meant as it is.
 * Each pattern looks for the mark first, and back to the start of the line from there: many spaces in a row
 * would be gone through once for each of them.
 */
export const marksOfLists: readonly LiteralMark[] = [
  {
    pattern: /-(?<=^[^\S\n]*-)(?=[^\s\d-].*\n[^\S\n]*-[^\s\d-])/gm,
    message: () => 'a space is missing behind the hyphen, so this is no list',
    fix: withSpace,
  },
  {
    pattern: /\*(?<=^[^\S\n]*\*)(?=[^\s*].*\n[^\S\n]*\*[^\s*])/gm,
    message: () => 'a space is missing behind the asterisk, so this is no list',
    fix: withSpace,
  },
  {
    pattern: /\d{1,3}[.)](?<=^[^\S\n]*\d{1,3}[.)])(?=[^\s\d.)].*\n[^\S\n]*\d{1,3}[.)][^\s\d.)])/gm,
    message: (found) => `a space is missing behind "${found}", so this is no list`,
    fix: withSpace,
  },
  {
    pattern: /[•‣▪◦](?<=^[^\S\n]*[•‣▪◦])(?=\s)/gm,
    message: (found) => `"${found}" makes no list, and is shown as text`,
    fix: 'write a hyphen and a space in front of each item',
  },
  {
    // A dash may begin a sentence of its own, as in a dialogue.
    pattern: /[–—](?<=^[^\S\n]*[–—])(?=[^\S\n]+\S.*\n[^\S\n]*[–—][^\S\n]+\S)/gm,
    message: (found) => `"${found}" makes no list, and is shown as text`,
    fix: 'write a hyphen and a space in front of each item',
  },
  {
    // The bullet of a word processor on its second level.
    pattern: /o(?<=^[^\S\n]*o)(?=\t+\S)/gm,
    message: () => '"o" and a tab make no list, and are shown as text',
    fix: 'write a hyphen and a space in front of each item',
  },
  {
    pattern:
      /([A-Za-z])\)(?<=^[^\S\n]*[A-Za-z]\))(?=[^\S\n]+\S.*\n[^\S\n]*(?!\1)[A-Za-z]\)[^\S\n]+\S)/gm,
    message: (found) => `"${found}" makes no list, and is shown as text`,
    fix: 'write 1. and so on in front of the items, as lists have no letters',
  },
  {
    pattern: /^(?:#{1,6}|[-*+]|\d{1,3}[.)])(?=[\u00A0\u2007\u202F\u3000])/gm,
    message: (found) => `the space behind "${found}" is not a plain one, so it is shown as text`,
    fix: 'write a plain space',
  },
];
