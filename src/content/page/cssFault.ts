import type PostCss from 'postcss';
import type { Position } from '../problem';

/** What is wrong with a sample, at a place in its code. */
export interface SampleFault extends Position {
  readonly message: string;
  readonly fix: string;
}

/** What to do about mistakes of CSS, by the start of what PostCSS says. */
const cssFixes: readonly (readonly [reason: string, fix: string])[] = [
  ['Unclosed block', 'add the } that is missing'],
  ['Unclosed comment', 'end it with */'],
  ['Unclosed string', 'add the closing quote'],
  ['Unclosed bracket', 'add the closing bracket'],
  ['Unexpected }', 'remove it, or add the { that it closes'],
  ['Missed semicolon', 'end the declaration with a semicolon'],
  ['Double colon', 'write one colon'],
  ['Unknown word', 'write each declaration as "property: value;"'],
];

/** The first thing in a text that is not CSS. */
export function cssFault(code: string): SampleFault | undefined {
  const postcss = require('postcss') as typeof PostCss;
  try {
    postcss.parse(code);
    return undefined;
  } catch (error) {
    const { reason, line = 1, column = 1 } = error as PostCss.CssSyntaxError;
    const message = `the sample is not valid CSS: ${reason}`;
    const known = cssFixes.find(([start]) => reason.startsWith(start));
    const fix = `${known?.[1] ?? 'correct the syntax'}; or name the language "text"`;
    return { line, column, message, fix };
  }
}
