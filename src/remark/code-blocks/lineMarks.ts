/** How a line stands out. */
export type LineMark = 'highlight' | 'added' | 'removed' | 'focus';

/** Code without its marking comments, and the marks by line, counted from 0. */
export interface MarkedCode {
  readonly code: string;
  readonly marks: ReadonlyMap<number, LineMark>;
}

/** Lines of a sample as its author wrote it, without those that readers do not see or run. */
export interface MarkedSample extends MarkedCode {
  /** The line of the sample, counted from 1, that each line of the code comes from. */
  readonly sourceLines: readonly number[];
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

/** A marking comment that waits for its line, or for its end. */
interface OpenMark {
  readonly mark: LineMark;
  readonly line: number;
}

/** Two marks of one line: only one can be shown. */
function assertNone(open: OpenMark | undefined, { mark, line }: OpenMark, half: string): void {
  if (open) {
    throw new LineMarkError(
      `${mark}-${half} stands below ${open.mark}-${half} of the same lines -> leave one mark to each line`,
      line,
    );
  }
}

/**
 * Takes the marking comments out of a sample.
 *
 * @param highlighted lines that the first line of the fence names, counted from 1 with the comments.
 * @throws {LineMarkError} where a `-start` has no `-end`, or the other way round, for a `-next-line`
 * on the last line, and for two of a kind where only one can count.
 */
export function extractLineMarks(
  source: string,
  highlighted: ReadonlySet<number> = new Set(),
): MarkedSample {
  const lines: string[] = [];
  const sourceLines: number[] = [];
  const marks = new Map<number, LineMark>();
  let pending: OpenMark | undefined;
  let region: OpenMark | undefined;
  source.split('\n').forEach((text, index) => {
    const [, word, place] = MARKING_COMMENT.exec(text) ?? [];
    const mark = word as LineMark | undefined;
    if (!mark) {
      const lineMark = highlighted.has(index + 1) ? 'highlight' : (pending ?? region)?.mark;
      if (lineMark) {
        marks.set(lines.length, lineMark);
      }
      pending = undefined;
      lines.push(text);
      sourceLines.push(index + 1);
    } else if (place === 'next-line') {
      const next = { mark, line: index + 1 };
      assertNone(pending, next, place);
      pending = next;
    } else if (place === 'start') {
      const next = { mark, line: index + 1 };
      assertNone(region, next, place);
      region = next;
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
  return { code: lines.join('\n'), marks, sourceLines };
}

/**
 * The code as it is after the change that it shows. A sample with its removed lines declares things
 * twice, so only this can be read as a program.
 */
export function withoutRemovedLines({ code, marks, sourceLines }: MarkedSample): MarkedSample {
  const kept = [...code.split('\n').entries()].filter(([index]) => marks.get(index) !== 'removed');
  const keptMarks = kept.flatMap(([index], line): [number, LineMark][] => {
    const mark = marks.get(index);
    return mark ? [[line, mark]] : [];
  });
  return {
    code: kept.map(([, text]) => text).join('\n'),
    marks: new Map(keptMarks),
    sourceLines: kept.flatMap(([index]) => sourceLines[index] ?? []),
  };
}
