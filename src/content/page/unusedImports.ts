import { SKIP, visit as visitCode } from 'estree-util-visit';
import type { Root } from 'mdast';
import type { LocalProblem } from '../problem';
import { statementsOf } from './declarations';
import { isJsxElement } from './jsx';
import { programsOf } from './programs';
import { startOfCode } from './startOf';
import { usedName } from './usedName';
import { visit } from './visit';

/** Statements that may name what is in another module. */
const SOURCED = ['ExportAllDeclaration', 'ExportNamedDeclaration', 'ImportDeclaration'];

/** Names that a page uses, as elements or in its JavaScript. */
function usedNames(tree: Root): Set<string> {
  const used = new Set<string>();
  visit(tree, (node) => {
    if (isJsxElement(node)) used.add(node.name?.split('.')[0] ?? '');
    programsOf(node).forEach((program) =>
      visitCode(program, (code, field, _index, ancestors) => {
        // What is handed on from another module is not what the page imports.
        if (SOURCED.includes(code.type) && 'source' in code && code.source) return SKIP;
        const name = usedName(code, field, ancestors.at(-1));
        if (name !== undefined) used.add(name);
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
