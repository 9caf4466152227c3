import type { Element } from 'hast';
import { isOtherVariant, type Attributes } from './prune';

/** A block of code: names of files, and the sources that they are the names of, each in their order. */
interface CodeBlock {
  readonly names: string[];
  /** Nothing for a source that is no part of the text. */
  readonly sources: (Element | undefined)[];
}

/** Names of the files of a block of code stand apart from them: each gets its own. */
export class NamedFiles {
  readonly #blocks: CodeBlock[] = [];
  /** Depths of the blocks that are open, the outermost first. */
  readonly #open: { readonly block: CodeBlock; readonly depth: number }[] = [];

  /**
   * An element begins, `depth` elements below others.
   *
   * @param element - Nothing for an element that is no part of the text.
   */
  enter(tagName: string, attributes: Attributes, depth: number, element?: Element): void {
    if (attributes['data-code-block'] !== undefined) {
      const block = { names: [], sources: [] };
      this.#blocks.push(block);
      this.#open.push({ block, depth });
    }
    if (this.#open.length === 0 || isOtherVariant(tagName, attributes)) return;
    const file = attributes['data-file'];
    for (const { block } of this.#open) {
      if (file !== undefined) block.names.push(file);
      if (tagName === 'pre') block.sources.push(element);
    }
  }

  /** The element at a depth ends. */
  leave(depth: number): void {
    if (this.#open.at(-1)?.depth === depth) this.#open.pop();
  }

  /** Tells each source the name of its file. */
  apply(): void {
    for (const { names, sources } of this.#blocks) {
      sources.forEach((source, index) => {
        if (source) source.properties.dataFile = names[index];
      });
    }
  }
}
