import path from 'node:path';
import { codeStylings } from '../remark/code-blocks/meta';
import { collectFiles, type OwnFile, type ReadText } from './collectFiles';
import { DemoError } from './DemoError';
import { DirectiveError, readDirectives } from './directives';
import { importedModules, packageOf } from './importedModules';
import { demosFolder } from './listDemos';
import { positionAt } from './positionAt';
import { stylingsOf } from './stylingsOf';
import type { DemoListing } from './types';

/** Entries whose import brings a whole package along; each component has an entry of its own. */
const BARRELS = new Set([
  '@toolpad/core',
  '@mui/material',
  '@mui/icons-material',
  '@mui/x-date-pickers',
]);

const DEFAULT_EXPORT = /^export default\b|^export \{[^}]*\bas default\b/m;

/** Values that React can't render as an element. */
const NO_COMPONENT = /^export default\s*(?:[{[\d'"`]|(?:null|undefined|true|false)\b)/m;

/** React renders such components on a server alone. */
const ASYNC = /^export default\s+async\s*(?:function\b|\(|\w+\s*=>)/m;

/** Packages that demos may use: those of their workspace. */
function workspacePackages(read: ReadText): ReadonlySet<string> | undefined {
  const text = read(`${demosFolder}/package.json`);
  if (text === undefined) return undefined;
  try {
    const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
    return new Set(Object.keys(dependencies));
  } catch {
    // Where the file is damaged is told by a check of its own.
    return undefined;
  }
}

function stylingProblems({ name, modules }: DemoListing): DemoError[] {
  const [present] = Object.values(modules);
  const missing = codeStylings.filter((styling) => !modules[styling]);
  const isComplete = missing.length === 0 || (modules.system && missing.length === 2);
  if (!present || isComplete) return [];
  const files = missing.map(
    (styling) => `${demosFolder}/${name}${styling === 'system' ? '' : `.${styling}`}.tsx`,
  );
  const what = `the demo has stylings, but lacks ${missing.join(' and ')}`;
  return [new DemoError(present, 1, 1, what, `write ${files.join(' and ')}, or remove the others`)];
}

function importProblems(
  { file, text }: OwnFile,
  packages: ReadonlySet<string> | undefined,
): DemoError[] {
  return importedModules(text).flatMap(({ specifier, offset }) => {
    const { line, column } = positionAt(text, offset);
    const problem = (what: string, fix: string) => new DemoError(file, line, column, what, fix);
    if (BARRELS.has(specifier)) {
      const fix = `import from an entry such as "${specifier}/…", one for each component`;
      return [problem(`"${specifier}" brings the whole package along`, fix)];
    }
    const target = path.posix.join(path.posix.dirname(file), specifier);
    if (specifier.startsWith('.') && !target.startsWith(`${demosFolder}/`)) {
      const fix = 'move what the demo needs beside it: readers get its files as a project';
      return [problem(`the import leads out of ${demosFolder}`, fix)];
    }
    const name = packageOf(specifier);
    if (name && packages && !packages.has(name)) {
      const fix = `use one of its packages, or add it with its exact version`;
      return [problem(`"${name}" is no dependency of ${demosFolder}/package.json`, fix)];
    }
    return [];
  });
}

function directiveProblems({ file, text }: OwnFile): DemoError[] {
  try {
    readDirectives(text);
    return [];
  } catch (error) {
    if (!(error instanceof DirectiveError)) throw error;
    return [new DemoError(file, error.line, 1, error.what, error.fix)];
  }
}

/** A mark that readers would copy along. */
function markProblems({ file, text }: OwnFile): DemoError[] {
  const what = 'the file starts with a byte-order mark';
  const fix = 'save it as UTF-8 without byte-order mark';
  return text.startsWith('\uFEFF') ? [new DemoError(file, 1, 1, what, fix)] : [];
}

/** What a demo exports: a component that can be rendered where it is shown. */
function exportProblems({ file, text: written }: OwnFile): DemoError[] {
  const text = written.replace(/^\uFEFF/, '');
  const problem = (pattern: RegExp, what: string, fix: string): DemoError[] => {
    const { line, column } = positionAt(text, Math.max(0, text.search(pattern)));
    return [new DemoError(file, line, column, what, fix)];
  };
  const fix = 'export its component by "export default function …"';
  if (!DEFAULT_EXPORT.test(text)) {
    const start = /^export\s+(?:async\s+)?(?:function|const|let|class)\b/m;
    return problem(start, 'a demo without a default export', fix);
  }
  // A sample in the demo may have such a line too.
  if (text.match(/^export default\b/gm)?.length !== 1) return [];
  if (NO_COMPONENT.test(text)) {
    return problem(NO_COMPONENT, 'the default export of a demo is no component', fix);
  }
  return ASYNC.test(text)
    ? problem(
        ASYNC,
        'the component of a demo is async, and browsers can not render it',
        'remove async, and load in an effect what it waits for',
      )
    : [];
}

/** The files of a demo, with the imports in them that lead nowhere. */
function filesOf(demo: DemoListing, read: ReadText): { files: OwnFile[]; missing: DemoError[] } {
  const missing: DemoError[] = [];
  const files = stylingsOf(demo).flatMap((styling) =>
    collectFiles(demo.modules[styling] ?? '', path.posix.basename(demo.name), read, (error) =>
      missing.push(error),
    ),
  );
  return { files: [...new Map(files.map((file) => [file.file, file])).values()], missing };
}

/** What would stop the build of a demo, or make it a worse one, with the place of each mistake. */
export function demoProblems(demo: DemoListing, read: ReadText): DemoError[] {
  const { files, missing } = filesOf(demo, read);
  const mains = new Set(Object.values(demo.modules));
  const packages = workspacePackages(read);
  const isMissing = ({ file, line, column }: DemoError): boolean =>
    missing.some((error) => error.file === file && error.line === line && error.column === column);
  return [
    ...stylingProblems(demo),
    ...missing,
    ...files.flatMap((own) => [
      ...markProblems(own),
      ...(mains.has(own.file) ? exportProblems(own) : []),
      ...directiveProblems(own),
      ...importProblems(own, packages).filter((error) => !isMissing(error)),
    ]),
  ];
}
