/** Those that browsers pretend when they fill in a form say nothing of a key. */
type Key = Partial<Pick<KeyboardEvent, 'key' | 'code'>>;

/**
 * Whether a key is that of a Latin letter: by what it types, as layouts put letters in places of their
 * own; and by its place on layouts of other scripts, which type none.
 *
 * @param letter in lower case.
 */
export function isLetterKey({ key = '', code }: Key, letter: string): boolean {
  const isLatin = /^[a-z]$/i.test(key);
  return isLatin ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
}
