import path from 'node:path';
import type { Code, Nodes, Parents, Root } from 'mdast';
import type { Plugin } from 'unified';
import { jsxElement } from '../jsxElement';
import { FileTreeError, parseTree } from './parseTree';

function toElement(node: Code, file: string): Nodes {
  try {
    return jsxElement('FileTree', { entries: parseTree(node.value) });
  } catch (error) {
    if (error instanceof FileTreeError) {
      const line = (node.position?.start.line ?? 0) + error.line;
      throw new Error(`${path.relative(process.cwd(), file)}:${line}:1  ${error.message}`);
    }
    throw error;
  }
}

function replaceTrees(parent: Parents, file: string): void {
  (parent as { children: Nodes[] }).children = parent.children.map((node): Nodes => {
    if ('children' in node) {
      replaceTrees(node, file);
    }
    return node.type === 'code' && node.lang === 'tree' ? toElement(node, file) : node;
  });
}

/** Turns fences with the language `tree` into `<FileTree>`. */
export const remarkFileTree: Plugin<[], Root> = () => (tree, file) => replaceTrees(tree, file.path);
