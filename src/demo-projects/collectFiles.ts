import path from 'node:path';
import { DemoError } from './DemoError';
import { importedModules } from './importedModules';
import { positionAt } from './positionAt';
import type { TextFile } from './types';

/** Reads a file by its path from the project root; undefined where there is none. */
export type ReadText = (file: string) => string | undefined;

/** A file of a demo as it is on disk. */
export interface OwnFile extends TextFile {
  /** Path from the project root. */
  readonly file: string;
}

const EXTENSIONS = ['', '.ts', '.tsx', '.css', '.json'];

function missingModule({ file, text }: OwnFile, specifier: string, offset: number): DemoError {
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const { line, column } = positionAt(text, offset);
  const fix = `write ${target}.ts or ${target}.tsx, or correct the path`;
  return new DemoError(file, line, column, `the module "${specifier}" does not exist`, fix);
}

/**
 * A demo's module and everything that it imports by relative paths, each once.
 *
 * @param main path of the module from the project root.
 * @param mainPath path under which readers see it.
 * @throws {DemoError} for an import that leads nowhere.
 */
export function collectFiles(main: string, mainPath: string, read: ReadText): OwnFile[] {
  const folder = path.posix.dirname(main);
  const found = new Map<string, OwnFile>();
  const visit = (own: OwnFile): void => {
    found.set(own.file, own);
    for (const { specifier, offset } of importedModules(own.text)) {
      if (!specifier.startsWith('.')) continue;
      const target = path.posix.join(path.posix.dirname(own.file), specifier);
      const file = EXTENSIONS.map((extension) => target + extension).find(
        (candidate) => read(candidate) !== undefined,
      );
      if (!file) throw missingModule(own, specifier, offset);
      if (!found.has(file)) {
        visit({ file, path: path.posix.relative(folder, file), text: read(file) ?? '' });
      }
    }
  };
  visit({ file: main, path: mainPath, text: read(main) ?? '' });
  return [...found.values()];
}
