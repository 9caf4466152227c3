import type { Nodes, Root } from 'mdast';
import type { LocalProblem } from '../problem';
import { positionAt } from './decode';
import { visit } from './visit';

/** The end of a mark of forums, which the parser takes for a part of a bare address. */
const END = /\[\/url\]?$/i;

/** True for a link that is no more than the address in a mark of forums. */
export function isForumLink(node: Nodes): boolean {
  return node.type === 'link' && END.test(node.url);
}

/** Links of BBCode with an address in the mark, of which the parser makes a link to a wrong address. */
export function forumLinks(tree: Root, text: string): LocalProblem[] {
  const problems: LocalProblem[] = [];
  visit(tree, (node) => {
    const isParagraph = node.type === 'paragraph' || node.type === 'tableCell';
    if (!isParagraph || !node.children.some(isForumLink)) return;
    const start = node.position?.start.offset ?? 0;
    const at = text.slice(start, node.position?.end.offset).search(/\[url=/i);
    if (at < 0) return;
    const message = '[url=…] is a mark of BBCode, and is shown as text';
    const fix = 'write [text](address)';
    problems.push({ ...positionAt(text, start + at), code: 'content/stray-markup', message, fix });
  });
  return problems;
}
