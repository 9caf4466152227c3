import type { Definition, FootnoteDefinition, Root } from 'mdast';
import type { LocalProblem } from '../problem';
import { startOf } from './startOf';
import { visit } from './visit';

interface Uses {
  readonly definitions: (Definition | FootnoteDefinition)[];
  /** Kind and name of each link, picture, and mark that needs a definition. */
  readonly needed: Set<string>;
}

function keyOf({ type, identifier }: Definition | FootnoteDefinition): string {
  return `${type} ${identifier}`;
}

function usesIn(tree: Root): Uses {
  const uses: Uses = { definitions: [], needed: new Set() };
  visit(tree, (node) => {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') {
      uses.definitions.push(node);
    } else if (node.type === 'linkReference' || node.type === 'imageReference') {
      uses.needed.add(`definition ${node.identifier}`);
    } else if (node.type === 'footnoteReference') {
      uses.needed.add(`footnoteDefinition ${node.identifier}`);
    }
  });
  return uses;
}

/** True for a definition that is used as a comment where Markdown has none. */
export function isComment({ type, identifier }: Definition | FootnoteDefinition): boolean {
  return type === 'definition' && ['//', 'comment'].includes(identifier);
}

/** Definitions of links and footnotes that show nothing: nobody mentions them, or another came first. */
export function definitionProblems(tree: Root): LocalProblem[] {
  const { definitions, needed } = usesIn(tree);
  const first = new Map<string, number>();
  return definitions.flatMap((node): LocalProblem[] => {
    const at = startOf(node);
    const key = keyOf(node);
    if (isComment(node)) {
      const message = 'MDX has comments of its own, and this defines a link';
      return [{ ...at, code: 'content/definition', message, fix: 'write {/* … */}' }];
    }
    const name = `[${node.type === 'definition' ? '' : '^'}${node.label ?? node.identifier}]`;
    const line = first.get(key);
    if (line !== undefined) {
      const message = `${name} is already defined in line ${line}`;
      return [
        { ...at, code: 'content/definition', message, fix: 'give one of the two another name' },
      ];
    }
    first.set(key, at.line);
    if (needed.has(key)) {
      return [];
    }
    const message = `nothing on the page uses ${name}`;
    return [{ ...at, code: 'content/definition', message, fix: 'use it, or remove it' }];
  });
}
