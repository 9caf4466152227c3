import type { Literal, Program } from 'estree';
import { visit } from 'estree-util-visit';
import { namesIn } from './declarations';
import { startOfCode } from './startOf';
import type { ModuleImport } from './types';

/** What `import` and `export` lines of a page bring in. */
export interface Esm {
  readonly imports: readonly ModuleImport[];
  readonly declared: readonly string[];
}

function sourceOf(source: Literal): ModuleImport {
  return { specifier: String(source.value), ...startOfCode(source) };
}

/** Files that code of a page asks for where it needs them: `require('./picture.png').default`. */
export function requiredModules(program: Program): ModuleImport[] {
  const modules: ModuleImport[] = [];
  visit(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    const [argument] = node.arguments;
    if (node.callee.name !== 'require' || argument?.type !== 'Literal') return;
    // A loader in front of the name is for the bundler alone.
    if (typeof argument.value === 'string' && /^(?:\.|@site\/)[^!]*$/.test(argument.value)) {
      modules.push(sourceOf(argument));
    }
  });
  return modules;
}

/** Reads the modules that a page imports, and the names that it may use afterwards. */
export function readEsm(program: Program): Esm {
  const imports: ModuleImport[] = [];
  const declared: string[] = [];
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const names = statement.specifiers.flatMap((specifier) =>
        specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
          ? [specifier.imported.name]
          : [],
      );
      const whole = statement.specifiers.find(({ type }) => type === 'ImportDefaultSpecifier');
      imports.push({
        ...sourceOf(statement.source),
        names: [...names, ...(whole ? ['default'] : [])],
        ...(whole && { local: whole.local.name }),
      });
      declared.push(...statement.specifiers.map(({ local }) => local.name));
    } else if (statement.type === 'ExportAllDeclaration') {
      imports.push(sourceOf(statement.source));
    } else if (statement.type === 'ExportNamedDeclaration') {
      if (statement.source) {
        imports.push(sourceOf(statement.source));
      }
      const { declaration } = statement;
      if (declaration?.type === 'VariableDeclaration') {
        declared.push(...declaration.declarations.flatMap(({ id }) => namesIn(id)));
      } else if (declaration) {
        declared.push(declaration.id.name);
      }
    }
  }
  return { imports, declared };
}
