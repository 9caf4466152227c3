/** Admonitions that pages may use. */
export const admonitionNames = ['note', 'tip', 'info', 'warning', 'danger'] as const;

export type AdmonitionName = (typeof admonitionNames)[number];

/** What Docusaurus and GitHub call some of them. */
const otherNames: Readonly<Record<string, AdmonitionName>> = {
  caution: 'warning',
  important: 'info',
  success: 'tip',
  secondary: 'note',
};

/** The admonition of pages that a name stands for, by itself or elsewhere; undefined if there is none. */
export function admonitionFor(name: string): AdmonitionName | undefined {
  const known = admonitionNames.find((one) => one === name);
  return known ?? (Object.hasOwn(otherNames, name) ? otherNames[name] : undefined);
}

/** How to write an admonition in place of something else, as a fix says it. */
export function asAdmonition(kind: AdmonitionName = 'note', content = 'the text'): string {
  return `write :::${kind} above ${content}, and ::: below it`;
}
