interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Characters that would continue the statement before them if what stands between were gone. */
const continuesStatement = /^[([`+\-*/<]/;

/** Collects changes to a text by offset and applies them at once, so that no offset ever shifts. */
export class TextEdits {
  readonly #edits: Edit[] = [];

  constructor(readonly source: string) {}

  /** Puts `text` in the place of `start` to `end`; a change inside a removed range is dropped. */
  replace(start: number, end: number, text: string): void {
    this.#edits.push({ start, end, text });
  }

  remove(start: number, end: number): void {
    this.replace(start, end, '');
  }

  /** Removes a range and, where nothing else stands on its lines, the lines too. */
  removeLines(start: number, end: number): void {
    if (this.#standsAlone(start, end)) {
      const nextLine = this.source.indexOf('\n', end);
      this.remove(this.lineStart(start), nextLine === -1 ? this.source.length : nextLine + 1);
    } else {
      this.remove(start, end);
    }
  }

  /**
   * Removes a statement or class member. Code written without semicolons gets one before what
   * follows, where that would otherwise continue what stands above.
   */
  removeDeclaration(start: number, end: number, options: { keepLine: boolean }): void {
    if (options.keepLine) this.remove(start, end);
    else this.removeLines(start, end);
    const rest = this.source.slice(end).replace(/^(?:\s|\/\/.*|\/\*[^]*?\*\/)+/, '');
    const next = this.source.length - rest.length;
    if (continuesStatement.test(rest)) this.replace(next, next, ';');
  }

  /** Offset at which the line of `offset` begins. */
  lineStart(offset: number): number {
    return this.source.lastIndexOf('\n', offset - 1) + 1;
  }

  apply(): string {
    let result = '';
    let position = 0;
    for (const { start, end, text } of this.#ordered()) {
      if (start >= position) result += this.source.slice(position, start) + text;
      position = Math.max(position, end);
    }
    return result + this.source.slice(position);
  }

  /** Offset in the source of the character that stands at `offset` in the applied text. */
  toSourceOffset(offset: number): number {
    let shift = 0;
    let position = 0;
    for (const { start, end, text } of this.#ordered()) {
      if (start - shift > offset) break;
      const removed = end - Math.max(start, position);
      if (removed > 0 || text !== '')
        shift += Math.max(removed, 0) - (start >= position ? text.length : 0);
      position = Math.max(position, end);
    }
    return Math.min(offset + shift, this.source.length);
  }

  #ordered(): Edit[] {
    return [...this.#edits].sort((a, b) => a.start - b.start || b.end - a.end);
  }

  #standsAlone(start: number, end: number): boolean {
    const nextLine = this.source.indexOf('\n', end);
    const before = this.source.slice(this.lineStart(start), start);
    const after = this.source.slice(end, nextLine === -1 ? undefined : nextLine);
    return before.trim() === '' && after.trim() === '';
  }
}
