const CHARACTERS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Code that the build has coloured, as text again: it stands in the page only once. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|amp);/g, (entity) => CHARACTERS[entity] ?? entity);
}
