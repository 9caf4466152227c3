import type { RootContent } from 'mdast';

/** Examples of a package's own documentation, which may bring their fences along. */
export function exampleNodes(examples: readonly string[] = []): RootContent[] {
  return examples.map((example) => ({
    type: 'code',
    lang: 'tsx',
    meta: 'fragment ts-only',
    value: example.replace(/^```\w*\n?|\n?```$/g, ''),
  }));
}
