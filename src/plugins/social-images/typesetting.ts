/** How titles of a language are set. */
export interface Typesetting {
  readonly lineHeight: number;
  readonly letterSpacing: string;
  /**
   * Height in ems of the stroke that joins letters. Titles get a size that makes it whole pixels high:
   * letters overlap in it, and half a pixel drawn twice would show.
   */
  readonly stroke?: number;
}

const latin: Typesetting = { lineHeight: 1.1, letterSpacing: '-0.025em' };

const ownTypesetting: Readonly<Record<string, Typesetting>> = {
  zh: { lineHeight: 1.25, letterSpacing: '0' },
  // Joined letters would come apart, and there are marks above and below them.
  ar: { lineHeight: 1.35, letterSpacing: '0', stroke: 0.12 },
};

/** How titles of a language are set, by its language prefix. */
export function typesettingOf(language: string): Typesetting {
  return ownTypesetting[language] ?? latin;
}

/** Sizes of the title in pixels, by the length from which on they are too large. */
const titleSizes: readonly (readonly [length: number, size: number])[] = [
  [16, 104],
  [28, 88],
  [48, 72],
  [80, 60],
];
const smallestTitle = 48;

const wideLetters = /[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/gu;

/** Length in Latin letters. Marks above and below letters take no place. */
function lengthOf(text: string): number {
  return text.replace(/\p{M}/gu, '').length + (text.match(wideLetters)?.length ?? 0) * 0.8;
}

/** Size in pixels at which a title fits its place. */
export function titleSize(title: string, language: string): number {
  // One long word needs a line of its own, however short the title is. Chinese breaks at any letter.
  const words = title.split(/\s+|(?=\p{Script=Han})|(?<=\p{Script=Han})/u);
  const length = Math.max(lengthOf(title), Math.max(...words.map(lengthOf)) * 1.7);
  const size = titleSizes.find(([limit]) => length <= limit)?.[1] ?? smallestTitle;
  const { stroke } = typesettingOf(language);
  return stroke ? Math.round(size * stroke) / stroke : size;
}

const leftToRightMark = '\u200e';
const noBreakSpace = '\u00a0';

/** The title with what its setting needs: numbers stay with their word, and signs of code on its right. */
export function setTitle(title: string): string {
  return title
    .replace(/ (?=\d)/g, noBreakSpace)
    .replace(/(?<=[\p{Script=Latin}\d])(?:\(\)|[+#]+)/gu, `$&${leftToRightMark}`);
}
