import type { Position } from '../problem';

/** The part of a `VFileMessage` that is read here. */
export interface ParserMessage {
  readonly reason: string;
  readonly ruleId?: string;
  readonly source?: string;
  readonly line?: number;
  readonly column?: number;
  /** What the parser of JavaScript has thrown. */
  readonly cause?: unknown;
}

/** What a message comes to in plain words; without a place, it is that of the message. */
export interface Explanation {
  readonly at?: Position;
  readonly message: string;
  readonly fix: string;
}

/** True for what the parser throws on purpose. */
export function isParserMessage(error: unknown): error is ParserMessage {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string';
}

/** All text of a page in front of a position; the whole text if there is none. */
export function textBefore(text: string, end: Position | undefined): string {
  if (!end) {
    return text;
  }
  const lines = text.split('\n').slice(0, end.line);
  const last = lines.pop() ?? '';
  return [...lines, last.slice(0, end.column - 1)].join('\n');
}
