import type { Root } from 'mdast';

/** Names of components on a page. */
export interface PageNames {
  /** Components of elements, those in expressions and in components of the page's own too. */
  readonly used: ReadonlySet<string>;
  /** What the page imports or declares itself. */
  readonly declared: ReadonlySet<string>;
}

/** What the nodes of Markdown and of the JavaScript in it have in common. */
interface AnyNode {
  readonly type?: string;
  readonly name?: unknown;
  readonly local?: { readonly name: string };
  readonly id?: { readonly name?: string } | null;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null;

/** `Tabs` for the element `Tabs.Panel` as well. */
function noteUsed({ type, name }: AnyNode, used: Set<string>): void {
  if (type?.startsWith('mdxJsx') && typeof name === 'string') {
    used.add(name.split('.')[0] ?? '');
  } else if (type === 'JSXIdentifier') {
    used.add(String(name));
  }
}

function noteDeclared({ type, local, id }: AnyNode, declared: Set<string>): void {
  if (type?.startsWith('Import') && local) {
    declared.add(local.name);
  } else if ((type === 'VariableDeclarator' || type?.endsWith('Declaration')) && id?.name) {
    declared.add(id.name);
  }
}

/** Names that a page uses and declares. A name in an inner scope counts as declared, which is rare. */
export function namesIn(tree: Root): PageNames {
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach(visit);
    } else if (isNode(value)) {
      noteUsed(value, used);
      noteDeclared(value, declared);
      for (const [key, child] of Object.entries(value)) {
        if (key !== 'position') visit(child);
      }
    }
  };
  visit(tree.children);
  return { used, declared };
}
