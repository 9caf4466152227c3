/** The first subtag of a language tag: `pt` of `pt-BR`. */
const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/**
 * The language of the site that a reader is likely to want.
 *
 * @param remembered - What the reader last chose in the language menu.
 * @param accepted - Languages that the browser asks for, the dearest first.
 * @param offered - Languages of the site.
 * @returns the choice if the site has it, else the first accepted one; undefined if it has none.
 */
export function preferredLanguage(
  remembered: string | undefined,
  accepted: readonly string[],
  offered: readonly string[],
): string | undefined {
  return (
    offered.find((language) => language === remembered) ??
    accepted
      .map((tag) => offered.find((language) => primary(language) === primary(tag)))
      .find((language) => language !== undefined)
  );
}
