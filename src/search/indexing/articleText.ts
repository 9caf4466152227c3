import { escapeText, escapeValue } from './escape';
import { isLeftOut, type Attributes } from './leftOut';
import { ReferenceTable } from './referenceTable';
import { wordsOf } from '../words';

/** Elements without content, which have no end tag. */
const empty = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Cells and blocks end where the next begins, which text alone would not show. */
const separated = new Set(['td', 'th', 'li', 'pre', 'summary', 'dt', 'dd']);

/** Pages keep source in it that readers open, and Pagefind would leave it out. */
const transparent = 'noscript';

const headings = new Set(['h1', 'h2', 'h3', 'h4']);

/** A block of code in the text: where its words go, and all that it says. */
interface Code {
  /** Number of the part of the document that is its content. */
  readonly part: number;
  text: string;
}

interface Heading {
  readonly depth: number;
  text: string;
}

/** What the index reads of an attribute: addresses of sections, and what is said to it. */
const isRead = (name: string): boolean => name === 'id' || name.startsWith('data-pagefind-');

function startTag(tagName: string, attributes: Attributes, more = ''): string {
  let tag = `<${tagName}`;
  for (const name in attributes) {
    if (isRead(name)) tag += ` ${name}="${escapeValue(attributes[name] ?? '')}"`;
  }
  return `${tag}${more}>`;
}

/**
 * Writes what the index is to see of an article while the article is parsed: its text in one code
 * variant, without chrome, and with a section for each row of the reference.
 */
export class ArticleText {
  readonly #parts: string[] = [];
  /** Text of the document but its code, as browsers would put it together. */
  #text = '';
  readonly #codes: Code[] = [];
  readonly #headings: Heading[] = [];
  readonly #openHeadings: Heading[] = [];
  #depth = 0;
  /** Depth of the element that is left out with all below it; 0 in the text. */
  #leftOut = 0;
  /** Depths of the elements below which tables are those of the reference. */
  readonly #references: number[] = [];
  #table?: { readonly depth: number; readonly rows: ReferenceTable };
  #code?: Code & { readonly depth: number };

  enter(tagName: string, attributes: Attributes): void {
    this.#depth += 1;
    if (this.#leftOut > 0) return;
    if (isLeftOut(tagName, attributes)) {
      this.#leftOut = this.#depth;
    } else if (this.#table) {
      this.#table.rows.enter(tagName, attributes, this.#depth);
    } else if (tagName === 'table' && this.#references.length > 0) {
      this.#table = { depth: this.#depth, rows: new ReferenceTable() };
    } else if (!this.#code && tagName !== transparent) {
      this.#write(tagName, attributes);
    }
  }

  leave(tagName: string): void {
    const depth = this.#depth;
    this.#depth -= 1;
    if (this.#leftOut > 0) {
      if (depth === this.#leftOut) this.#leftOut = 0;
    } else if (this.#table) {
      if (depth === this.#table.depth) this.#endTable(this.#table.rows);
      else this.#table.rows.leave(depth);
    } else if (tagName !== transparent && (!this.#code || depth === this.#code.depth)) {
      this.#end(tagName, depth);
    }
  }

  addText(text: string): void {
    if (this.#leftOut > 0) return;
    if (this.#table) this.#table.rows.addText(text);
    else if (this.#code) this.#code.text += text;
    else this.#add(text);
  }

  /** Texts of the headings down to the fourth level. */
  get headings(): string[] {
    return this.#headings.map(({ text }) => text);
  }

  /**
   * The document. Code is found by its words, of which most stand in the text as well: what is new
   * stays, once. The rest would make up half of what a browser loads for a result.
   */
  get html(): string {
    const parts = [...this.#parts];
    const known = new Set(wordsOf(this.#text, 'en'));
    for (const { part, text } of this.#codes) {
      const words = wordsOf(text, 'en').filter((word) => !known.has(word) && word.length > 2);
      const fresh = [...new Set(words)];
      for (const word of fresh) known.add(word);
      parts[part] = escapeText(`${fresh.join(' ')} `);
    }
    return parts.join('');
  }

  #add(text: string): void {
    this.#text += text;
    this.#parts.push(escapeText(text));
    for (const heading of this.#openHeadings) heading.text += text;
  }

  #write(tagName: string, attributes: Attributes): void {
    if (attributes['data-api-reference'] !== undefined) this.#references.push(this.#depth);
    if (headings.has(tagName)) {
      const heading = { depth: this.#depth, text: '' };
      this.#headings.push(heading);
      this.#openHeadings.push(heading);
    }
    if (tagName === 'pre') {
      this.#parts.push(startTag(tagName, attributes, ' data-pagefind-weight="0.4"'));
      this.#code = { depth: this.#depth, part: this.#parts.push('') - 1, text: '' };
      this.#codes.push(this.#code);
    } else {
      this.#parts.push(startTag(tagName, attributes));
    }
  }

  #end(tagName: string, depth: number): void {
    if (this.#references.at(-1) === depth) this.#references.pop();
    if (this.#openHeadings.at(-1)?.depth === depth) this.#openHeadings.pop();
    if (this.#code) this.#code = undefined;
    else if (separated.has(tagName)) this.#add(' ');
    if (!empty.has(tagName)) this.#parts.push(`</${tagName}>`);
  }

  #endTable(rows: ReferenceTable): void {
    this.#table = undefined;
    for (const { html, name, text } of rows.sections()) {
      this.#text += name + text;
      this.#parts.push(html);
      this.#headings.push({ depth: 0, text: name });
    }
  }
}
