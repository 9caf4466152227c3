import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const [index, line] of lines.entries()) {
    const text = texts.find((one) => line.includes(one));
    if (text !== undefined) return { line: index + 1, column: line.indexOf(text) + 1 };
  }
  return undefined;
}

/**
 * Modules and packages that there are not. Rspack counts lines in what the compiler has made of a module,
 * which are not those of its file.
 */
function explainImport(root: string): Explain {
  return ({ message, loc = '' }, file) => {
    const name = /Can't resolve '([^']+)' in '/.exec(message)?.[1];
    if (name === undefined) return undefined;
    const [line, column] = loc.split(/[:-]/).map(Number);
    const quoted = [`'${name}'`, `"${name}"`];
    const place = placeOf(quoted, path.join(root, file)) ?? {
      line: line || 1,
      column: column || 1,
    };
    return /^(?:[./@]\/|[./]|@site\/|@theme)/.test(name)
      ? {
          ...place,
          message: `the imported module "${name}" does not exist`,
          fix: 'correct the path, or create the module',
        }
      : {
          ...place,
          message: `the imported package "${name}" is not installed`,
          fix: 'correct its name, or install it with npm install --save-exact',
        };
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

/** Column that the caret below a line of code points at; SWC's own is that of the line. */
function columnOfCaret(message: string, line: number): number | undefined {
  const lines = message.split('\n');
  const index = lines.findIndex((text) => new RegExp(`\\b${line} \\| ?`).test(text));
  const code = (lines[index] ?? '').indexOf('| ') + 2;
  const caret = /^[\s│├╰:]*[\^,]/.test(lines[index + 1] ?? '')
    ? (lines[index + 1] ?? '').search(/[\^,]/)
    : -1;
  return index >= 0 && caret >= code ? caret - code + 1 : undefined;
}

/** Modules that SWC can't read: `,-[/path/of/module.ts:25:1]` below what is wrong. */
const explainScript: Explain = (error) => {
  const [, row, column] = /[,╭][-─]\[[^\]\n]*:(\d+):(\d+)\]/.exec(error.message) ?? [];
  const what = linesOf(error).find((line) => !isEmpty(line));
  if (!row || !what) return undefined;
  return {
    line: Number(row),
    column: columnOfCaret(error.message, Number(row)) ?? Number(column),
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
  const problems = errors.flatMap((error) => {
    const file = fileOf(error, root);
    for (const rule of explain) {
      const fault = rule(error, file);
      if (fault) return [problemAt(file, fault, 'build/module', fault.message, fault.fix)];
    }
    return [];
  });
  return problems.sort(compareProblems);
}
