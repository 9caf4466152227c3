/** Letters with a mark each: still to be read, and never English. */
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'å', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ' },
  ...{ l: 'ļ', m: 'ɱ', n: 'ñ', o: 'ö', p: 'þ', q: 'ǫ', r: 'ŕ', s: 'š', t: 'ţ', u: 'û', v: 'ṽ' },
  ...{ w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž' },
};

/** What is filled in or is markup, and has to stay. */
const KEPT = /(\{\w+\}|<[^>]*>|&\w+;)/;

/** How much longer than English other languages are. */
const EXPANSION = 0.3;

/** Marks of a string that went through the translations. */
export const marks = { start: '⟦', end: '⟧' } as const;

function accented(text: string): string {
  return [...text]
    .map((letter) => {
      const accent = ACCENTS[letter.toLowerCase()] ?? letter;
      return letter === letter.toLowerCase() ? accent : accent.toUpperCase();
    })
    .join('');
}

function pseudoForm(form: string): string {
  const text = form
    .split(KEPT)
    .map((part) => (KEPT.test(part) ? part : accented(part)))
    .join('');
  return `${marks.start}${text}${'~'.repeat(Math.ceil(form.length * EXPANSION))}${marks.end}`;
}

/**
 * A message in no language: with accents, marked at both ends, and about a third longer. Placeholders,
 * markup and plural forms stay.
 */
export function pseudoMessage(message: string): string {
  return message.split('|').map(pseudoForm).join('|');
}
