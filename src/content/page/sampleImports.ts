import type { Code } from 'mdast';
import { importedModules, packageOf } from '../../demo-projects/importedModules';
import { importedNames } from '../importedNames';
import type { Position } from '../problem';
import { positionAt } from './decode';
import { startOf } from './startOf';
import type { SampleImport, SampleModule } from './types';

const LANGUAGES = ['js', 'jsx', 'ts', 'tsx'];

/** A sample that shows what to take out shows what was right before. */
const REMOVED = /\bremoved-(?:next-line|start)\b/;

/** Turns a place in the code of a fence into one on the page. */
function placeOn({ value, ...node }: Code): (offset: number) => Position {
  const start = startOf(node);
  return (offset) => {
    const at = positionAt(value, offset);
    return { line: start.line + at.line, column: start.column + at.column - 1 };
  };
}

function isRead(node: Code): boolean {
  return LANGUAGES.includes(node.lang ?? '') && !REMOVED.test(node.value);
}

/** What a sample imports by name. */
export function sampleImports(node: Code): SampleImport[] {
  if (!isRead(node)) return [];
  const place = placeOn(node);
  return importedNames(node.value).map(({ specifier, name, offset }) => ({
    specifier,
    name,
    ...place(offset),
  }));
}

/** Modules of packages that a sample imports, whether by name or not. */
export function sampleModules(node: Code): SampleModule[] {
  if (!isRead(node)) return [];
  const place = placeOn(node);
  return importedModules(node.value)
    .filter(({ specifier }) => packageOf(specifier) !== undefined)
    .map(({ specifier, offset }) => ({ specifier, ...place(offset) }));
}
