import type * as TypeScript from 'typescript';
import { TextEdits } from '../code-variants/textEdits';
import type { Change } from './changes';
import { formatSource } from './formatSource';
import type { EntrySource } from './navigationSource';
import type { Placement } from './placement';

/** Changes to the files of the navigation spec, collected by their places in the source. */
export class NavigationEdits {
  readonly #files = new Map<string, TextEdits>();

  #editsOf(node: TypeScript.Node): TextEdits {
    const { fileName, text } = node.getSourceFile();
    const edits = this.#files.get(fileName) ?? new TextEdits(text);
    this.#files.set(fileName, edits);
    return edits;
  }

  /** Puts the source of an entry where it belongs. */
  insert(entry: string, { list, after }: Placement): void {
    // Of an entry that a constant holds, this is the place where the constant is used.
    const before = after?.element ?? list.literal.elements.at(-1);
    if (before) {
      this.#editsOf(before).replace(before.getEnd(), before.getEnd(), `,\n${entry}`);
    } else {
      const start = list.literal.getStart() + 1;
      this.#editsOf(list.literal).replace(start, start, entry);
    }
  }

  /** Takes an entry out of its list, with the groups that would be empty without it. */
  remove(entry: EntrySource): void {
    const { parent, element } = entry;
    if (parent?.children?.entries.length === 1) {
      this.remove(parent);
      return;
    }
    const { text } = element.getSourceFile();
    const comma = /^\s*,/.exec(text.slice(element.getEnd()))?.[0] ?? '';
    this.#editsOf(element).remove(element.getFullStart(), element.getEnd() + comma.length);
  }

  /** Puts a text in the place of a node. */
  replace(node: TypeScript.Node, text: string): void {
    this.#editsOf(node).replace(node.getStart(), node.getEnd(), text);
  }

  /** The changed files, formatted. */
  async changes(): Promise<Change[]> {
    return Promise.all(
      [...this.#files].map(async ([file, edits]) => {
        return { file, before: edits.source, after: await formatSource(edits.apply()) };
      }),
    );
  }
}

/** Source of a page's entry. */
export function entrySource(pathname: string, title?: string): string {
  const label = title === undefined ? '' : `, title: ${JSON.stringify(title)}`;
  return `{ pathname: '${pathname}'${label} }`;
}
