import path from 'node:path';
import ts from 'typescript';
import { ApiReferenceError } from '../ApiReferenceError';
import type { PublicModule } from './publicModules';
import type { Reader } from './reader';

const fix = 'run npm ci; if it comes back, this release has broken typings: pin another one';

function fail(
  siteDir: string,
  file: string,
  problem: string,
  source?: ts.SourceFile,
  at = 0,
): never {
  const { line, character } = source?.getLineAndCharacterOfPosition(at) ?? {
    line: 0,
    character: 0,
  };
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  const place = { file: relative, line: line + 1, column: character + 1 };
  throw new ApiReferenceError(place, problem, fix);
}

function relativeImports(source: ts.SourceFile): ts.StringLiteral[] {
  return source.statements.flatMap((statement) => {
    const isLink = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
    const specifier = isLink ? statement.moduleSpecifier : undefined;
    return specifier && ts.isStringLiteral(specifier) && specifier.text.startsWith('.')
      ? [specifier]
      : [];
  });
}

/**
 * Checks that every file of the package's typings is there and can be parsed. The compiler goes on
 * without what it can't read, so the reference would lack exports without a word.
 *
 * @throws {ApiReferenceError} that names the first file and place at fault.
 */
export function assertReadable(
  siteDir: string,
  program: ts.Program,
  { checker, isOwn }: Reader,
  modules: readonly PublicModule[],
): void {
  for (const { file, specifier } of modules) {
    if (!program.getSourceFile(file)) {
      fail(siteDir, file, `the typings of ${specifier} are missing`);
    }
  }
  for (const source of program.getSourceFiles().filter(isOwn)) {
    const [syntaxError] = program.getSyntacticDiagnostics(source);
    if (syntaxError) {
      const reason = ts.flattenDiagnosticMessageText(syntaxError.messageText, ' ');
      fail(siteDir, source.fileName, `can't be parsed: ${reason}`, source, syntaxError.start);
    }
    const lost = relativeImports(source).find((name) => !checker.getSymbolAtLocation(name));
    if (lost) {
      const problem = `refers to ${lost.getText()}, which is missing or exports nothing`;
      fail(siteDir, source.fileName, problem, source, lost.getStart());
    }
  }
}
