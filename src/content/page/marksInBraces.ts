import { admonitionFor, asAdmonition } from '../admonitionNames';
import { positionAt } from './decode';
import { textBefore, type Explanation } from './parserMessage';
import type { Position } from '../problem';

const comments = {
  pattern: /^\{\{?!--|^\{[*#][^}]*[*#]\}|^\{\/\//,
  message: 'this is no comment of MDX',
  fix: 'write {/* … */}',
};

/** Shortcodes and tags of templates, with what ends them. */
const TEMPLATE = /^\{(?<marks>\{[<%]|%-?)\s*(?<end>\/|end)?(?<name>[\w-]*)(?<rest>[^}]*)/;

/** What other tools call an admonition, whose kind is said by a word behind. */
const namesOfAdmonitions = ['admonition', 'alert', 'callout', 'hint', 'notice'];

/** What a shortcode or tag stands for here. */
function insteadOf(name: string, rest: string, isEnd: boolean): string {
  const words = rest.match(/\w+/g)?.map((word) => word.toLowerCase()) ?? [];
  const kind = namesOfAdmonitions.includes(name)
    ? (words.flatMap((word) => admonitionFor(word) ?? [])[0] ?? 'note')
    : admonitionFor(name);
  if (kind) return isEnd ? 'write :::' : asAdmonition(kind);
  if (/^(?:code|highlight)/.test(name)) return 'write three backticks above the code and below it';
  if (/^tabs?$/.test(name)) return 'write <Tabs> with a <TabItem value="…" label="…"> for each tab';
  return 'write what it stands for in Markdown, or \\{ for the character';
}

function explainTemplate(source: string): Omit<Explanation, 'at'> | undefined {
  const { marks = '', end, name = '', rest = '' } = TEMPLATE.exec(source)?.groups ?? {};
  if (!marks || !name) return undefined;
  const tool = marks.startsWith('{') ? 'a shortcode of Hugo' : 'a tag of Liquid';
  const message = `"${name}" between such braces is ${tool}, which pages do not have`;
  const isEnd = end !== undefined;
  return {
    message: isEnd ? message.replace('"', `"${end}`) : message,
    fix: insteadOf(name, rest, isEnd),
  };
}

function explainAttributes(source: string): Omit<Explanation, 'at'> | undefined {
  if (!source.startsWith('{:')) return undefined;
  const fix = /^\{:\s*toc\b/i.test(source)
    ? 'delete it: the page has its contents beside the text'
    : 'remove it, as only elements such as <Card …> have attributes';
  return { message: 'Markdown has no attributes in braces', fix };
}

/**
 * What other tools write between braces, where MDX has JavaScript.
 *
 * @param at - Where the parser of JavaScript stops, behind the brace.
 */
export function explainMarkInBraces(
  text: string,
  at: Position | undefined,
): Explanation | undefined {
  const before = textBefore(text, at);
  const last = before.lastIndexOf('{');
  const from = before[last - 1] === '{' ? last - 1 : last;
  if (from < 0) return undefined;
  const source = text.slice(from, from + 200);
  const explained = comments.pattern.test(source)
    ? comments
    : (explainTemplate(source) ?? explainAttributes(source));
  return explained && { ...explained, at: positionAt(text, from) };
}
