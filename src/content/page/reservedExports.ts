import type { Identifier, Literal, Program } from 'estree';
import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { LocalProblem } from '../problem';
import { readEsm } from './esm';
import { startOfCode } from './startOf';
import { visit } from './visit';

/** What Docusaurus exports from a page itself, in `@docusaurus/mdx-loader`. */
const RESERVED = new Set(['default', 'frontMatter', 'contentTitle', 'metadata', 'assets', 'toc']);

const CODE = 'content/reserved-export';

/** The name that another module knows an export by, which may be written as a text. */
function exportedName(name: Identifier | Literal): string {
  return name.type === 'Identifier' ? name.name : String(name.value);
}

/** Names by which a statement of a program exports something. */
function exportedNames(statement: Program['body'][number], program: Program): string[] {
  if (statement.type === 'ExportAllDeclaration') {
    return statement.exported ? [exportedName(statement.exported)] : [];
  }
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declared } = readEsm({ ...program, body: [statement] });
  return [...declared, ...statement.specifiers.map(({ exported }) => exportedName(exported))];
}

function problemsOf(program: Program): LocalProblem[] {
  return program.body.flatMap((statement) => {
    const at = { ...startOfCode(statement), code: CODE };
    if (statement.type === 'ExportDefaultDeclaration') {
      const message = 'the default export takes the place of what is around the text of a page';
      return [{ ...at, message, fix: 'export it by a name' }];
    }
    return exportedNames(statement, program)
      .filter((name) => RESERVED.has(name))
      .map((name) => ({
        ...at,
        message: `every page exports "${name}" by itself`,
        fix: 'give the export another name',
      }));
  });
}

/** Exports of a page that would replace those that Docusaurus makes for it. */
export function reservedExports(tree: Root): LocalProblem[] {
  const problems: LocalProblem[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm' && node.data?.estree) {
      problems.push(...problemsOf(node.data.estree));
    }
  });
  return problems;
}
