import type { Element } from 'hast';
import type { Handle, State } from 'hast-util-to-mdast';
import type { BlockContent, List, ListItem, PhrasingContent, RootContent } from 'mdast';
import { elementsBelow, elementsIn, textOf } from './elements';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

function classesOf({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

function blocksOf(state: State, node: Element): BlockContent[] {
  return state.toFlow(state.all(node)) as BlockContent[];
}

const pre: Handle = (_state, node: Element) => {
  const source = elementsBelow(node, 'code')[0];
  const language = source && classesOf(source).find((name) => name.startsWith('language-'));
  const file = node.properties.dataFile;
  return {
    type: 'code',
    lang: language?.slice('language-'.length) ?? null,
    meta: file ? `title="${String(file)}"` : null,
    value: textOf(source ?? node).replace(/\n$/, ''),
  };
};

/** `**Required** · since 0.13.0`: what stands under the name of a row. */
function badgesOf(name: Element): string[] {
  return elementsIn(name)
    .slice(1)
    .map((badge) => textOf(badge).trim())
    .filter(Boolean);
}

/** A row of the reference as an item: a cell of a Markdown table has no room for its description. */
function rowItem(state: State, row: Element): ListItem {
  const [name, type, description] = elementsIn(row);
  const children: PhrasingContent[] = [];
  if (name) {
    children.push(code(textOf(elementsBelow(name, 'a')[0] ?? name).trim()));
    const badges = badgesOf(name);
    if (badges.length > 0) children.push(text(` (${badges.join(', ').toLowerCase()})`));
  }
  const typeCode = type && elementsBelow(type, 'code')[0];
  if (typeCode) children.push(text(': '), code(textOf(typeCode)));
  const byDefault = type && elementsBelow(type, 'code')[1];
  if (byDefault) children.push(text('. Default: '), code(textOf(byDefault)));
  return {
    type: 'listItem',
    spread: false,
    children: [
      { type: 'paragraph', children },
      ...(description ? blocksOf(state, description) : []),
    ],
  };
}

function referenceList(state: State, table: Element): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: elementsBelow(table, 'tbody')
      .flatMap(elementsIn)
      .filter(({ tagName }) => tagName === 'tr')
      .map((row) => rowItem(state, row)),
  };
}

function admonition(state: State, node: Element): RootContent {
  const [heading, ...content] = elementsIn(node);
  const title = heading ? textOf(heading).trim() : '';
  return {
    type: 'blockquote',
    children: [
      { type: 'paragraph', children: [{ type: 'strong', children: [text(title)] }] },
      ...content.flatMap((part) => blocksOf(state, part)),
    ],
  };
}

/** Files and folders, two spaces of indentation a level, as pages write them. */
function treeLines(list: Element, depth = 0): string[] {
  return elementsIn(list).flatMap((item) => {
    const parts = elementsIn(item);
    const [name, comment] = parts.filter(({ tagName }) => tagName === 'span').map(textOf);
    const line = `${'  '.repeat(depth)}${name ?? ''}${comment ? `  # ${comment}` : ''}`;
    const below = parts.filter(({ tagName }) => tagName === 'ul');
    return [line, ...below.flatMap((inner) => treeLines(inner, depth + 1))];
  });
}

function fileTree(node: Element): RootContent {
  const list = elementsBelow(node, 'ul')[0];
  return { type: 'code', lang: 'text', value: list ? treeLines(list).join('\n') : '' };
}

const div: Handle = (state, node: Element) => {
  if (node.properties.dataApiReference !== undefined) {
    return elementsBelow(node, 'table').map((table) => referenceList(state, table));
  }
  if (node.properties.dataFileTree !== undefined) {
    return fileTree(node);
  }
  if (classesOf(node).includes('theme-admonition')) {
    return admonition(state, node);
  }
  return state.toFlow(state.all(node));
};

const summary: Handle = (state, node: Element) => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: state.all(node) as PhrasingContent[] }],
});

/** A drawing tells what it shows in its description. */
const svg: Handle = (_state, node: Element) => {
  const told = elementsBelow(node, 'title', 'desc')
    .map((part) => textOf(part).trim())
    .filter(Boolean);
  return told.length > 0 ? { type: 'paragraph', children: [text(told.join(' '))] } : undefined;
};

/** How elements of our pages are written in Markdown; all others as everywhere. */
export const handlers: Readonly<Record<string, Handle>> = { div, pre, summary, svg };
