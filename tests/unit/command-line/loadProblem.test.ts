import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isModuleError, loadProblem } from '@site/src/command-line/loadProblem';
import { formatProblem } from '@site/src/content/problem';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'load-problem-')));
  mkdirSync(path.join(root, 'src/navigation'), { recursive: true });
  mkdirSync(path.join(root, 'node_modules/package'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, source: string): string {
  writeFileSync(path.join(root, file), source);
  return path.join(root, file);
}

function told(message: string, stack = ''): string | undefined {
  const error = new Error(message);
  error.stack = stack;
  const problem = loadProblem(error, root);
  return problem && formatProblem(problem);
}

test('names the place of a mistake in a file that the message speaks of', () => {
  const file = write('src/navigation/core.ts', 'export const core = [\n  1,,;\n');
  expect(told(`ParseError: unexpected token in ${file}:2:5`)).toMatch(
    /^src\/navigation\/core\.ts:2:\d+  error nav\/syntax-error  the file is not valid TypeScript: .* -> correct the syntax$/,
  );
});

test('finds the file in the stack, and the line that has thrown', () => {
  const file = write('src/navigation/menu.tsx', 'const a = 1;\n  throw new Error();\n');
  expect(told('broken', `Error: broken\n    at Object.<anonymous> (${file}:2:9)`)).toBe(
    "src/navigation/menu.tsx:2:3  error nav/evaluation-error  the file can't be run: broken -> correct the expression on this line",
  );
});

test('passes over packages, and files outside of the project', () => {
  const own = write('src/navigation/core.ts', 'throw 1;\n');
  const others = [write('node_modules/package/a.ts', ';'), path.join(root, '../elsewhere.ts')];
  const frames = [...others, own].map((file) => `    at run (${file}:1:1)`);
  expect(told('broken', ['Error: broken', ...frames].join('\n'))).toMatch(
    /^src\/navigation\/core\.ts:1:1 /,
  );
  expect(told(`in ${others.join(' and ')}`)).toBeUndefined();
});

test('knows nothing of an error that names no file', () => {
  expect(told('no connection')).toBeUndefined();
  expect(loadProblem('src/navigation/core.ts', root)).toBeUndefined();
  expect(loadProblem(undefined, root)).toBeUndefined();
});

test('an error is one of a module while the module is loaded, and not later', () => {
  const error = (frame: string): Error =>
    Object.assign(new Error('no'), { stack: `Error: no\n    at ${frame}` });
  expect(isModuleError(new SyntaxError('no'))).toBe(true);
  expect(isModuleError(error('eval_evalModule (/x/node_modules/jiti/dist/jiti.cjs:1:2)'))).toBe(
    true,
  );
  expect(isModuleError(error('run (/x/src/content/runChecks.ts:1:2)'))).toBe(false);
  expect(isModuleError('no')).toBe(false);
});
