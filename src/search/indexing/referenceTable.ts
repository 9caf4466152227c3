import { escapeText, escapeValue } from './escape';
import type { Attributes } from './leftOut';

/** A row of a reference table, as far as it has been read. */
interface Row {
  readonly id: string;
  /** Depth of the row among the elements that are open. */
  readonly depth: number;
  /** Text of the first link in it. */
  name?: string;
  /** Depth of that link while it is open. */
  link?: number;
  readonly cells: string[];
}

/** A row as a section: what it names, and what is said of it. */
export interface RowSection {
  readonly html: string;
  readonly name: string;
  readonly text: string;
}

function sectionOf({ id, name = '', cells }: Row): RowSection {
  const heading = name.trim();
  const text = cells
    .slice(1)
    .map((cell) => cell.trim())
    .join('. ');
  const html =
    `<div><h4 data-pagefind-weight="4" id="${escapeValue(id)}">${escapeText(heading)}</h4>` +
    `<p>${escapeText(text)}</p></div>`;
  return { html, name: heading, text };
}

/**
 * Reads a table of the reference, whose rows become sections of their own, so that a prop can be found
 * and linked to. Rows without an address are none.
 */
export class ReferenceTable {
  readonly #rows: Row[] = [];
  /** Rows that are open: those of tables in a cell stand in a row. */
  readonly #open: Row[] = [];
  /** Depth of the heads that are open, in which no rows are sections. */
  readonly #heads: number[] = [];

  enter(tagName: string, attributes: Attributes, depth: number): void {
    if (tagName === 'thead' || tagName === 'tfoot') this.#heads.push(depth);
    for (const open of this.#open) {
      if (depth === open.depth + 1) open.cells.push('');
      if (tagName === 'a' && open.name === undefined) {
        open.name = '';
        open.link = depth;
      }
    }
    if (tagName === 'tr' && attributes.id !== undefined && this.#heads.length === 0) {
      const next: Row = { id: attributes.id, depth, cells: [] };
      this.#rows.push(next);
      this.#open.push(next);
    }
  }

  leave(depth: number): void {
    if (this.#heads.at(-1) === depth) this.#heads.pop();
    for (const row of this.#open) if (row.link === depth) row.link = undefined;
    if (this.#open.at(-1)?.depth === depth) this.#open.pop();
  }

  addText(text: string): void {
    for (const row of this.#open) {
      if (row.link !== undefined) row.name += text;
      const last = row.cells.length - 1;
      if (last >= 0) row.cells[last] += text;
    }
  }

  /** Its rows, in their order. */
  sections(): RowSection[] {
    return this.#rows.map(sectionOf);
  }
}
