import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { groupOf, loaders } from 'virtual:playground-modules';
import { importedModules } from '../../../demo-projects/importedModules';
import { positionAt } from '../../../demo-projects/positionAt';
import { CodeError } from './compile';

/** A module as compiled code requires it: the mark says that `default` is the default export. */
function asRequired(module: unknown): unknown {
  return { ...(module as object), __esModule: true };
}

/** Modules that edited code can require, by name. Those of React are there from the start. */
const available = new Map<string, unknown>([
  ['react', asRequired(React)],
  ['react/jsx-runtime', asRequired(jsxRuntime)],
  ['react-dom', asRequired(ReactDOM)],
]);

async function loadGroup(group: string): Promise<void> {
  const { modules } = (await loaders[group]?.()) ?? { modules: {} };
  Object.entries(modules).forEach(([name, module]) => available.set(name, asRequired(module)));
}

/**
 * Loads the packages that a file imports.
 *
 * @throws {CodeError} for a package that the playground does not have.
 */
export async function loadImports(path: string, source: string): Promise<void> {
  const wanted = importedModules(source).filter(({ specifier }) => !specifier.startsWith('.'));
  for (const { specifier, offset } of wanted) {
    if (!available.has(specifier)) {
      const group = groupOf[specifier];
      if (!group) {
        const message = `"${specifier}" is not available here. Open the demo in a sandbox to use it.`;
        throw new CodeError({ message, file: path, ...positionAt(source, offset) });
      }
      await loadGroup(group);
    }
  }
}

/** A module of a package; undefined where it was not loaded. */
export function availableModule(name: string): unknown {
  return available.get(name);
}
