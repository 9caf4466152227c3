import type { Delete, InlineCode, Link, Nodes, Root } from 'mdast';
import type { LocalProblem } from '../problem';
import { isParent } from './blocks';
import { startOf } from './startOf';

function sourceOf({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset);
}

function problem(node: Nodes, message: string, fix: string): LocalProblem {
  return { ...startOf(node), code: 'content/stray-markup', message, fix };
}

/** Lines between one or two backticks, which were to be a block. */
function codeProblems(node: InlineCode, text: string): LocalProblem[] {
  const isBlock = /^(`{1,2})[a-z]*\n[^]*\n\s*\1$/.test(sourceOf(node, text));
  const message = 'fewer than three backticks make no block of code';
  return isBlock
    ? [problem(node, message, 'write three backticks above the code and below it')]
    : [];
}

/** A bare address, which only a space or an end of ASCII ends. */
function linkProblems(node: Link, text: string): LocalProblem[] {
  const source = sourceOf(node, text);
  const end = /^(?:https?:|www\.)/.test(source)
    ? source.search(/[。，、；：！？（）「」『』《》“”]/)
    : -1;
  if (end < 0) return [];
  const message = `the link goes on behind "${source.slice(0, end)}" into the sentence`;
  return [problem(node, message, 'write [text](address)')];
}

/** One tilde strikes text through, in formulas too. */
function deleteProblems(node: Delete, before: Nodes | undefined, text: string): LocalProblem[] {
  const source = sourceOf(node, text);
  const isIndex =
    /^~\w{1,3}~$/.test(source) && before?.type === 'text' && /[\p{L})]$/u.test(before.value);
  const message = `${source} is struck through, and not set lower`;
  return isIndex ? [problem(node, message, `write <sub>${source.slice(1, -1)}</sub>`)] : [];
}

/** The end of a link that holds another one, which alone became a link. */
function isEndOfLink(node: Nodes, before: readonly Nodes[]): boolean {
  const isOpen = before.some(({ type }, index) => {
    const sibling = before[index];
    return type === 'text' && sibling?.type === 'text' && /\[[^\]]*$/.test(sibling.value);
  });
  return (
    isOpen &&
    node.type === 'text' &&
    before.at(-1)?.type === 'link' &&
    /^[^[\]]*\]\([^)\s]*\)/.test(node.value)
  );
}

function problemsOf(node: Nodes, before: readonly Nodes[], text: string): LocalProblem[] {
  if (node.type === 'inlineCode') return codeProblems(node, text);
  if (node.type === 'link') return linkProblems(node, text);
  if (node.type === 'delete') return deleteProblems(node, before.at(-1), text);
  if (!isEndOfLink(node, before)) return [];
  const message = 'a link holds another link, so its own marks are shown as text';
  return [problem(node, message, 'end the one before the other begins')];
}

/** Marks of Markdown that became something else than their author meant. */
export function misreadMarks(tree: Root, text: string): LocalProblem[] {
  const problems: LocalProblem[] = [];
  const walk = (children: readonly Nodes[]): void => {
    children.forEach((node, index) => {
      problems.push(...problemsOf(node, children.slice(0, index), text));
      if (isParent(node)) walk(node.children as Nodes[]);
    });
  };
  walk(tree.children);
  return problems;
}
