import { fileStart, type LocalProblem, type Position } from '../problem';
import { explainBraceInTag } from './attributeErrors';
import { positionAt } from './decode';
import { explainMarkInBraces } from './marksInBraces';
import type { ParseMdx } from './mdxParser';
import { missingEmptyLine } from './missingEmptyLine';
import { isParserMessage, textBefore, type Explanation, type ParserMessage } from './parserMessage';
import { explainTag } from './tagErrors';

/** What is wrong with a comment without end. */
export const openCommentMessage = 'the comment that starts here has no end';

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

/** The brace of a comment that lacks the end, or the brace behind it. */
function braceOfOpenComment(
  { ruleId, cause }: ParserMessage,
  text: string,
  at: Position | undefined,
): Position | undefined {
  if (cause instanceof Error && cause.message.startsWith('Unterminated comment')) {
    const end = at && { ...at, column: at.column + 1 };
    return openBrace(text, end);
  }
  const brace = ruleId === 'unexpected-eof' ? openBrace(text, at) : undefined;
  return brace && text.startsWith('{/*', textBefore(text, brace).length) ? brace : undefined;
}

/** The `import` or `export` of the statement that goes on at a position. */
function statementStart(text: string, at: Position | undefined): Position | undefined {
  const start = [...textBefore(text, at).matchAll(/^(?:import|export)\b/gm)].at(-1);
  return start && positionAt(text, start.index);
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
      const comment = braceOfOpenComment(error, text, at);
      if (comment) {
        return {
          at: comment,
          message: openCommentMessage,
          fix: 'close it with */}',
        };
      }
      const inTag = explainBraceInTag(error, text, at);
      if (inTag) return inTag;
      const mark = error.ruleId === 'acorn' ? explainMarkInBraces(text, at) : undefined;
      if (mark) return mark;
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
    case 'micromark-extension-mdxjs-esm': {
      const start = statementStart(text, at);
      const line = start && missingEmptyLine(text, start.line, parseMdx);
      if (line) {
        return {
          at: { line, column: 1 },
          message: 'no empty line is above the text, so it is read as a part of the statement',
          fix: 'write an empty line above it',
        };
      }
      return {
        at: start,
        message:
          'a line that starts with import or export is JavaScript in MDX, and this is not valid',
        fix: 'correct the statement, or let the line start with another word',
      };
    }
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
