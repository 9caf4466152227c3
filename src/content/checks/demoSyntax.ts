import path from 'node:path';
import type * as TypeScript from 'typescript';
import { demoFiles } from '../../demo-projects/projectFiles';
import { createContentCache } from '../contentCache';
import { decode, positionAt } from '../page/decode';
import type * as DemoFaults from '../demoFaults';
import { problemAt, type LocalProblem, type Problem } from '../problem';
import type { SiteContent } from '../site';
import { sourceVersion } from '../sourceVersion';

/** The first thing in a module that is not TypeScript, or what fails as soon as it is drawn. */
function syntaxProblems(file: string, bytes: Buffer): LocalProblem[] {
  const decoded = decode(bytes);
  if ('problem' in decoded) {
    return [decoded.problem];
  }
  const { text } = decoded;
  const ts = require('typescript') as typeof TypeScript;
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve },
  });
  if (diagnostics.length === 0) {
    const { demoFaults } = require('../demoFaults') as typeof DemoFaults;
    return demoFaults(file, text);
  }
  return diagnostics.slice(0, 1).map(({ start = 0, messageText }) => ({
    ...positionAt(text, start),
    code: 'content/demo-syntax',
    message: `the demo is not valid TypeScript: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    fix: 'correct the syntax',
  }));
}

/** Demos that no compiler can read, or that fail for sure. Only those that have changed are read again. */
export function demoSyntax({ files }: SiteContent): Problem[] {
  const version = sourceVersion(files.root, [path.join(__dirname, 'demoSyntax')]);
  const cache = createContentCache<LocalProblem[]>(files.root, 'demos', version);
  const problems = demoFiles(files)
    .filter((file) => /\.[jt]sx?$/.test(file))
    .flatMap((file) => {
      const bytes = files.read(file);
      // The ending tells whether a `<` may start an element.
      const kind = path.extname(file);
      let found = cache.get(bytes, kind);
      if (!found) {
        found = syntaxProblems(file, bytes);
        cache.set(bytes, found, kind);
      }
      return found.map(({ code, message, fix, ...at }) => problemAt(file, at, code, message, fix));
    });
  cache.save();
  return problems;
}
