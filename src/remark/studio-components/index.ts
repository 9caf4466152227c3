import path from 'node:path';
import type { Nodes, Parents, Root } from 'mdast';
import type { Plugin } from 'unified';
import { loadStudioApi } from '../../api-reference/loadStudioApi';
import type { StudioComponent } from '../../api-reference/studio/model';
import { jsxElement } from '../jsxElement';
import { isParent } from '../tree';
import { importNode } from '../importNode';
import { isStudioComponent, studioComponentsIn } from './elements';
import { STUDIO_COMPONENT } from './name';
import { readComponent } from './readComponent';

/** Options of the transform. */
export interface StudioComponentsOptions {
  /** Absolute path of the project. */
  readonly siteDir: string;
}

/** Components of Studio's library by name. */
export async function loadComponentsByName(
  siteDir: string,
): Promise<ReadonlyMap<string, StudioComponent>> {
  const { components } = await loadStudioApi(siteDir);
  return new Map(components.map((component) => [component.name, component]));
}

function replaceBelow(
  parent: Parents,
  file: string,
  components: ReadonlyMap<string, StudioComponent>,
): void {
  const children = (parent.children as Nodes[]).map((node): Nodes => {
    if (!isStudioComponent(node)) {
      if (isParent(node)) replaceBelow(node, file, components);
      return node;
    }
    const { props, problems } = readComponent(node, components);
    const [problem] = problems;
    if (!props || problem) {
      const { line, column, what, fix } = problem ?? { line: 1, column: 1, what: '', fix: '' };
      const place = `${path.relative(process.cwd(), file)}:${line}:${column}`;
      throw new Error(`${place}  ${what} -> ${fix}`);
    }
    return jsxElement(STUDIO_COMPONENT, { ...props });
  });
  (parent as { children: Nodes[] }).children = children;
}

/**
 * Gives every `<StudioComponent>` of a page what it needs in the browser: the element in its YAML, its
 * fields, and its text.
 *
 * @throws with file, line and column for what Studio does not have.
 */
export const remarkStudioComponents: Plugin<[StudioComponentsOptions], Root> =
  ({ siteDir }) =>
  async (tree, file) => {
    if (studioComponentsIn(tree).length === 0) return;
    replaceBelow(tree, file.path, await loadComponentsByName(siteDir));
    tree.children.unshift(importNode('@site/src/components/StudioComponent', ['StudioComponent']));
  };
