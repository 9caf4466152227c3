import { fileStart, type LocalProblem, type Position } from '../problem';
import { positionAt } from './decode';
import type { ParseMdx } from './mdxParser';

/** The part of a `VFileMessage` that is read here. */
interface ParserMessage {
  readonly reason: string;
  readonly ruleId?: string;
  readonly source?: string;
  readonly line?: number;
  readonly column?: number;
}

interface Explanation {
  readonly at?: Position;
  readonly message: string;
  readonly fix: string;
}

function isParserMessage(error: unknown): error is ParserMessage {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string';
}

function textBefore(text: string, end: Position | undefined): string {
  if (!end) {
    return text;
  }
  const lines = text.split('\n').slice(0, end.line);
  const last = lines.pop() ?? '';
  return [...lines, last.slice(0, end.column - 1)].join('\n');
}

/** The innermost brace that is still open at a position, which is what the parser is missing. */
function openBrace(text: string, end: Position | undefined): Position | undefined {
  const before = textBefore(text, end);
  let closed = 0;
  for (let offset = before.length - 1; offset >= 0; offset -= 1) {
    if (before[offset] === '}') {
      closed += 1;
    } else if (before[offset] === '{') {
      if (closed === 0) {
        return positionAt(text, offset);
      }
      closed -= 1;
    }
  }
  return undefined;
}

/** The `import` or `export` of the statement that goes on at a position. */
function statementStart(text: string, at: Position | undefined): Position | undefined {
  const start = [...textBefore(text, at).matchAll(/^(?:import|export)\b/gm)].at(-1);
  return start && positionAt(text, start.index);
}

function endsInTag(text: string, parseMdx: ParseMdx): boolean {
  try {
    parseMdx(text);
    return false;
  } catch (error) {
    return isParserMessage(error) && error.ruleId === 'unexpected-eof';
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

function explainTag(
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
  if (reason.includes('before name')) {
    return {
      at: angleBefore(text, at),
      message: '< starts a tag in MDX, and what follows is no name',
      fix: 'write \\< for the character, or put the text into backticks',
    };
  }
  if (/[“”‘’].* before attribute value/.test(reason)) {
    return {
      message: 'the quotes around the value of the attribute are typographic',
      fix: 'write straight ones: name="value"',
    };
  }
  return {
    message: `a tag is not well formed: ${lowerFirst(reason.split(', expected')[0] ?? reason)}`,
    fix: 'write it as JSX, with quotes around attribute values, or write \\< if it is no tag',
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The id at the end of a heading as Docusaurus had it before MDX. */
function oldHeadingId(text: string, line: number): string | undefined {
  const [heading = '', below = ''] = text.split('\n').slice(line - 1, line + 1);
  const isHeading = /^[\s>]*#{1,6}\s/.test(heading) || /^[\s>]*(?:=+|-+)\s*$/.test(below);
  return isHeading ? /\{(#[\w-]+)\}\s*$/.exec(heading)?.[1] : undefined;
}

function explain(
  error: ParserMessage,
  text: string,
  at: Position | undefined,
  parseMdx: ParseMdx,
): Explanation {
  switch (error.source) {
    case 'micromark-extension-mdx-expression': {
      const oldId = at && oldHeadingId(text, at.line);
      if (oldId) {
        const column = (text.split('\n')[at.line - 1] ?? '').lastIndexOf('{') + 1;
        return {
          at: { line: at.line, column },
          message: 'the id of a heading stands in a comment',
          fix: `write {/* ${oldId} */}`,
        };
      }
      return error.ruleId === 'unexpected-eof'
        ? {
            at: openBrace(text, at),
            message: '{ starts JavaScript in MDX, and the } that ends it is missing',
            fix: 'write \\{ for the character, or put the text into backticks',
          }
        : {
            message: '{ starts JavaScript in MDX, and what follows is not valid JavaScript',
            fix: 'write \\{ for the character, or put the text into backticks',
          };
    }
    case 'micromark-extension-mdxjs-esm':
      return {
        at: statementStart(text, at),
        message:
          'a line that starts with import or export is JavaScript in MDX, and this is not valid',
        fix: 'correct the statement, or let the line start with another word',
      };
    default:
      return explainTag(error, text, at, parseMdx);
  }
}

/** Says in plain words why a page is not valid MDX. Errors that the parser did not mean to throw go on. */
export function mdxProblem(error: unknown, text: string, parseMdx: ParseMdx): LocalProblem {
  if (error instanceof RangeError) {
    return {
      ...fileStart,
      code: 'content/mdx-syntax',
      message: 'quotes, lists, or elements are nested too deeply to be read',
      fix: 'split the page, or write it with fewer levels',
    };
  }
  if (!isParserMessage(error)) {
    throw error;
  }
  const { line, column = 1 } = error;
  const at = line === undefined ? undefined : { line, column };
  const explanation = explain(error, text, at, parseMdx);
  return {
    ...(explanation.at ?? at ?? fileStart),
    code: 'content/mdx-syntax',
    message: explanation.message,
    fix: explanation.fix,
  };
}
