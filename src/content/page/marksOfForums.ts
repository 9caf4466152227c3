import type { LiteralMark } from './literalMark';

/** What stands for the marks of BBCode here. */
const instead: Readonly<Record<string, string>> = {
  b: 'write **text**',
  code: 'put the code into backticks',
  i: 'write *text*',
  img: 'write ![what it shows](address)',
  list: 'write a hyphen and a space in front of each item',
  quote: 'write > in front of each line',
  s: 'write ~~text~~',
  u: 'write **text**',
  url: 'write [text](address)',
};

const nameOf = (found: string): string => /[a-z]+/i.exec(found)?.[0].toLowerCase() ?? '';

/** How far in front of its end a mark is looked for. */
const MAX_DISTANCE = 2000;

/** Marks of forums, which also look like the names of links. */
export const marksOfForums: readonly LiteralMark[] = [
  {
    pattern: /(?<!\\)\[\/(?:b|code|i|img|list|quote|s|u|url)\]/gi,
    isMark: (found, before) =>
      before
        .slice(-MAX_DISTANCE)
        .toLowerCase()
        .includes(`[${nameOf(found)}`),
    message: (found) => `${found} is a mark of BBCode, and is shown as text`,
    fix: (found) => instead[nameOf(found)] ?? 'write **text**',
  },
  {
    pattern: /(?<!\\)\[(?:url|img)\]$/gi,
    followedBy: /^(?:https?:|www\.)/,
    message: (found) => `${found} is a mark of BBCode, and is shown as text`,
    fix: (found) => instead[nameOf(found)] ?? 'write [text](address)',
  },
];
