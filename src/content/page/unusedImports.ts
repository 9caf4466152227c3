import { SKIP, visit as visitCode } from 'estree-util-visit';
import type { Root } from 'mdast';
import type { LocalProblem } from '../problem';
import { statementsOf } from './declarations';
import { isJsxElement } from './jsx';
import { programsOf } from './programs';
import { startOfCode } from './startOf';
import { visit } from './visit';

/** Names that a page uses, as elements or in its JavaScript. */
function usedNames(tree: Root): Set<string> {
  const used = new Set<string>();
  visit(tree, (node) => {
    if (isJsxElement(node)) used.add(node.name?.split('.')[0] ?? '');
    programsOf(node).forEach((program) =>
      visitCode(program, (code, key) => {
        if (code.type === 'ImportDeclaration') return SKIP;
        if (code.type === 'Identifier' && key !== 'key') used.add(code.name);
        if (code.type === 'JSXIdentifier') used.add(code.name);
        return undefined;
      }),
    );
  });
  return used;
}

/** Files of Markdown that a page imports and never shows: their text is missing from it. */
export function unusedImports(tree: Root): LocalProblem[] {
  const imported = statementsOf(tree).flatMap((statement) =>
    statement.type === 'ImportDeclaration' && /\.mdx?$/.test(String(statement.source.value))
      ? statement.specifiers
      : [],
  );
  if (imported.length === 0) return [];
  const used = usedNames(tree);
  return imported
    .filter(({ local }) => !used.has(local.name))
    .map((specifier) => {
      const { name } = specifier.local;
      const message = `nothing on the page uses "${name}", so the text of the file is missing`;
      const fix = `write <${name} /> where it is to be shown, or remove the import`;
      return { ...startOfCode(specifier), code: 'content/unused-import', message, fix };
    });
}
