const ellipsis = '…';

/** The beginning of a word that was cut, unless it is so long that little would be left without it. */
const cutWord = /\s+\S{0,20}$/u;

/**
 * The longest beginning of a text that fits, with an ellipsis behind it; the text itself where it fits.
 *
 * @param fits tells whether a text fits its place.
 */
export async function shorten(
  text: string,
  fits: (text: string) => Promise<boolean>,
): Promise<string> {
  if (await fits(text)) return text;
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  const beginning = (length: number): string =>
    letters.slice(0, length).join('').replace(cutWord, '') + ellipsis;
  let fitting = 0;
  let tooLong = letters.length;
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (await fits(beginning(middle))) fitting = middle;
    else tooLong = middle;
  }
  return beginning(fitting);
}
