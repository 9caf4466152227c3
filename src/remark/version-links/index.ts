import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { docsVersionOf, type DocsVersion } from '../../versions/docsVersions';
import { versionAddress } from '../../versions/versionAddress';
import { isParent } from '../tree';

/** Options of the transform. */
export interface VersionLinksOptions {
  /** Absolute path of the project. */
  readonly siteDir: string;
}

/** Attributes of components that hold addresses. */
const ADDRESSES = new Set(['href', 'to']);

function isElement(node: Nodes): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' || (node.type as string) === 'mdxJsxTextElement';
}

function rewrite(node: Nodes, version: DocsVersion): void {
  if (node.type === 'link' || node.type === 'definition') {
    node.url = versionAddress(node.url, version);
  } else if (isElement(node)) {
    for (const attribute of node.attributes) {
      const { value } = attribute;
      if (
        attribute.type === 'mdxJsxAttribute' &&
        ADDRESSES.has(attribute.name) &&
        typeof value === 'string'
      ) {
        attribute.value = versionAddress(value, version);
      }
    }
  }
  if (isParent(node)) {
    (node.children as Nodes[]).forEach((child) => rewrite(child, version));
  }
}

/** Leads links of archived pages to pages of their own release, see {@link versionAddress}. */
export const remarkVersionLinks: Plugin<[VersionLinksOptions], Root> =
  ({ siteDir }) =>
  (tree, file) => {
    const version = docsVersionOf(path.relative(siteDir, file.path));
    if (version?.isArchived) {
      rewrite(tree, version);
    }
  };
