import path from 'node:path';
import type { Code, Nodes, Root } from 'mdast';
import type { CodeBlockProps } from '@site/src/components/CodeBlock/types';
import { remarkCodeBlocks } from '@site/src/remark/code-blocks';
import { elementsOf, literalAttributes } from './literalAttributes';

/** A fence as the parser reads it. */
export function fence(lang: string, value: string, meta = '', line = 1): Code {
  const start = { line, column: 1 };
  return { type: 'code', lang, value, meta, position: { start, end: start } };
}

/** Something between fences. */
export const text: Nodes = { type: 'paragraph', children: [{ type: 'text', value: 'between' }] };

/** What the page with these nodes consists of after the transform. */
export async function transformed(...children: Nodes[]): Promise<Nodes[]> {
  const tree = { type: 'root', children } as Root;
  const run = remarkCodeBlocks.call({} as never) as unknown as (
    tree: Root,
    file: { path: string },
  ) => Promise<void>;
  await run(tree, { path: path.resolve('docs-core/page.mdx') });
  return tree.children;
}

/** The properties of each block that a page's fences become. */
export async function blocksOf(...children: Nodes[]): Promise<CodeBlockProps[]> {
  return elementsOf(await transformed(...children)).map(
    (element) => literalAttributes(element) as unknown as CodeBlockProps,
  );
}

/** What readers see of the HTML of a source. */
export function shown(html: string | undefined): string | undefined {
  return html
    ?.replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}
