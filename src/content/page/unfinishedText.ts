import type { Nodes, Root } from 'mdast';
import type { LocalProblem } from '../problem';
import { isParent } from './blocks';
import { startOf } from './startOf';

/** Text that stands for what is still to be written; a word such as TODO may be meant in others. */
const PLACEHOLDERS: readonly RegExp[] = [
  /^\s*(?:TODO|FIXME|XXX|TBD|TBC)(?:\([^)]*\))?:\s*\S[^]*$/,
  /^\s*(?:TODO|FIXME|TBD|TBC|TK|WIP|\?{3})\s*(?:[.!…]|\.{3})?\s*$/,
  /^\s*Lorem ipsum dolor\b[^]*$/i,
];

/** Text of a paragraph, a heading, or a cell as readers see it; nothing if it is more than text. */
function plainText(node: Nodes): string | undefined {
  const isBlock = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
  const [first] = isBlock ? node.children : [];
  return first?.type === 'text' ? first.value : undefined;
}

function isUnfinished(node: Nodes): boolean {
  const text = plainText(node);
  const isAlone = isParent(node) && node.children.length === 1;
  return PLACEHOLDERS.some(
    (pattern) => text !== undefined && pattern.test(text) && (isAlone || /:\s*\S/.test(text)),
  );
}

/** Paragraphs, items, and cells that say what is still to be written, and that readers would see. */
export function unfinishedText(tree: Root): LocalProblem[] {
  const problems: LocalProblem[] = [];
  const walk = (node: Nodes): void => {
    if (isUnfinished(node)) {
      const text = plainText(node)?.trim() ?? '';
      const message = `still to be written: ${text.replace(/^(?:TODO|FIXME|XXX):\s*/, '')}`;
      const fix = 'write it in place of this text';
      problems.push({ ...startOf(node), code: 'content/unfinished', message, fix });
    } else if (isParent(node)) {
      (node.children as Nodes[]).forEach(walk);
    }
  };
  walk(tree);
  return problems;
}
