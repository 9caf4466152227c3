import type { Code, Nodes } from 'mdast';
import type {} from 'mdast-util-directive';
import { readSections, type PageSections } from '../../translations/sections';
import { isParent } from '../page/blocks';
import { elementUse, imageOf, linksOf, type JsxElement } from '../page/jsx';
import type { ParseMdx } from '../page/mdxParser';
import { startOf } from '../page/startOf';
import type { Position } from '../problem';
import { altBlock, attributeBlocks, blockOf, frontMatterBlocks, isTextBlock } from './textBlocks';
import type { Copied, SectionContent, TextBlock } from './types';

interface Found {
  readonly blocks: TextBlock[];
  readonly inlineCode: Copied[];
  readonly fences: Copied[];
  readonly targets: Copied[];
}

function fenceText({ lang, meta, value }: Code): string {
  // The ends of lines are those of the file, and nobody sees them.
  return `${[lang, meta].filter(Boolean).join(' ')}\n${value.replaceAll('\r\n', '\n')}`;
}

/** Addresses in an element, and the name of the picture or demo that it shows. */
function elementTargets(node: JsxElement): Copied[] {
  const element = elementUse(node);
  if (!element) {
    return [];
  }
  const names = element.attributes.filter(({ name, value }) => name === 'name' && value);
  return [
    ...[...linksOf(element), ...imageOf(element)].map(({ url, ...at }) => copied(url, at)),
    ...names.map(({ value = '', ...at }) => copied(value, at)),
  ];
}

function copied(text: string, { line, column }: Position): Copied {
  return { text, line, column };
}

/** Collects from the tree of a page what a translation translates, and what it copies. */
function collect(tree: Nodes, source: string): Found {
  const found: Found = { blocks: [], inlineCode: [], fences: [], targets: [] };

  function visit(node: Nodes): void {
    if (isTextBlock(node)) {
      found.blocks.push(...blockOf(node, source));
    }
    switch (node.type) {
      case 'code':
        found.fences.push(copied(fenceText(node), startOf(node)));
        break;
      case 'inlineCode':
        found.inlineCode.push(copied(node.value, startOf(node)));
        break;
      case 'link':
      case 'definition':
        found.targets.push(copied(node.url, startOf(node)));
        break;
      case 'image':
        found.targets.push(copied(node.url, startOf(node)));
        found.blocks.push(...altBlock(node));
        break;
      case 'imageReference':
        found.blocks.push(...altBlock(node));
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        found.targets.push(...elementTargets(node));
        found.blocks.push(...attributeBlocks(node));
        break;
      default:
    }
    if (isParent(node)) {
      (node.children as Nodes[]).forEach(visit);
    }
  }

  visit(tree);
  return found;
}

/** Those that stand in the lines of a section. */
function within<Item extends Position>(
  items: readonly Item[],
  { line, endLine }: { readonly line: number; readonly endLine: number },
): Item[] {
  return items.filter((item) => item.line >= line && item.line < endLine);
}

/**
 * Reads the sections of a page with what stands in them.
 *
 * @returns no sections for a page that can't be read, which other checks report.
 */
export function readContent(text: string, parseMdx: ParseMdx): readonly SectionContent[] {
  const { sections, frontMatter = {} }: PageSections = readSections(text, parseMdx);
  if (sections.length === 0) {
    return [];
  }
  const found = collect(parseMdx(text), text);
  const blocks = [...frontMatterBlocks(frontMatter), ...found.blocks];
  return sections.map(({ markdown: _markdown, ...section }) => ({
    ...section,
    blocks: within(blocks, section),
    inlineCode: within(found.inlineCode, section),
    fences: within(found.fences, section),
    targets: within(found.targets, section),
  }));
}
