import { mergeConflict } from './mergeConflict';
import { positionAt } from './page/decode';
import { fileStart, type Position } from './problem';

/** Where a text stops being JSON, and what to do about it. */
export interface JsonFault extends Position {
  readonly message: string;
  readonly fix: string;
}

/** What is wrong with the start of a text, if it is not only that the rest is missing. */
function fault(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    const offset = /at position (\d+)/.exec(message)?.[1];
    const isCutOff =
      message.startsWith('Unexpected end') ||
      (offset !== undefined && Number(offset) >= text.length);
    return isCutOff ? undefined : message;
  }
}

/** Where a text stops being JSON: not every message of the parser says so. */
function faultOffset(text: string): number {
  let good = 0;
  let bad = text.length + 1;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (fault(text.slice(0, middle)) === undefined) {
      good = middle;
    } else {
      bad = middle;
    }
  }
  return good;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with a text as a whole, of which the parser would tell the first character. */
function wholeFault(text: string): JsonFault | undefined {
  if (/^(?:\uFFFD{2}|.?\0)/.test(text)) {
    return { ...fileStart, message: 'the file is UTF-16', fix: 'save it as UTF-8' };
  }
  const conflict = mergeConflict(text);
  if (conflict) {
    return conflict;
  }
  const isMarked = text.startsWith('\uFEFF') && isJson(text.slice(1));
  return isMarked
    ? {
        ...fileStart,
        message: 'the file starts with a byte-order mark',
        fix: 'save it as UTF-8 without byte-order mark',
      }
    : undefined;
}

/** What keeps a text from being JSON; undefined if it is. */
export function jsonFault(text: string): JsonFault | undefined {
  if (isJson(text)) {
    return undefined;
  }
  const whole = wholeFault(text);
  if (whole) {
    return whole;
  }
  const isCutOff = fault(text) === undefined;
  return {
    ...positionAt(text, isCutOff ? text.trimEnd().length : faultOffset(text)),
    message: isCutOff ? 'the file ends too early to be JSON' : 'the file is not valid JSON here',
    fix: 'correct the syntax: double quotes, a comma between entries and none behind the last',
  };
}
