import type { Nodes, Parents, Root } from 'mdast';
import type { Point, Position } from 'unist';
import { isParent } from './blocks';
import { visit } from './visit';

/** Makes a function that turns offsets in a text into points. */
function createPointReader(source: string): (offset: number) => Point {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1, offset };
  };
}

/** What a node shows, as the source has it up to the first character that may be written in another way. */
function firstLetters(node: Nodes): string {
  const text = isParent(node) ? (node.children as Nodes[])[0] : node;
  const value = text && 'value' in text ? text.value : '';
  return /^[^\s\\&*_<{[\]]+|^\[/.exec(value)?.[0] ?? '';
}

/** A letter takes no more characters than this in any source: its longest reference has less. */
const MOST_CHARACTERS = 40;

/** How far behind a text, or the mark of a block, what follows has to begin. */
function reachOf(before: Nodes | undefined, letters: string): number {
  const length = before?.type === 'text' ? before.value.length : MOST_CHARACTERS;
  return length * MOST_CHARACTERS + letters.length;
}

function isLost(node: Nodes | undefined): node is Nodes {
  return node !== undefined && node.position === undefined;
}

/** Places nodes that one text was cut into, one behind the other. */
function placeRun(
  run: readonly Nodes[],
  { start, end }: { readonly start: number; readonly end: number },
  source: string,
  point: (offset: number) => Point,
): void {
  const starts: number[] = [];
  run.reduce((from, node, index) => {
    // Between two addresses there is all that is between them, and no mark.
    const isNext = index > 0 && node.type === 'text';
    const letters = isNext ? '' : firstLetters(node);
    const window = source.slice(from, Math.min(end, from + reachOf(run[index - 1], letters)));
    const at = from + Math.max(window.indexOf(letters), 0);
    starts.push(at);
    return node.type === 'link' ? at + textLength(node) : at;
  }, start);
  run.forEach((node, index) => {
    const at = starts[index] ?? start;
    const last = node.type === 'link' ? at + textLength(node) : (starts[index + 1] ?? end);
    const position: Position = { start: point(at), end: point(Math.min(last, end)) };
    visit(node, (inner) => {
      inner.position = position;
    });
  });
}

function textLength(node: Nodes): number {
  const [text] = isParent(node) ? (node.children as Nodes[]) : [];
  return text && 'value' in text ? text.value.length : 0;
}

function placeChildren(parent: Parents, source: string, point: (offset: number) => Point): void {
  const children = parent.children as Nodes[];
  let first = 0;
  while (first < children.length) {
    let next = first + 1;
    if (isLost(children[first])) {
      while (isLost(children[next])) next += 1;
      const start = children[first - 1]?.position?.end.offset ?? parent.position?.start.offset;
      const end = children[next]?.position?.start.offset ?? parent.position?.end.offset;
      if (start !== undefined && end !== undefined) {
        placeRun(children.slice(first, next), { start, end }, source, point);
      }
    }
    first = next;
  }
}

/**
 * Gives places to nodes that have none. Of addresses that stand in a text without any mark and are found
 * late, such as those in square brackets, the parser says no place, nor of the text around them.
 */
export function restorePositions(tree: Root, source: string): Root {
  let point: ((offset: number) => Point) | undefined;
  visit(tree, (node) => {
    if (isParent(node) && (node.children as Nodes[]).some(isLost)) {
      point ??= createPointReader(source);
      placeChildren(node, source, point);
    }
  });
  return tree;
}
