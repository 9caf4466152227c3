import type { Position } from '../problem';
import { positionAt } from './decode';
import { textBefore, type Explanation, type ParserMessage } from './parserMessage';

const commentInTag = {
  message: 'a comment has no place among attributes',
  fix: 'write it above the tag, or remove it',
};

/** Says in plain words what the parser has against braces among attributes. */
export function explainBraceInTag(
  { ruleId }: ParserMessage,
  text: string,
  at: Position | undefined,
): Explanation | undefined {
  const from = textBefore(text, at).lastIndexOf('{');
  const brace = positionAt(text, from);
  if (ruleId === 'unexpected-empty-expression') {
    const isValue = /=\s*$/.test(text.slice(Math.max(0, from - 20), from));
    const noValue = {
      message: 'the braces hold no value for the attribute',
      fix: 'write one, or leave the attribute out',
    };
    return { at: brace, ...(isValue ? noValue : commentInTag) };
  }
  const name = /^\{\s*([A-Za-z]\w*)\s*\}/.exec(text.slice(from, from + 100))?.[1];
  return ruleId === 'non-spread' && name
    ? {
        at: brace,
        message: `{${name}} is no attribute without a name`,
        fix: `write ${name}={${name}}`,
      }
    : undefined;
}

/** An attribute whose value has no quotes, in the words of the page. */
function explainValue(text: string, at: Position | undefined): Explanation | undefined {
  const before = textBefore(text, at);
  const name = /[\w-]+(?=\s?=\s?$)/.exec(before.slice(-60))?.[0];
  const value = /^[^\s>"'{}<]+/.exec(text.slice(before.length, before.length + 200))?.[0];
  if (!name || !value) return undefined;
  if (value === '/' || value.includes('=')) {
    return { message: `${name} has no value behind its =`, fix: `write ${name}="…"` };
  }
  // The slash may be that of the tag.
  const own = /^[^/]+\/$/.test(value) ? value.slice(0, -1) : value;
  return { message: `the value of ${name} has no quotes`, fix: `write ${name}="${own}"` };
}

/** What stands between attributes and is none. */
function explainSeparator(
  reason: string,
  text: string,
  at: Position | undefined,
): Explanation | undefined {
  if (reason.includes('JS comments')) {
    return { at: at && { ...at, column: at.column - 1 }, ...commentInTag };
  }
  if (/`,`.* (?:before|after) attribute name/.test(reason)) {
    return { message: 'a comma stands between attributes', fix: 'write a space alone' };
  }
  if (reason.includes('before local attribute name')) {
    const name = /[\w-]+(?=:\s*$)/.exec(textBefore(text, at).slice(-60))?.[0];
    const message = 'a colon stands between the name and the value of an attribute';
    return name ? { message, fix: `write ${name}="…"` } : undefined;
  }
  return undefined;
}

/** Says in plain words what the parser has against an attribute; undefined if it speaks of something else. */
export function explainAttribute(
  reason: string,
  text: string,
  at: Position | undefined,
): Explanation | undefined {
  if (/[“”‘’].* before attribute value/.test(reason)) {
    return {
      message: 'the quotes around the value of the attribute are typographic',
      fix: 'write straight ones: name="value"',
    };
  }
  const separator = explainSeparator(reason, text, at);
  if (separator) return separator;
  return reason.includes('before attribute value') ? explainValue(text, at) : undefined;
}
