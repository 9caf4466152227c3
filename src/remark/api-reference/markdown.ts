import type { Nodes, RootContent } from 'mdast';

/** Where a link of the package's own documentation leads; undefined if nothing answers it now. */
export type RewriteUrl = (url: string) => string | undefined;

/** Links that lead nowhere leave their text. */
function rewriteLinks(node: Nodes, rewrite: RewriteUrl): void {
  if (!('children' in node)) {
    return;
  }
  (node as { children: Nodes[] }).children = node.children.flatMap((child: Nodes): Nodes[] => {
    rewriteLinks(child, rewrite);
    if (child.type !== 'link') {
      return [child];
    }
    const url = rewrite(child.url);
    return url === undefined ? child.children : [{ ...child, url }];
  });
}

/** Raw HTML is text in a description: nothing of a package may become markup of the page. */
function withoutHtml(node: Nodes): void {
  if ('children' in node) {
    node.children.forEach((child, index) => {
      if (child.type === 'html') {
        (node.children as Nodes[])[index] = { type: 'text', value: child.value };
      }
      withoutHtml(child);
    });
  }
}

/** Positions of a description mean nothing in the page's file. */
function withoutPositions(node: Nodes): void {
  delete node.position;
  if ('children' in node) {
    node.children.forEach(withoutPositions);
  }
}

/** Reads a description, which is Markdown, into nodes of a page. */
export type Describe = (description: string) => RootContent[];

/** Makes a reader of descriptions. The parser's packages are ES modules, hence the imports. */
export async function createDescribe(rewrite: RewriteUrl): Promise<Describe> {
  const [{ fromMarkdown }, { gfmFromMarkdown }, { gfm }] = await Promise.all([
    import('mdast-util-from-markdown'),
    import('mdast-util-gfm'),
    import('micromark-extension-gfm'),
  ]);
  return (description) => {
    const tree = fromMarkdown(description, {
      extensions: [gfm()],
      mdastExtensions: [gfmFromMarkdown()],
    });
    withoutHtml(tree);
    rewriteLinks(tree, rewrite);
    withoutPositions(tree);
    return tree.children;
  };
}
