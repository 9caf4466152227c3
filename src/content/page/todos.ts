import type { Node, Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { isParent } from './blocks';
import { startOf } from './startOf';
import type { Todo } from './types';

/** What is left to do according to a text that begins with `TODO:`; undefined for other texts. */
export function todoText(text: string): string | undefined {
  return /^\s*TODO:\s*([^]*?)\s*$/.exec(text)?.[1];
}

/** Comments of a page that say what is still to be written: `{/* TODO: … *\/}`. */
export function readTodos(tree: Root): Todo[] {
  const todos: Todo[] = [];

  function visit(node: Node): void {
    const { type, data } = node as Root['children'][number];
    if (type === 'mdxFlowExpression' || type === 'mdxTextExpression') {
      const { comments = [] } =
        (data as { estree?: { comments?: { value: string }[] } }).estree ?? {};
      for (const { value } of comments) {
        const text = todoText(value);
        todos.push(...(text === undefined ? [] : [{ ...startOf(node), text }]));
      }
    }
    if (isParent(node)) {
      node.children.forEach(visit);
    }
  }

  visit(tree);
  return todos;
}
