import path from 'node:path';
import { exportedNames, missingExport, moduleFile } from './checks/exports';
import { count } from './count';
import type { Files } from './files';
import { importedNames } from './importedNames';
import { positionAt } from './page/decode';
import { fileStart, problemAt, type Position, type Problem } from './problem';
import { sourcesOf } from './sourceVersion';

/** A name that a file asks for. */
interface Wanted extends Position {
  readonly file: string;
  readonly name: string;
  /** The file that does not export it. */
  readonly module: string;
  readonly exported: readonly string[];
}

/** Names from files of the project; those of types alone are nothing when the file is run. */
function wantedNames(file: string, source: string, files: Files): Wanted[] {
  return importedNames(source)
    .filter(({ specifier, isType }) => specifier.startsWith('.') && !isType)
    .flatMap(({ specifier, name, offset }) => {
      const module = moduleFile({ specifier }, file, files);
      const exported = module && exportedNames(files.read(module).toString('utf8'));
      return module && exported && !exported.includes(name)
        ? [{ file, name, module, exported, ...positionAt(source, offset) }]
        : [];
    });
}

/** Where a module declares a name without exporting it. */
function declaration(name: string, source: string): Position | undefined {
  const before = '^(?:async\\s+)?(?:const|let|var|function\\*?|class|enum)\\s+';
  const at = source.search(new RegExp(`${before}${name.replaceAll('$', '\\$')}\\b`, 'm'));
  return at < 0 ? undefined : positionAt(source, at);
}

/** A name that one module does not export, for all that import it: the cause is in one place. */
function problemOf(uses: readonly [Wanted, ...Wanted[]], files: Files): Problem {
  const [first, ...others] = uses;
  const { name, module, exported } = first;
  const code = 'config/missing-name';
  const declared = declaration(name, files.read(module).toString('utf8'));
  if (!declared && others.length === 0 && exported.length > 0) {
    const { message, fix } = missingExport(name, module, exported);
    return problemAt(first.file, first, code, message, fix);
  }
  const place = `${first.file}:${first.line}:${first.column}`;
  const more = others.length > 0 ? ` and ${count(others.length, 'other place')}` : '';
  const message = `"${name}" is not exported, and ${place}${more} ${more ? 'import' : 'imports'} it`;
  const fix = declared ? 'write export before it' : 'restore the export, or correct the imports';
  return problemAt(module, declared ?? fileStart, code, message, fix);
}

/**
 * Names that modules import from files which do not export them. They are `undefined` when the modules
 * are run, and the error comes later, from where nobody looks for the cause.
 *
 * @param modules - Files from the project root; what they import is looked at too.
 */
export function missingNames(modules: readonly string[], files: Files): Problem[] {
  const byExport = new Map<string, [Wanted, ...Wanted[]]>();
  for (const [absolute, source] of sourcesOf(modules.map(files.absolute))) {
    const file = path.relative(files.root, absolute).split(path.sep).join('/');
    for (const wanted of wantedNames(file, source, files)) {
      const key = `${wanted.module} ${wanted.name}`;
      const known = byExport.get(key);
      if (known) known.push(wanted);
      else byExport.set(key, [wanted]);
    }
  }
  return [...byExport.values()].map((uses) => problemOf(uses, files));
}
