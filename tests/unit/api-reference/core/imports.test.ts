import { extractRelease } from '@site/src/api-reference/core/extractRelease';
import { findCorePackages } from '@site/src/api-reference/packages';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../../../..');

const options: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  // Refuses to import a type as if it were a value.
  verbatimModuleSyntax: true,
  types: [],
};

/** Compiles a file that exists only here, where the package is installed. */
function problemsOf(source: string): string[] {
  const file = path.join(root, 'src/demos/imports.ts');
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

/** The same line under a name of its own, since all of them stand in one file. */
const renamed = (line: string, index: number): string =>
  line.replace(/\{ (\w+) \}/, `{ $1 as line${index} }`);

test('every import line works', () => {
  const { exports } = extractRelease(root, findCorePackages(root).at(-1)!);
  const lines = exports.flatMap(({ imports }) => imports);
  expect(lines.length).toBeGreaterThan(200);
  expect(problemsOf(lines.map(renamed).join('\n'))).toEqual([]);
});

test('a wrong line does not', () => {
  const wrong = [
    "import { Account } from '@toolpad/core/Accounts';",
    "import { Accounts } from '@toolpad/core/Account';",
    "import { AccountProps } from '@toolpad/core/Account';",
  ];
  expect(problemsOf(wrong.map(renamed).join('\n'))).toHaveLength(3);
});
