/** What is wrong with a text that is shown as it is written, and what to do about it. */
export interface LabelFault {
  readonly what: string;
  readonly fix: string;
}

const plain = 'write plain text: a label has no Markdown';

/** Faults of labels, each with the part of the text that shows it. */
const faults: readonly (readonly [
  pattern: RegExp,
  what: (found: string) => string,
  fix: string,
])[] = [
  [/^\s|\s$/, () => 'has a blank at its start or end', 'remove it'],
  [
    /\S(?:[^\S\n]{2,}|[^\S\n]*\n\s*)\S/,
    () => 'has more than one blank between two words',
    'leave one',
  ],
  [
    /\*\*[^*\s][^*]*\*\*|(?<![\w*])\*[^*\s](?:[^*]*[^*\s])?\*(?![\w*])|`[^`]+`|\[[^\]]+\]\([^)\s]*\)|^#{1,6} |^[-*] /,
    (found) => `shows ${found.trim()} as it is written`,
    plain,
  ],
  [
    /<(b|i|em|strong|sub|sup|code|kbd)>[^<]+<\/\1>|<br ?\/?>/,
    (found) => `shows ${found} as it is written`,
    plain,
  ],
  [
    /&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i,
    (found) => `shows ${found} as it is written`,
    'write the character itself',
  ],
  [
    /â€.|Ã[\u00A0-\u00BF€‚ƒ„…†‡ˆ‰Š‹Œ]|Â[\u00A0-\u00BF]/,
    (found) => `has "${found}", which comes of text that was read in the wrong encoding`,
    'write the characters anew',
  ],
  [
    /\uFFFD/,
    () => 'has a character that was lost in another encoding',
    'write it anew, and save the file as UTF-8',
  ],
  [
    /[\u0000-\u0008\u000B-\u001F\u007F\u00AD\u200B\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/,
    () => 'has a character that nobody sees',
    'write the text anew',
  ],
];

/** Everything that is wrong with a short text which stands on pages as it is written. */
export function labelFaults(text: string): LabelFault[] {
  return faults.flatMap(([pattern, what, fix]) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [{ what: what(found), fix }];
  });
}
