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
  if (!node) return false;
  if ('declare' in node && node.declare === true) return true;
  return (
    t.isTSInterfaceDeclaration(node) ||
    t.isTSTypeAliasDeclaration(node) ||
    t.isTSDeclareFunction(node) ||
    t.isTSNamespaceExportDeclaration(node) ||
    (t.isTSModuleDeclaration(node) && isTypeOnlyNamespace(node)) ||
    (t.isTSImportEqualsDeclaration(node) && node.importKind === 'type')
  );
}

function isTypeOnlyNamespace({ body }: t.TSModuleDeclaration): boolean {
  return t.isTSModuleBlock(body)
    ? body.body.every(isTypeOnlyStatement)
    : isTypeOnlyDeclaration(body);
}

/** Whether a statement declares, imports or exports types and nothing that exists at run time. */
export function isTypeOnlyStatement(node: t.Statement): boolean {
  if (t.isExportNamedDeclaration(node) || t.isImportDeclaration(node)) {
    const { specifiers } = node;
    return (
      isTypeKind(node) ||
      (t.isExportNamedDeclaration(node) && isTypeOnlyDeclaration(node.declaration)) ||
      (specifiers.length > 0 && specifiers.every(isTypeKind))
    );
  }
  if (t.isExportDefaultDeclaration(node)) return isTypeOnlyDeclaration(node.declaration);
  return isTypeKind(node) || isTypeOnlyDeclaration(node);
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

/** Name of a function or method signature without a body, which declares an overload. */
export function overloadName(node: t.Node | undefined): string | undefined {
  if (t.isExportNamedDeclaration(node) || t.isExportDefaultDeclaration(node)) {
    return overloadName(node.declaration ?? undefined);
  }
  if (t.isTSDeclareFunction(node)) return node.declare ? undefined : (node.id?.name ?? 'default');
  if (!t.isTSDeclareMethod(node) || node.abstract) return undefined;
  return t.isIdentifier(node.key) ? node.key.name : undefined;
}
