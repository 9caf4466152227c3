import type { Nodes, Root } from 'mdast';
import type { Plugin } from 'unified';
import {
  authorComponents,
  generatedComponents,
  type ComponentSource,
} from '../../content/mdxComponents';
import { defaultImportNode, importNode } from '../importNode';
import { namesIn } from './namesIn';

const components: readonly (readonly [string, ComponentSource])[] = Object.entries({
  ...authorComponents,
  ...generatedComponents,
});

function toImport([name, { module, isDefault }]: (typeof components)[number]): Nodes {
  return isDefault ? defaultImportNode(module, name) : importNode(module, [name]);
}

/**
 * Imports the components that a page uses without importing them itself. Were they registered for all
 * pages, every page would carry all of them. Has to run after the transforms that make components.
 */
export const remarkPageComponents: Plugin<[], Root> = () => (tree) => {
  const { used, declared } = namesIn(tree);
  const imports = components.filter(([name]) => used.has(name) && !declared.has(name));
  tree.children.unshift(...(imports.map(toImport) as Root['children']));
};
