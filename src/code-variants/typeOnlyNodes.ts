import { types as t } from '@babel/core';

/** Flags that only TypeScript sets on nodes that JavaScript has too. */
const typeScriptFlags = [
  'abstract',
  'accessibility',
  'declare',
  'definite',
  'override',
  'readonly',
  'typeArguments',
  'typeParameters',
] as const;

function isTypeKind(node: t.Node): boolean {
  return (
    ('importKind' in node && node.importKind === 'type') ||
    ('exportKind' in node && node.exportKind === 'type')
  );
}

function isTypeScript(node: t.Node): boolean {
  const flags = node as Partial<Record<(typeof typeScriptFlags)[number] | 'optional', unknown>>;
  return (
    node.type.startsWith('TS') ||
    isTypeKind(node) ||
    typeScriptFlags.some((flag) => flags[flag]) ||
    (flags.optional === true &&
      !t.isOptionalCallExpression(node) &&
      !t.isOptionalMemberExpression(node))
  );
}

/** Whether anything in the sample is TypeScript and not JavaScript. */
export function hasTypeScript(ast: t.File): boolean {
  let found = false;
  t.traverseFast(ast.program, (node) => {
    found ||= isTypeScript(node);
  });
  return found;
}

function isTypeOnlyDeclaration(node: t.Node | null | undefined): boolean {
  const { declare } = (node ?? {}) as { declare?: boolean };
  return (
    declare === true ||
    t.isTSInterfaceDeclaration(node) ||
    t.isTSTypeAliasDeclaration(node) ||
    t.isTSDeclareFunction(node) ||
    t.isTSNamespaceExportDeclaration(node) ||
    (t.isTSModuleDeclaration(node) && isTypeOnlyNamespace(node))
  );
}

function isTypeOnlyNamespace({ body }: t.TSModuleDeclaration): boolean {
  return t.isTSModuleBlock(body)
    ? body.body.every(isTypeOnlyStatement)
    : isTypeOnlyDeclaration(body);
}

/** Whether a statement declares, imports or exports types and nothing that exists at run time. */
export function isTypeOnlyStatement(node: t.Statement): boolean {
  const isExport = t.isExportNamedDeclaration(node) || t.isExportDefaultDeclaration(node);
  return isTypeKind(node) || isTypeOnlyDeclaration(isExport ? node.declaration : node);
}

/** A field that only states its type: `rows?: Row[];` but not `rows = [];`, `rows;` or `#rows: Row[];`. */
function isTypeOnlyField(node: t.ClassProperty): boolean {
  return (
    !node.value &&
    !node.decorators?.length &&
    Boolean(node.typeAnnotation || node.optional || node.accessibility || node.readonly)
  );
}

/** Whether a class member exists for the type checker alone. */
export function isTypeOnlyMember(node: t.ClassBody['body'][number]): boolean {
  const { abstract, declare } = node as { abstract?: boolean; declare?: boolean };
  return (
    abstract === true ||
    declare === true ||
    t.isTSIndexSignature(node) ||
    t.isTSDeclareMethod(node) ||
    (t.isClassProperty(node) && isTypeOnlyField(node))
  );
}

/** Whether a function or method has no body because it is an overload of one that has. */
export function isOverload(node: t.Node | null | undefined): boolean {
  if (t.isExportNamedDeclaration(node) || t.isExportDefaultDeclaration(node)) {
    return isOverload(node.declaration);
  }
  return (
    (t.isTSDeclareFunction(node) && !node.declare) ||
    (t.isTSDeclareMethod(node) && !node.abstract && !node.optional)
  );
}
