import fs from 'node:fs';
import path from 'node:path';
import { fileStart } from '../content/problem';
import { AuthoringError } from './errors';

/** What a command does to one file. Paths are from the project root, with forward slashes. */
export interface Change {
  readonly file: string;
  /** Where the file was, if it moves. */
  readonly from?: string;
  /** Text before; undefined for a new file. */
  readonly before?: string;
  /** Text after; undefined for a file that goes. */
  readonly after?: string;
}

interface Move {
  readonly staged: string;
  readonly target: string;
}

/** Nobody else may have written to a file since the change was planned. */
function assertUntouched(root: string, { file, from = file, before }: Change): void {
  const source = path.join(root, from);
  const present = fs.existsSync(source) ? fs.readFileSync(source, 'utf8') : undefined;
  const isTaken = from !== file && fs.existsSync(path.join(root, file));
  if (present !== before || isTaken) {
    const fix = 'run the command again';
    throw new AuthoringError(isTaken ? file : from, fileStart, 'the file has just changed', fix);
  }
}

/** Folders that have become empty go too, up to the first that has not. */
function removeEmptyFolders(root: string, file: string): void {
  let folder = path.dirname(path.join(root, file));
  while (folder !== root && fs.existsSync(folder) && fs.readdirSync(folder).length === 0) {
    fs.rmdirSync(folder);
    folder = path.dirname(folder);
  }
}

/** Writes all new texts beside their targets, so that what fails early has changed nothing. */
function stage(root: string, changes: readonly Change[]): Move[] {
  const moves: Move[] = [];
  try {
    for (const { file, after } of changes) {
      if (after !== undefined) {
        const target = path.join(root, file);
        const staged = `${target}.${process.pid}.tmp`;
        fs.mkdirSync(path.dirname(target), { recursive: true });
        moves.push({ staged, target });
        fs.writeFileSync(staged, after);
      }
    }
    return moves;
  } catch (error) {
    moves.forEach(({ staged }) => fs.rmSync(staged, { force: true }));
    throw error;
  }
}

/** Puts every file back as it was. */
function restore(root: string, changes: readonly Change[]): void {
  for (const { file, from = file, before } of changes) {
    if (before === undefined || from !== file) {
      fs.rmSync(path.join(root, file), { force: true });
    }
    if (before !== undefined) {
      fs.mkdirSync(path.dirname(path.join(root, from)), { recursive: true });
      fs.writeFileSync(path.join(root, from), before);
    }
  }
}

/**
 * Makes all changes, or none: a file that can't be written puts the others back.
 *
 * @param root - Absolute path of the project.
 * @throws {AuthoringError} if a file is no longer what the changes were planned for.
 */
export function applyChanges(root: string, changes: readonly Change[]): void {
  changes.forEach((change) => assertUntouched(root, change));
  let moves: Move[] = [];
  try {
    moves = stage(root, changes);
    moves.forEach(({ staged, target }) => fs.renameSync(staged, target));
    for (const { file, from = file, after } of changes) {
      if (after === undefined || from !== file) {
        fs.rmSync(path.join(root, from));
      }
    }
  } catch (error) {
    moves.forEach(({ staged }) => fs.rmSync(staged, { force: true }));
    restore(root, changes);
    throw error;
  } finally {
    changes.forEach(({ file, from = file }) => {
      removeEmptyFolders(root, from);
      removeEmptyFolders(root, file);
    });
  }
}
