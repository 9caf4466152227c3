import type { Root } from 'mdast';
import { restorePositions } from './lostPositions';

/** Parses MDX as Docusaurus does. Throws a `VFileMessage` where the text is not valid MDX. */
export type ParseMdx = (text: string) => Root;

async function loadMdxParser(): Promise<ParseMdx> {
  // The parser's packages are ES modules, which CommonJS can't require on every Node 20.
  const [core, mdx, mdxTree, gfm, gfmTree, directive, directiveTree, matter, matterTree] =
    await Promise.all([
      import('mdast-util-from-markdown'),
      import('micromark-extension-mdxjs'),
      import('mdast-util-mdx'),
      import('micromark-extension-gfm'),
      import('mdast-util-gfm'),
      import('micromark-extension-directive'),
      import('mdast-util-directive'),
      import('micromark-extension-frontmatter'),
      import('mdast-util-frontmatter'),
    ]);
  const options = {
    extensions: [mdx.mdxjs(), gfm.gfm(), directive.directive(), matter.frontmatter()],
    mdastExtensions: [
      mdxTree.mdxFromMarkdown(),
      gfmTree.gfmFromMarkdown(),
      directiveTree.directiveFromMarkdown(),
      matterTree.frontmatterFromMarkdown(),
    ],
  };
  return (text) => restorePositions(core.fromMarkdown(text, options), text);
}

let loading: Promise<ParseMdx> | undefined;

/** The parser, loaded when it is first asked for. */
export function getMdxParser(): Promise<ParseMdx> {
  loading ??= loadMdxParser();
  return loading;
}
