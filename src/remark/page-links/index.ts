import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import type { Plugin } from 'unified';
import { docsVersionOf } from '../../versions/docsVersions';
import { isParent } from '../tree';

/** Options of the transform. */
export interface PageLinksOptions {
  /** Absolute path of the project. */
  readonly siteDir: string;
}

/** A link to the file of another page, with what follows the file's name. */
const PAGE_FILE = /^(?!\/|[a-z]+:)(?<file>[^#?]+\.mdx?)(?<suffix>[#?].*)?$/i;

function rewrite(node: Nodes, file: string, folder: string): void {
  if (node.type === 'link' || node.type === 'definition') {
    const { file: target, suffix = '' } = PAGE_FILE.exec(node.url)?.groups ?? {};
    if (target !== undefined) {
      const absolute = path.posix.join(path.posix.dirname(file), target);
      const below = path.posix.relative(folder, absolute);
      // A link out of the folder is left to be reported as it was written.
      if (!below.startsWith('..')) node.url = `/${below}${suffix}`;
    }
  }
  if (isParent(node)) {
    (node.children as Nodes[]).forEach((child) => rewrite(child, file, folder));
  }
}

/**
 * Lets links to files of pages lead to the file in the language that is built. Docusaurus looks for
 * `../a/b.mdx` beside the file that has the link alone, and in another language the one page may be
 * translated and the other not; for `/a/b.mdx` it looks into the folder of the language and then into
 * the English one.
 */
export const remarkPageLinks: Plugin<[PageLinksOptions], Root> =
  ({ siteDir }) =>
  (tree, { path: source }) => {
    const file = path.relative(siteDir, source).split(path.sep).join('/');
    const folder = docsVersionOf(file)?.folder;
    if (folder !== undefined) {
      rewrite(tree, file, folder);
    }
  };
