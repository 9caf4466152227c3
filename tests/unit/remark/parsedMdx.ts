import type { Nodes } from 'mdast';
import { getMdxParser } from '@site/src/content/page/mdxParser';

/** Where a node stood, and how a literal was spelled: nodes that are made have neither. */
const OF_THE_TEXT = ['position', 'start', 'end', 'loc', 'range', 'raw'];

/** A node without what only a text has, and without lists that are empty. */
export function bare(node: Nodes | undefined): unknown {
  const json = JSON.stringify(node, (key, value: unknown) =>
    OF_THE_TEXT.includes(key) || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );
  return JSON.parse(json);
}

/** The first node of a text, as {@link bare} leaves it. */
export async function parsed(text: string): Promise<unknown> {
  return bare((await getMdxParser())(text).children[0]);
}
