import type { Nodes, Root, Text } from 'mdast';
import type { LocalProblem, Position } from '../problem';
import { isParent } from './blocks';
import { sourceOfText } from './sourceOfText';
import { visit } from './visit';

/** The mark of a footnote that stands in the text as it is written. */
interface Mark extends Position {
  readonly mark: string;
  /** True if a line begins with it, and goes on. */
  readonly startsLine: boolean;
}

function marksIn(node: Text, isFirst: boolean, text: string): Mark[] {
  const found = [...node.value.matchAll(/\[\^[\w-]+\]/g)];
  if (found.length === 0) return [];
  const source = sourceOfText(node, text);
  return found.flatMap(({ 0: mark, index }) => {
    const place = source[index];
    const isEscaped = source.slice(index, index + mark.length).some((one) => one.isEscaped);
    if (!place || isEscaped) return [];
    const isAtStart = index === 0 ? isFirst : node.value[index - 1] === '\n';
    const startsLine = isAtStart && /^[^\S\n]+\S/.test(node.value.slice(index + mark.length));
    return [{ mark, line: place.line, column: place.column, startsLine }];
  });
}

function problem({ line, column }: Mark, message: string, fix: string): LocalProblem {
  return { line, column, code: 'content/stray-markup', message, fix };
}

/** Footnotes without a text, or whose text lacks the colon that would make it one. */
export function strayFootnotes(tree: Root, text: string): LocalProblem[] {
  const marks: Mark[] = [];
  visit(tree, (node) => {
    if (!isParent(node)) return;
    (node.children as Nodes[]).forEach((child, index) => {
      const isFirst = node.type === 'paragraph' && index === 0;
      if (child.type === 'text') marks.push(...marksIn(child, isFirst, text));
    });
  });
  const textOf = (mark: string): Mark | undefined => {
    const same = marks.filter((other) => other.mark === mark);
    return same.length > 1 ? same.findLast(({ startsLine }) => startsLine) : undefined;
  };
  return marks.flatMap((one) => {
    const { mark } = one;
    const note = textOf(mark);
    if (!note) {
      const fix = 'add a paragraph that starts with the same mark and a colon';
      return [problem(one, `the footnote ${mark} has no text`, fix)];
    }
    const message = `the text of the footnote ${mark} lacks its colon, so both are shown as text`;
    return one === note ? [problem(one, message, `add the colon: ${mark}: …`)] : [];
  });
}
