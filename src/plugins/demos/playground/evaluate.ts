import type { ComponentType } from 'react';
import { CodeError, compile, sourceColumn } from './compile';
import { availableModule, loadImports } from './loadModules';
import type { CodeProblem, RunRequest } from './messages';

type Files = RunRequest['files'];

interface Module {
  exports: Record<string, unknown>;
}

const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx'];

/** Line of the function's body on which a module's first line stands, less one. */
const LINES_ABOVE = 2;

function findFile(files: Files, from: string, specifier: string): Files[number] | undefined {
  const { pathname } = new URL(specifier, `http://demo/${from}`);
  return ENDINGS.map((ending) => pathname.slice(1) + ending)
    .map((path) => files.find((file) => file.path === path))
    .find((file) => file !== undefined);
}

/** The stylesheet of a file, in the place of the one that an earlier run left. */
function applyStyles({ path, text }: Files[number]): void {
  document.querySelector(`style[data-file="${CSS.escape(path)}"]`)?.remove();
  const style = document.createElement('style');
  style.dataset.file = path;
  style.textContent = text;
  document.head.append(style);
}

/** Runs modules that require each other, each once. */
function createRequire(files: Files): (from: string, specifier: string) => unknown {
  const modules = new Map<string, Module>();
  const load = (file: Files[number]): unknown => {
    const known = modules.get(file.path);
    if (known) return known.exports;
    const module: Module = { exports: {} };
    modules.set(file.path, module);
    if (file.path.endsWith('.css')) {
      applyStyles(file);
    } else if (file.path.endsWith('.json')) {
      module.exports = JSON.parse(file.text) as Record<string, unknown>;
    } else {
      const code = `${compile(file.path, file.text)}\n//# sourceURL=${file.path}`;
      // The one place of the site that evaluates code: a frame without origin and without requests.
      const run = new Function('require', 'module', 'exports', code);
      run((specifier: string) => require(file.path, specifier), module, module.exports);
    }
    return module.exports;
  };
  const require = (from: string, specifier: string): unknown => {
    if (!specifier.startsWith('.')) return availableModule(specifier);
    const file = findFile(files, from, specifier);
    if (!file) throw new CodeError({ message: `There is no file "${specifier}".`, file: from });
    return load(file);
  };
  return require;
}

/**
 * Compiles and runs edited files.
 *
 * @returns the component that the first file exports by default.
 * @throws {CodeError} for code that can't be read or lacks the component, and what the code throws.
 */
export async function evaluate(files: Files): Promise<ComponentType> {
  const [main] = files;
  if (!main) throw new CodeError({ message: 'There is no file.' });
  for (const { path, text } of files) {
    if (/\.[jt]sx?$/.test(path)) await loadImports(path, text);
  }
  const exported = createRequire(files)('', `./${main.path}`) as { default?: unknown };
  if (typeof exported.default !== 'function' && typeof exported.default !== 'object') {
    const message = 'The file has no default export: export the component to show.';
    throw new CodeError({ message, file: main.path });
  }
  return exported.default as ComponentType;
}

/** Where in the edited files an error came from, by its stack. */
export function placeOf(
  files: Files,
  { stack = '' }: Error,
): Pick<CodeProblem, 'file' | 'line' | 'column'> | undefined {
  for (const { path, text } of files) {
    const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const [, row, columnInRow] = new RegExp(`${escaped}:(\\d+):(\\d+)`).exec(stack) ?? [];
    if (row && columnInRow) {
      const line = Number(row) - LINES_ABOVE;
      const column = sourceColumn(path, text, { line, column: Number(columnInRow) });
      return { file: path, line, column };
    }
  }
  return undefined;
}
