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

function missingModule(
  { file: importer, text }: OwnFile,
  specifier: string,
  offset: number,
): DemoError {
  const target = path.posix.join(path.posix.dirname(importer), specifier);
  const { line, column } = positionAt(text, offset);
  const isWhole = /\.[A-Za-z]\w*$/.test(path.posix.basename(target));
  const file = isWhole ? target : `${target}.ts or ${target}.tsx`;
  const fix = `write ${file}, or correct the path`;
  return new DemoError(importer, line, column, `the module "${specifier}" does not exist`, fix);
}

/**
 * A demo's module and everything that it imports by relative paths, each once.
 *
 * @param main path of the module from the project root.
 * @param mainPath path under which readers see it.
 * @param onMissing hears of each import that leads nowhere; without it, the first is thrown.
 * @throws {DemoError} for an import that leads nowhere.
 */
export function collectFiles(
  main: string,
  mainPath: string,
  read: ReadText,
  onMissing: (error: DemoError) => void = (error) => {
    throw error;
  },
): OwnFile[] {
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
      if (!file) {
        onMissing(missingModule(own, specifier, offset));
      } else if (!found.has(file)) {
        visit({ file, path: path.posix.relative(folder, file), text: read(file) ?? '' });
      }
    }
  };
  visit({ file: main, path: mainPath, text: read(main) ?? '' });
  return [...found.values()];
}
