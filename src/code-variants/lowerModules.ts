import { types as t } from '@babel/core';
import { located } from './sampleSyntax';
import type { TextEdits } from './textEdits';

/** Rewrites `import x = require('y')` and `export = x`, TypeScript's words for CommonJS modules. */
export function lowerModules(ast: t.File, edits: TextEdits): void {
  for (const node of ast.program.body) {
    const { start } = located(node);
    if (t.isTSExportAssignment(node)) {
      edits.replace(start, located(node.expression).start, 'module.exports = ');
    } else if (t.isTSImportEqualsDeclaration(node)) {
      const keyword = edits.source.indexOf('import', start);
      edits.replace(keyword, keyword + 'import'.length, 'const');
    }
  }
}
