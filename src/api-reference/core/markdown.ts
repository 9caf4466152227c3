/** A list of links that upstream's documentation generator appends: `Demos:` and `API:`. */
const LINK_LIST = /(?:^|\n)(?:Demos|API):\s*\n(?:\s*-[^\n]*(?:\n|$))+/g;

/** `{@link target}`, `{@link target text}`, or `{@link target|text}`. */
const LINK_TAG = /\{@link(?:code|plain)?\s+([^\s|}]+)(?:(?:\s*\|\s*|\s+)([^}]*))?\}/g;

function resolveLink(_tag: string, target: string, text?: string): string {
  const label = text?.trim();
  if (/^https?:/.test(target)) return label ? `[${label}](${target})` : `<${target}>`;
  return label || `\`${target}\``;
}

/** The text of a doc comment as Markdown, without what only upstream's own pages need. */
export function toMarkdown(comment: string): string {
  return comment
    .replace(/\r\n/g, '\n')
    .replace(LINK_LIST, '\n')
    .replace(LINK_TAG, resolveLink)
    .replace(/\\$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
