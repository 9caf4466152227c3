import type { Root, Text } from 'mdast';
import { addressSlip } from './addressSlip';
import { sourceOfText, type SourceCharacter } from './sourceOfText';
import { startOf } from './startOf';
import { visit } from './visit';
import type { LocalProblem } from '../problem';

/** What is wrong with hashes that have become a text. */
export const headingWithoutSpace = 'a space is missing in the heading';

interface Slip {
  readonly pattern: RegExp;
  readonly message: (found: string) => string;
  /** May depend on what was found, and on the whole text of the page. */
  readonly fix: string | ((found: string, page: string) => string);
}

/** Markdown that did not become what its author meant, and would be shown with its marks. */
const slips: readonly Slip[] = [
  {
    // The parser of GFM makes a link of a bare address inside the parentheses, so they may not end here.
    // Words in parentheses are a remark.
    pattern:
      /\[[^\][]+\][ \t\n\u00A0\u2007\u202F\u3000]\((?=[./#]|https?:|mailto:|[\w-]+[./#])[^)\s]*\)/g,
    message: (found) =>
      `a ${/\]\n\(/.test(found) ? 'new line' : 'space'} keeps this from being a link`,
    fix: 'write [text](address) without a space between the two',
  },
  {
    pattern: /\]\([^)\n]*[^\S\n][^)\n]*\)/g,
    message: (found) => addressSlip(found.slice(2)).message,
    fix: (found) => addressSlip(found.slice(2)).fix,
  },
  {
    pattern: /\[[^\][]+\]\((?:https?:\/\/|[./#])[^)\n]*$/gm,
    message: () => 'the parenthesis that ends the address of the link is missing',
    fix: 'write [text](address)',
  },
  {
    pattern: /\([^()\n]+\)\[(?:https?:\/\/|[./#])[^\]\s]*\]/g,
    message: () => 'brackets and parentheses of the link are the wrong way round',
    fix: 'write [text](address)',
  },
  {
    pattern: /\[\[(?!toc\]\]|TOC\]\])[^\][]+\]\]/g,
    message: (found) => `${found} is a link of wikis, and is shown as text`,
    fix: 'write [text](./page.mdx)',
  },
  {
    pattern: /^#{2,}(?:[^\s#]|#* )/gm,
    message: (found) =>
      /^#{7}/.test(found) ? 'headings have six levels at most' : headingWithoutSpace,
    fix: 'write ## and a space in front of its text',
  },
  {
    // Behind a name it is a part of a part: `list[0][1]`.
    pattern: /(?<![\w\])])\[[^\][]+\]\[[^\][]*\]/g,
    message: (found) => `the reference ${found} has no definition, so it is shown as text`,
    fix: fixOfReference,
  },
];

/** A definition of the name may be there, in a paragraph whose text it has become. */
function fixOfReference(found: string, page: string): string {
  const [, text = '', name = ''] = /^\[(.*)\]\[(.*)\]$/s.exec(found) ?? [];
  const label = `[${name || text}]:`.toLowerCase();
  const isThere = page.split('\n').some((line) => line.trim().toLowerCase().startsWith(label));
  return isThere
    ? `leave a line empty above [${name || text}]: and start it at the margin`
    : 'add a line such as [name]: ./page.mdx, or write [text](address)';
}

/** What was escaped in the source is meant as it is, the bracket included that would open what is found. */
function isMeant(value: string, start: number, end: number, source: SourceCharacter[]): boolean {
  const isClosing = value[start] === ']';
  const from = isClosing ? Math.max(0, value.lastIndexOf('[', start)) : start;
  return !source.slice(from, end).some(({ isEscaped }) => isEscaped);
}

function slipsIn(node: Text, text: string): LocalProblem[] {
  const { value } = node;
  const found = slips.flatMap((slip) =>
    [...value.matchAll(slip.pattern)].map(({ 0: part, index }) => ({ ...slip, part, index })),
  );
  if (found.length === 0) return [];
  const source = sourceOfText(node, text);
  return found
    .filter(({ part, index }) => isMeant(value, index, index + part.length, source))
    .map(({ part, index, message, fix }) => {
      const { line, column } = source[index] ?? startOf(node);
      return {
        ...{ line, column, code: 'content/stray-markup', message: message(part) },
        fix: typeof fix === 'string' ? fix : fix(part, text),
      };
    });
}

/** Links, references, and footnotes that a slip has made plain text. */
export function strayMarkup(tree: Root, text: string): LocalProblem[] {
  const problems: LocalProblem[] = [];
  visit(tree, (node) => {
    if (node.type === 'text') {
      problems.push(...slipsIn(node, text));
    }
    if (node.type === 'link' && node.children.length === 0) {
      const message = 'the link has no text, so nobody can follow it';
      const fix = 'write what it leads to into the brackets';
      problems.push({ ...startOf(node), code: 'content/stray-markup', message, fix });
    }
  });
  return problems;
}
