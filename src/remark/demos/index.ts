import path from 'node:path';
import type { Nodes, Parents, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { demosFolder } from '../../demo-projects/listDemos';
import { projectDemos, readText } from '../../demo-projects/projectFiles';
import type { DemoListing } from '../../demo-projects/types';
import { jsxElement } from '../jsxElement';
import { readAttributes, type ReadAttributes } from './attributes';
import { toDemo } from './toDemo';
import { titleOf } from './titleOf';

/** Height of a frame whose author does not say, in CSS pixels. */
const DEFAULT_HEIGHT = 400;

/** The element of which specimens are made: every demo of the folder. */
const EVERY_DEMO = 'EveryDemo';

function isDemo(node: Nodes): node is MdxJsxFlowElement {
  return (
    (node.type === 'mdxJsxFlowElement' || (node.type as string) === 'mdxJsxTextElement') &&
    ['Demo', EVERY_DEMO].includes((node as MdxJsxFlowElement).name ?? '')
  );
}

/** `file:line:column  what is wrong -> how to fix it`, as every error of the project. */
function fail(file: string, at: Pick<Nodes, 'position'>, what: string, fix: string): never {
  const { line = 1, column = 1 } = at.position?.start ?? {};
  throw new Error(`${path.relative(process.cwd(), file)}:${line}:${column}  ${what} -> ${fix}`);
}

/** Turns the elements of one page. */
class PageTransform {
  private readonly takenAnchors = new Set<string>();

  constructor(
    private readonly file: string,
    private readonly listings: ReadonlyMap<string, DemoListing>,
  ) {}

  async replaceBelow(parent: Parents): Promise<void> {
    const children: Nodes[] = [];
    for (const node of parent.children as Nodes[]) {
      if (isDemo(node)) {
        children.push(...(await this.demosOf(node)));
      } else {
        if ('children' in node) await this.replaceBelow(node);
        children.push(node);
      }
    }
    (parent as { children: Nodes[] }).children = children;
  }

  private async demosOf(node: MdxJsxFlowElement): Promise<Nodes[]> {
    const attributes = node.attributes.filter(
      (attribute): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute',
    );
    const { values, problems } = readAttributes(attributes);
    const [problem] = problems;
    if (problem) fail(this.file, problem.attribute, problem.what, problem.fix);
    if (node.name === EVERY_DEMO) {
      const elements: Nodes[] = [];
      for (const listing of this.listings.values()) {
        elements.push(await this.toElement(listing, values));
      }
      return elements;
    }
    const name = String(values.name ?? '');
    const listing = this.listings.get(name);
    if (!listing) {
      const what = `the demo "${name}" does not exist`;
      fail(this.file, node, what, `write ${demosFolder}/${name}.tsx, or correct the name`);
    }
    return [await this.toElement(listing, values)];
  }

  private async toElement(listing: DemoListing, values: ReadAttributes['values']): Promise<Nodes> {
    const { preview, frame: _, ...own } = values;
    const demo = await toDemo(listing, readText);
    const anchor = path.posix.basename(listing.name);
    const isFirst = !this.takenAnchors.has(anchor);
    this.takenAnchors.add(anchor);
    return jsxElement('Demo', {
      height: DEFAULT_HEIGHT,
      title: titleOf(anchor),
      ...own,
      ...demo,
      ...(preview === 'none' && { previews: [] }),
      ...(isFirst && { anchor }),
    });
  }
}

/**
 * Gives every `<Demo name="…" />` of a page the demo's source in all variants, coloured at build
 * time. `<EveryDemo />` becomes all demos there are.
 *
 * @throws with file, line and column for a demo that does not exist or can't be read.
 */
export const remarkDemos: Plugin<[], Root> = () => async (tree, file) => {
  const listings = new Map(projectDemos().map((listing) => [listing.name, listing]));
  await new PageTransform(file.path, listings).replaceBelow(tree);
};
