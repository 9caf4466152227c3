import type { InlineCode, Link, Nodes, Parents, Root } from 'mdast';
import type { Plugin } from 'unified';
import { pagePathname } from './pagePathname';
import { linkableNames } from './linkableNames';
import { isParent } from '../tree';

/** Options of the transform. */
export interface ApiLinksOptions {
  /** Absolute path of the project. */
  readonly siteDir: string;
}

/** Nodes whose code stays as it is: links lead elsewhere already, headings are targets. */
const LEFT_ALONE = new Set(['link', 'linkReference', 'heading']);

/** The same for links that are written as elements: browsers know no link in a link. */
function isLeftAlone(node: Parents): boolean {
  return LEFT_ALONE.has(node.type) || ('name' in node && node.name === 'a');
}

/** The export that code is about: `Account`, `<Account>`, `<Account />`, `useSession()`. */
function exportName(code: string): string {
  return code.replace(/^<\s*([\w.]+)\s*\/?>$/, '$1').replace(/\(\)$/, '');
}

function toLink(code: InlineCode, url: string): Link {
  return { type: 'link', url, children: [code] };
}

/**
 * Links the first mention of each name in a section; `seen` collects what the section has linked.
 */
function linkNames(
  parent: Parents,
  addresses: ReadonlyMap<string, string>,
  seen: Set<string>,
): void {
  (parent.children as Nodes[]).forEach((node, index) => {
    if (node.type === 'heading' && node.depth === 2) {
      seen.clear();
    }
    if (node.type === 'inlineCode') {
      const name = exportName(node.value);
      const url = addresses.get(name);
      if (url !== undefined && !seen.has(name)) {
        seen.add(name);
        (parent.children as Nodes[])[index] = toLink(node, url);
      }
    } else if (isParent(node) && !isLeftAlone(node)) {
      linkNames(node, addresses, seen);
    }
  });
}

/**
 * Links names of exports in running text to their reference: authors write code, readers get to
 * its entry. The first mention in each section is linked, and a page never links to itself.
 */
export const remarkApiLinks: Plugin<[ApiLinksOptions], Root> =
  ({ siteDir }) =>
  async (tree, file) => {
    const own = pagePathname(siteDir, file.path);
    const addresses = [...(await linkableNames(siteDir, file.path))].filter(
      ([, { pathname }]) => pathname !== own,
    );
    linkNames(tree, new Map(addresses.map(([name, { address }]) => [name, address])), new Set());
  };
