import type { Node } from 'estree-jsx';

/** Fields of JavaScript that hold a name, and never a variable: declared, labels, and those of other modules. */
const NAME_FIELDS = ['exported', 'id', 'imported', 'label', 'meta'];

/** Fields that hold the name of a member, but for brackets around them: `a.name`, `{ name: 1 }`. */
const MEMBER_FIELDS = ['key', 'property'];

function isNameOnly(field: string, parent: Node | undefined): boolean {
  const isComputed = parent !== undefined && 'computed' in parent && parent.computed;
  return NAME_FIELDS.includes(field) || (MEMBER_FIELDS.includes(field) && !isComputed);
}

/** True for `<Name>`, and for the first name of `<name.part>`; elements of HTML have small letters. */
function isComponent(name: string, field: string, parent: Node | undefined): boolean {
  return parent?.type === 'JSXMemberExpression'
    ? field === 'object'
    : parent?.type === 'JSXOpeningElement' && /^[^a-z][^-]*$/.test(name);
}

/**
 * The name of the variable that a node of JavaScript stands for; undefined for everything else, names of
 * members, keys, attributes, and elements of HTML included.
 *
 * @param field - The field of its parent that the node stands in.
 */
export function usedName(
  node: Node,
  field: string | undefined,
  parent: Node | undefined,
): string | undefined {
  const isUse =
    (node.type === 'Identifier' && !isNameOnly(field ?? '', parent)) ||
    (node.type === 'JSXIdentifier' && isComponent(node.name, field ?? '', parent));
  return isUse ? node.name : undefined;
}
