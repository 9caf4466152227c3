import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

type CharacterRange = [first: number, last: number];

/** One file of a family, which is read once a text has one of its characters. */
export interface FontFile {
  /** Path of the file. */
  readonly key: string;
  /** The family that it is a part of. */
  readonly name: string;
  readonly unicodeRange: CharacterRange[];
  readonly data: () => Promise<Buffer>;
}

/** A variable font, cut into files by the characters that they are for. */
interface FontFamily {
  readonly name: string;
  /** Its package below `@fontsource-variable`; names of its files start with it too. */
  readonly slug: string;
  /** The files to draw with, as the package's `unicode.json` names them. */
  readonly subsets: RegExp;
  /** The first character that is taken from this family. */
  readonly from: number;
}

const latin: FontFamily = { name: 'Figtree', slug: 'figtree', subsets: /^latin/, from: 0 };

/** Families of languages with a script of their own. Latin letters and digits stay those of Figtree. */
const ownFamilies: Readonly<Record<string, FontFamily>> = {
  // From the quotation marks on: those of Chinese, its dash, and its ellipsis are as wide as its letters.
  zh: { name: 'Noto Sans SC', slug: 'noto-sans-sc', subsets: /^\[\d+\]$/, from: 0x2000 },
  ar: { name: 'Noto Kufi Arabic', slug: 'noto-kufi-arabic', subsets: /^arabic$/, from: 0x600 },
};

function familiesOf(language: string): readonly FontFamily[] {
  const own = ownFamilies[language];
  return own ? [own, latin] : [latin];
}

/** Reads ranges as stylesheets have them: `U+0000-00FF,U+0131`. */
function parseRanges(text: string): CharacterRange[] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

function filesOf({ name, slug, subsets, from }: FontFamily): FontFile[] {
  const index = require.resolve(`@fontsource-variable/${slug}/unicode.json`);
  const ranges = JSON.parse(readFileSync(index, 'utf8')) as Readonly<Record<string, string>>;
  return Object.entries(ranges)
    .filter(([subset]) => subsets.test(subset))
    .map(([subset, text]) => {
      const file = `${slug}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`;
      const key = path.join(path.dirname(index), 'files', file);
      const unicodeRange = parseRanges(text).filter(([first]) => first >= from);
      return { key, name, unicodeRange, data: () => readFile(key) };
    });
}

/** Families that draw a language, as styles list them: the first that has a character draws it. */
export function fontStack(language: string): string {
  return familiesOf(language)
    .map(({ name }) => name)
    .join(', ');
}

/** All files of the families that draw a language. */
export function fontFiles(language: string): FontFile[] {
  return familiesOf(language).flatMap(filesOf);
}
