/** What a badge says. */
export interface Badge {
  /** Name of the language in itself. */
  readonly label: string;
  readonly htmlLang: string;
  /** Share of pages that are current. */
  readonly percent: number;
}

const HEIGHT = 20;
const PADDING = 7;
const FONT_SIZE = 11;

/** Background of the label; like the others, dark enough for white text: at least 4.5 to 1. */
const LABEL_COLOR = '#4b5563';

/** A colour tells no more than the number beside it. */
function colorOf(percent: number): string {
  if (percent >= 90) return '#166534';
  return percent >= 50 ? '#92400e' : '#9f1239';
}

/** Widths in units of the font's size, measured in common sans-serif fonts and rounded up. */
function widthOf(text: string): number {
  const units = [...text].map((character) => {
    if (
      /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(character)
    ) {
      return 1;
    }
    return /[\p{Lu}%&@mwMW]/u.test(character) ? 0.78 : 0.6;
  });
  return Math.ceil(units.reduce((sum, unit) => sum + unit, 0) * FONT_SIZE) + 2 * PADDING;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** A flat badge: a language, and how many of its pages say what English says. */
export function badgeSvg({ label, htmlLang, percent }: Badge): string {
  const value = `${percent}%`;
  const left = widthOf(label);
  const right = widthOf(value);
  const width = left + right;
  const name = escapeXml(label);
  const text = `y="${HEIGHT / 2}" dominant-baseline="central"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" role="img" aria-label="${name}: ${value}">
  <title>${name}: ${value}</title>
  <clipPath id="round"><rect width="${width}" height="${HEIGHT}" rx="4"/></clipPath>
  <g clip-path="url(#round)">
    <rect width="${left}" height="${HEIGHT}" fill="${LABEL_COLOR}"/>
    <rect x="${left}" width="${right}" height="${HEIGHT}" fill="${colorOf(percent)}"/>
  </g>
  <g fill="#fff" text-anchor="middle" font-family="system-ui, -apple-system, 'Segoe UI', sans-serif" font-size="${FONT_SIZE}">
    <text x="${left / 2}" ${text} lang="${escapeXml(htmlLang)}">${name}</text>
    <text x="${left + right / 2}" ${text} font-weight="600">${value}</text>
  </g>
</svg>
`;
}
