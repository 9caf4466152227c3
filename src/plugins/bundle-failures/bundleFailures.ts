import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { positionAt } from '../../content/page/decode';
import { compareProblems, problemAt, type Position, type Problem } from '../../content/problem';

/** An error of Rspack, as its statistics have it. */
export interface BundleError {
  readonly message: string;
  /** Loaders and the module, with `!` between them. */
  readonly moduleIdentifier?: string;
  /** Path of the module from the project root. */
  readonly moduleName?: string;
  /** `line:column-column`, from 1. */
  readonly loc?: string;
}

/** What is wrong with a module, where, and what to do. */
interface Fault extends Position {
  readonly message: string;
  readonly fix: string;
}

type Explain = (error: BundleError, file: string) => Fault | undefined;

const start: Position = { line: 1, column: 1 };

/** What frames errors in errors, and marks what is one. */
const frame = /^[\s│├╰─▶]*(?:× *)?(?:[x×] +)?(?:Error: )?/;

const linesOf = ({ message }: BundleError): string[] =>
  message.split('\n').map((line) => line.replace(frame, '').trim());

/** Says that a loader has failed, and not why. */
const isEmpty = (line: string): boolean =>
  line === '' || /^(?:Module build failed|at |Syntax ?Error$)/.test(line);

function fileOf({ moduleIdentifier = '', moduleName = '' }: BundleError, root: string): string {
  const [resource = ''] = (moduleIdentifier.split('!').at(-1) ?? '').split('?');
  const file = path.isAbsolute(resource) ? path.relative(root, resource) : moduleName;
  return file.split(path.sep).join('/').replace(/^\.\//, '');
}

/** Where a file first says one of some texts. */
function placeOf(texts: readonly string[], file: string): Position | undefined {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [first] = texts
    .map((text) => source.indexOf(text))
    .filter((offset) => offset >= 0)
    .sort((one, other) => one - other);
  return first === undefined ? undefined : positionAt(source, first);
}

/** A place as the bundler counts it. */
function readLoc(loc = ''): Position {
  const [line, column] = loc.split(/[:-]/).map(Number);
  return { line: line || 1, column: column || 1 };
}

/** Names of modules in the project; others are those of packages. */
const moduleName = /^(?:[./]|@\/|@site\/|@generated\/|@theme(?:-original|-init)?\/)/;

/**
 * Modules and packages that there are not. Rspack counts lines in what the compiler has made of a module,
 * which are not those of its file.
 */
function explainImport(root: string): Explain {
  return ({ message, loc }, file) => {
    const name = /Can't resolve '([^']+)' in '/.exec(message)?.[1];
    if (name === undefined) return undefined;
    const place = placeOf([`'${name}'`, `"${name}"`], path.join(root, file)) ?? readLoc(loc);
    const [what, fix] = moduleName.test(name)
      ? [`module "${name}" does not exist`, 'correct the path, or create the module']
      : [`package "${name}" is not installed`, 'correct its name, or install it with npm install'];
    return { ...place, message: `the imported ${what}`, fix };
  };
}

/** Files that stylesheets name. */
function explainAddress(root: string): Explain {
  return ({ message }, file) => {
    const name = /NotFound\("([^"]+)"\)/.exec(message)?.[1];
    if (name === undefined) return undefined;
    return {
      ...(placeOf([name], path.join(root, file)) ?? start),
      message: `the file "${name}" does not exist`,
      fix: 'correct the path, or add the file',
    };
  };
}

/** Stylesheets that PostCSS can't read: `(3:1) /path/of/base.css Unknown word .b`. */
const explainStyle: Explain = (error) => {
  for (const line of linesOf(error)) {
    const [, row, column, what] = /^\((\d+):(\d+)\) .*?\.css (.+)$/.exec(line) ?? [];
    if (what) {
      const message = `the stylesheet can't be read: ${what}`;
      return { line: Number(row), column: Number(column), message, fix: 'correct the CSS' };
    }
  }
  return undefined;
};

/** Column that the mark below a line of code points at, if there is one. SWC's own is that of the line. */
function markedColumn(message: string, line: number): number | undefined {
  const lines = message.split('\n');
  const index = lines.findIndex((text) => new RegExp(`\\b${line} [|│] `).test(text));
  const code = (lines[index] ?? '').search(/\d [|│] /) + '0 | '.length;
  const mark = (lines[index + 1] ?? '').search(/[\^─┬]/);
  return index >= 0 && mark >= code ? mark - code + 1 : undefined;
}

/** Modules that SWC can't read: `,-[/path/of/module.ts:25:1]` below what is wrong, in terminals `╭─[…]`. */
const explainScript: Explain = (error) => {
  const [, row, column] = /[,╭][-─]\[[^\]\n]*:(\d+):(\d+)\]/.exec(error.message) ?? [];
  const what = linesOf(error).find((line) => !isEmpty(line));
  if (!row || !what) return undefined;
  return {
    line: Number(row),
    column: markedColumn(error.message, Number(row)) ?? Number(column),
    message: `the module can't be read: ${what}`,
    fix: 'correct the syntax',
  };
};

/** What no rule knows, in the bundler's words. */
const explainOther: Explain = (error) => {
  const lines = linesOf(error).filter((line) => !isEmpty(line));
  const [what] = [...lines.filter((line) => line.startsWith('Cause: ')), ...lines];
  if (!what) return undefined;
  return {
    ...start,
    message: `the module can't be bundled: ${what.replace(/^Cause: /, '')}`,
    fix: 'correct it; DOCS_DEBUG=1 shows all that the bundler says',
  };
};

/**
 * What stands in the way of a bundle, told as the checks tell it.
 *
 * @param errors - Those of one compilation.
 * @param root - Absolute path of the project.
 * @returns in the order of reports; none for an error that only says that there is another one.
 */
export function bundleFailures(errors: readonly BundleError[], root: string): Problem[] {
  const explain: readonly Explain[] = [
    explainImport(root),
    explainAddress(root),
    explainStyle,
    explainScript,
    explainOther,
  ];
  // Terminals get them in color.
  const plain = errors.map((error) => ({
    ...error,
    message: stripVTControlCharacters(error.message),
  }));
  const problems = plain.flatMap((error) => {
    const file = fileOf(error, root);
    for (const rule of explain) {
      const fault = rule(error, file);
      if (fault) return [problemAt(file, fault, 'build/module', fault.message, fault.fix)];
    }
    return [];
  });
  return problems.sort(compareProblems);
}
