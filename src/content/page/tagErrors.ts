import type { Position } from '../problem';
import { explainAttribute } from './attributeErrors';
import { positionAt } from './decode';
import type { ParseMdx } from './mdxParser';
import { isParserMessage, textBefore, type Explanation, type ParserMessage } from './parserMessage';

function endsInTag(text: string, parseMdx: ParseMdx): boolean {
  try {
    parseMdx(text);
    return false;
  } catch (error) {
    const isEnd = isParserMessage(error) && error.ruleId === 'unexpected-eof';
    return isEnd && error.source === 'micromark-extension-mdx-jsx';
  }
}

/** The tag without an end: the last one before which the text does not end inside a tag. */
function openTag(text: string, parseMdx: ParseMdx): Position | undefined {
  const starts = [...text.matchAll(/<(?=[A-Za-z])/g)].map(({ index }) => index);
  const start = starts.findLast((index) => !endsInTag(text.slice(0, index), parseMdx));
  return start === undefined ? undefined : positionAt(text, start);
}

/** The `<` before a position: spaces and ends of lines may stand between, which the parser passes over. */
function angleBefore(text: string, at: Position | undefined): Position | undefined {
  const offset = textBefore(text, at).lastIndexOf('<');
  return offset < 0 ? undefined : positionAt(text, offset);
}

/** True for a comment of HTML: the parser says the same of a document type. */
function isComment(text: string, at: Position | undefined): boolean {
  return text.startsWith('!--', textBefore(text, at).length);
}

/** True for the first line of a document of HTML. */
function isDoctype(text: string, at: Position | undefined): boolean {
  const start = textBefore(text, at).length;
  return /^!doctype\s/i.test(text.slice(start, start + 10));
}

/** True for an address of mail, whose protocol looks like that of an attribute of XML to the parser. */
function isMailAddress(text: string, at: Position | undefined): boolean {
  const before = textBefore(text, at);
  return before.startsWith('mailto:', before.lastIndexOf('<') + 1);
}

/** Elements that HTML does not close. */
const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr', 'link', 'meta']);

/** The range that messages about tags give for the opening tag: `(3:1-3:7)`. */
function openingTag(reason: string): Position | undefined {
  const match = /Expected a closing tag for .*\((\d+):(\d+)-/.exec(reason);
  return match ? { line: Number(match[1]), column: Number(match[2]) } : undefined;
}

/** Says in plain words what the parser has against a tag. */
export function explainTag(
  { reason, ruleId }: ParserMessage,
  text: string,
  at: Position | undefined,
  parseMdx: ParseMdx,
): Explanation {
  const [found] = /<[^>]*>/.exec(reason) ?? [];
  const element = /^<(\w+)/.exec(found ?? '')?.[1] ?? '';
  if (ruleId === 'end-tag-mismatch' && VOID_ELEMENTS.has(element)) {
    return {
      at: openingTag(reason),
      message: `<${element}> has no end, which JSX wants of every element`,
      fix: `write <${element} />`,
    };
  }
  if (ruleId === 'end-tag-mismatch' && reason.startsWith('Expected a closing tag')) {
    return {
      at: openingTag(reason),
      message: `${found} is never closed`,
      fix: 'close the tag in the same block, or write \\< if it is no tag',
    };
  }
  const closing = /^\/(\w+)\s*>/.exec(text.slice(textBefore(text, at).length).slice(0, 20))?.[1];
  if (ruleId === 'unexpected-closing-slash' && closing && VOID_ELEMENTS.has(closing)) {
    return {
      at: angleBefore(text, at),
      message: `</${closing}> ends an element that has no end`,
      fix: `write <${closing} />`,
    };
  }
  if (ruleId === 'end-tag-mismatch' || ruleId === 'unexpected-closing-slash') {
    const expected = /for `(<[^>]*>)`/.exec(reason)?.[1];
    return {
      // The parser names the slash of a tag that no other one is open for.
      ...(ruleId === 'unexpected-closing-slash' && { at: angleBefore(text, at) }),
      message: `the closing tag ${found ?? ''} has no opening tag`.replace('  ', ' '),
      fix: expected ? `close ${expected} first` : 'remove it, or open the tag first',
    };
  }
  if (reason.includes('create a comment') && isComment(text, at)) {
    return {
      at: at && { ...at, column: at.column - 1 },
      message: 'MDX has no HTML comments',
      fix: 'write {/* … */}',
    };
  }
  if (reason.includes('create a link') || isMailAddress(text, at)) {
    return {
      at: angleBefore(text, at),
      message: 'MDX has no links in angle brackets',
      fix: 'write [text](address)',
    };
  }
  if (ruleId === 'unexpected-eof') {
    return {
      at: openTag(text, parseMdx),
      message: 'the tag that starts here has no end',
      fix: 'end it with > or />',
    };
  }
  if (reason.includes('before name') && isDoctype(text, at)) {
    return {
      at: angleBefore(text, at),
      message: 'the page is written in HTML, of which MDX has no documents',
      fix: 'write the text of its <body> as Markdown, below front matter',
    };
  }
  if (reason.includes('before name')) {
    return {
      at: angleBefore(text, at),
      message: '< starts a tag in MDX, and what follows is no name',
      fix: 'write \\< for the character, or put the text into backticks',
    };
  }
  const ofAttributes = explainAttribute(reason, text, at);
  if (ofAttributes) return ofAttributes;
  return {
    message: `a tag is not well formed: ${lowerFirst(reason.split(', expected')[0] ?? reason)}`,
    fix: 'write it as JSX, with quotes around attribute values, or write \\< if it is no tag',
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
