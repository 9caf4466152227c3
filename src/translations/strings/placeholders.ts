/** Names in braces that the site fills in, each once. */
export function placeholdersOf(message: string): Set<string> {
  // As Docusaurus' `interpolate` finds them.
  return new Set(Array.from(message.matchAll(/\{\w+\}/g), ([placeholder]) => placeholder));
}
