import path from 'node:path';
import type { Nodes, Parents, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { loadHeadingMessages } from '../../api-reference/headings';
import { isGeneratedPage } from '../../api-reference/pages/write';
import { nearest } from '../../navigation/rules/nearest';
import type { ReferenceContext } from './context';
import { referenceElements, ReferenceElementError, type Attributes } from './elements';
import { referenceContext } from './load';
import { schemaNodes } from './fileSchema';
import { translateHeadings } from './translateHeadings';
import { defaultLanguage, languages } from '../../translations/languages';
import { importNode } from '../importNode';
import { isParent } from '../tree';

const COMPONENTS = ['ApiReturns', 'ApiRow', 'ApiTable', 'SchemaDefinition'] as const;

/** Options of the transform. */
export interface ApiReferenceOptions {
  /** Absolute path of the project. */
  readonly siteDir: string;
}

/** Docusaurus tells plugins of the language that it builds, and transforms by this variable alone. */
const currentLocale = (): string => process.env.DOCUSAURUS_CURRENT_LOCALE ?? defaultLanguage;

/** Puts the words of the language that is built into headings that are made and not written. */
function translateMadeHeadings(node: Nodes, siteDir: string): void {
  const locale = currentLocale();
  const { htmlLang, direction } = languages[locale] ?? {};
  const attributes = htmlLang && direction ? { lang: htmlLang, dir: direction } : undefined;
  translateHeadings(node, loadHeadingMessages(siteDir, locale), attributes);
}

function attributesOf({ attributes }: MdxJsxFlowElement): Attributes {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

async function expand(element: MdxJsxFlowElement, context: ReferenceContext): Promise<Nodes[]> {
  const attributes = attributesOf(element);
  const { of } = attributes;
  const entry = of === undefined ? undefined : context.exports.get(of);
  if (!entry) {
    const names = [...context.exports.keys()];
    const guess = of && nearest(of, names);
    throw new ReferenceElementError(
      of === undefined
        ? `<${element.name}> does not say of which export -> add of="…"`
        : `the package exports no "${of}" -> ${guess ? `did you mean "${guess}"?` : 'see npm run api -- --list'}`,
    );
  }
  return (await referenceElements[element.name ?? '']?.(entry, attributes, context)) ?? [];
}

/** Replaces the elements below a node. @returns true if there were any. */
async function replaceElements(
  parent: Parents,
  load: () => Promise<ReferenceContext>,
  file: string,
  siteDir: string,
): Promise<boolean> {
  let found = false;
  const children: Nodes[] = [];
  for (const node of parent.children as Nodes[]) {
    const name = node.type === 'mdxJsxFlowElement' ? (node.name ?? '') : '';
    if (node.type === 'mdxJsxFlowElement' && name === 'FileSchemaReference') {
      found = true;
      const nodes = await schemaNodes(siteDir, await load());
      nodes.forEach((made) => translateMadeHeadings(made, siteDir));
      children.push(...nodes);
    } else if (node.type === 'mdxJsxFlowElement' && name in referenceElements) {
      found = true;
      try {
        children.push(...(await expand(node, await load())));
      } catch (error) {
        throw error instanceof ReferenceElementError ? located(error, node, file) : error;
      }
    } else {
      if (isParent(node) && (await replaceElements(node, load, file, siteDir))) {
        found = true;
      }
      children.push(node);
    }
  }
  (parent as { children: Nodes[] }).children = children;
  return found;
}

function located(error: Error, node: MdxJsxFlowElement, file: string): Error {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return new Error(`${path.relative(process.cwd(), file)}:${line}:${column}  ${error.message}`);
}

/**
 * Puts generated reference in the place of `<ApiMembers of="…">` and its like. Runs before the
 * transforms of headings, so that what it makes stands in the table of contents. Headings that are
 * made and not written are in the language of the page.
 *
 * @throws with file, line and column for an export that does not exist.
 */
export const remarkApiReference: Plugin<[ApiReferenceOptions], Root> =
  ({ siteDir }) =>
  async (tree, file) => {
    const load = (): Promise<ReferenceContext> => referenceContext(siteDir, file.path);
    if (await replaceElements(tree, load, file.path, siteDir)) {
      tree.children.unshift(importNode('@site/src/components/ApiReference', COMPONENTS));
    }
    if (isGeneratedPage(path.relative(siteDir, file.path).split(path.sep).join('/'))) {
      translateMadeHeadings(tree, siteDir);
    }
  };
