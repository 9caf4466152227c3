import type { Code } from 'mdast';
import { importedNames } from '../importedNames';
import { positionAt } from './decode';
import { startOf } from './startOf';
import type { SampleImport } from './types';

const LANGUAGES = ['js', 'jsx', 'ts', 'tsx'];

/** A sample that shows what to take out shows what was right before. */
const REMOVED = /\bremoved-(?:next-line|start)\b/;

/** What a sample imports by name. */
export function sampleImports(node: Code): SampleImport[] {
  if (!LANGUAGES.includes(node.lang ?? '') || REMOVED.test(node.value)) return [];
  const start = startOf(node);
  return importedNames(node.value).map(({ specifier, name, offset }) => {
    const at = positionAt(node.value, offset);
    return { specifier, name, line: start.line + at.line, column: start.column + at.column - 1 };
  });
}
