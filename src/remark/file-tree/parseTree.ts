/** A file or folder of a drawn tree. */
export interface TreeEntry {
  readonly name: string;
  readonly isFolder: boolean;
  readonly comment?: string;
  readonly children: readonly TreeEntry[];
}

/** A line of a file tree that can't be read. */
export class FileTreeError extends Error {
  override readonly name = 'FileTreeError';

  constructor(
    message: string,
    /** Line in the fence, counted from 1. */
    readonly line: number,
  ) {
    super(message);
  }
}

const LINE = /^(\s*)(.+?)(?:\s{2,}#\s*(.*))?$/;

interface MutableEntry extends TreeEntry {
  readonly children: MutableEntry[];
}

/**
 * Reads a tree drawn by indentation: two spaces for each level, folders end in a slash, a comment
 * stands behind two spaces and `#`.
 *
 * @throws {FileTreeError} for an odd or skipped level and for an entry inside of a file.
 */
export function parseTree(source: string): TreeEntry[] {
  const root: MutableEntry = { name: '', isFolder: true, children: [] };
  const path: MutableEntry[] = [root];
  source.split('\n').forEach((text, index) => {
    if (!text.trim()) {
      return;
    }
    const [, indentation = '', label = '', comment] = LINE.exec(text.trimEnd()) ?? [];
    // A tab has no width that author and reader agree on.
    const depth = /[^ ]/.test(indentation) ? NaN : indentation.length / 2;
    if (!Number.isInteger(depth) || depth > path.length - 1) {
      throw new FileTreeError(
        'wrong indentation in a file tree -> use two spaces for each level',
        index + 1,
      );
    }
    const parent = path[depth] ?? root;
    if (!parent.isFolder) {
      throw new FileTreeError(
        `"${parent.name}" is a file but holds "${label}" -> end a folder's name with a slash`,
        index + 1,
      );
    }
    const entry: MutableEntry = {
      name: label.replace(/\/$/, ''),
      isFolder: label.endsWith('/'),
      ...(comment && { comment }),
      children: [],
    };
    parent.children.push(entry);
    path.splice(depth + 1, path.length, entry);
  });
  return root.children;
}
