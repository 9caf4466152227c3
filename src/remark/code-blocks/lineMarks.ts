/** How a line stands out. */
export type LineMark = 'highlight' | 'added' | 'removed' | 'focus';

/** Code without its marking comments, and the marks by line, counted from 0. */
export interface MarkedCode {
  readonly code: string;
  readonly marks: ReadonlyMap<number, LineMark>;
}

/** Every way in which a line stands out. */
export const LINE_MARKS: readonly LineMark[] = ['highlight', 'added', 'removed', 'focus'];

/** A comment of its own line in any of the languages that pages use: `// added-next-line`, `# focus-start`. */
const MARKING_COMMENT = new RegExp(
  `^\\s*(?://|#|/\\*|\\{/\\*|<!--)\\s*(${LINE_MARKS.join('|')})-(next-line|start|end)\\s*(?:\\*/\\}?|-->)?\\s*$`,
);

/** A marking comment without its other half, or without a line to mark. */
export class LineMarkError extends Error {
  override readonly name = 'LineMarkError';

  constructor(
    message: string,
    /** Line in the sample, counted from 1. */
    readonly line: number,
  ) {
    super(message);
  }
}

/**
 * Takes the marking comments out of a sample.
 *
 * @throws {LineMarkError} where a `-start` has no `-end`, or the other way round, and for a `-next-line`
 * on the last line.
 */
export function extractLineMarks(source: string): MarkedCode {
  const lines: string[] = [];
  const marks = new Map<number, LineMark>();
  let pending: { readonly mark: LineMark; readonly line: number } | undefined;
  let region: { readonly mark: LineMark; readonly line: number } | undefined;
  source.split('\n').forEach((text, index) => {
    const match = MARKING_COMMENT.exec(text);
    const mark = match?.[1] as LineMark | undefined;
    if (!match || !mark) {
      const lineMark = (pending ?? region)?.mark;
      if (lineMark) {
        marks.set(lines.length, lineMark);
      }
      pending = undefined;
      lines.push(text);
    } else if (match[2] === 'next-line') {
      pending = { mark, line: index + 1 };
    } else if (match[2] === 'start') {
      region = { mark, line: index + 1 };
    } else if (region?.mark === mark) {
      region = undefined;
    } else {
      throw new LineMarkError(
        `${mark}-end without ${mark}-start -> add the start or remove the end`,
        index + 1,
      );
    }
  });
  if (region) {
    throw new LineMarkError(
      `${region.mark}-start without ${region.mark}-end -> add the end`,
      region.line,
    );
  }
  if (pending) {
    throw new LineMarkError(
      `no line follows ${pending.mark}-next-line -> put it above the line that it marks`,
      pending.line,
    );
  }
  return { code: lines.join('\n'), marks };
}

/**
 * The code as it is after the change that it shows. A sample with its removed lines declares things
 * twice, so only this can be read as a program.
 */
export function withoutRemovedLines({ code, marks }: MarkedCode): MarkedCode {
  const kept = [...code.split('\n').entries()].filter(([index]) => marks.get(index) !== 'removed');
  const keptMarks = kept.flatMap(([index], line): [number, LineMark][] => {
    const mark = marks.get(index);
    return mark ? [[line, mark]] : [];
  });
  return { code: kept.map(([, text]) => text).join('\n'), marks: new Map(keptMarks) };
}
