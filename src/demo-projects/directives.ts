/** What comments of a demo say to the portal, and the text without them. */
export interface Directives {
  readonly text: string;
  /** First line of the preview and the line behind its last, counted from 0, in `text`. */
  readonly preview?: readonly [start: number, end: number];
  readonly fontStylesheets: readonly string[];
}

const DIRECTIVE =
  /^[ \t]*(?:\/\/|\{\/\*)[ \t]*(?:(?<mark>preview-start|preview-end)|font-stylesheet:[ \t]*(?<font>\S+))[ \t]*(?:\*\/\})?[ \t]*$/;

/** A preview mark without its other half, or a second preview. */
export class DirectiveError extends Error {
  override readonly name = 'DirectiveError';

  constructor(
    readonly what: string,
    readonly fix: string,
    /** Line in the module, counted from 1. */
    readonly line: number,
  ) {
    super(`${what} -> ${fix}`);
  }
}

/**
 * Takes the directives out of a module: `// preview-start` and `// preview-end`, as comments of
 * TypeScript or of JSX, and `// font-stylesheet: PATH`.
 *
 * @throws {DirectiveError} for a preview that has no end, no start or a second part.
 */
export function readDirectives(source: string): Directives {
  const lines: string[] = [];
  const fontStylesheets: string[] = [];
  let start: number | undefined;
  let startLine = 0;
  let end: number | undefined;
  let isAfterDirective = false;
  source.split('\n').forEach((line, index) => {
    const { mark, font } = DIRECTIVE.exec(line)?.groups ?? {};
    // Where a directive stood alone, of the two blank lines around it one is left.
    const isLeftOver = isAfterDirective && !line.trim() && !lines.at(-1)?.trim();
    isAfterDirective = mark !== undefined || font !== undefined;
    if (font) {
      fontStylesheets.push(font);
    } else if (mark === 'preview-start') {
      if (start !== undefined) {
        throw new DirectiveError('a second preview-start', 'keep one preview', index + 1);
      }
      start = lines.length;
      startLine = index + 1;
    } else if (mark === 'preview-end') {
      if (start === undefined || end !== undefined) {
        const what = 'preview-end without preview-start';
        throw new DirectiveError(what, 'add the start above it, or remove the end', index + 1);
      }
      end = lines.length;
    } else if (!isLeftOver) {
      lines.push(line);
    }
  });
  if (start !== undefined && end === undefined) {
    const what = 'preview-start without preview-end';
    throw new DirectiveError(what, 'add the end below it, or remove the start', startLine);
  }
  return {
    text: lines.join('\n'),
    ...(start !== undefined && end !== undefined && { preview: [start, end] as const }),
    fontStylesheets,
  };
}
