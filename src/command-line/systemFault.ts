import path from 'node:path';
import { isNativeError } from 'node:util/types';

const rights = 'let this user write there, or run the command as the user who owns it';

/** What keeps a command from its files, by the code of the system's error, and what to do. */
const reasons: Readonly<Record<string, readonly [message: string, fix: string]>> = {
  EACCES: ['this user has no right to it', rights],
  EPERM: ['this user has no right to it', rights],
  EROFS: ['the disk can only be read', 'copy the project to one that can be written'],
  ENOSPC: ['no space is left on the disk', 'free some, and run the command again'],
  EDQUOT: ['this user may not fill more of the disk', 'free some, and run the command again'],
  EMFILE: ['too many files are open', 'allow more with ulimit -n 4096'],
  ENFILE: ['too many files are open', 'end other programs, or allow the system more'],
  EISDIR: ['a folder has the place of the file', 'rename the folder'],
  ENOTDIR: ['a file has the place of a folder in this path', 'rename the file'],
  ENAMETOOLONG: ['the name is too long for the disk', 'choose a shorter one'],
};

const hasCode = (error: unknown): error is NodeJS.ErrnoException =>
  isNativeError(error) && typeof (error as NodeJS.ErrnoException).code === 'string';

/**
 * What to say of an error of the system, which is no fault of the project: path, what is wrong, and fix.
 *
 * @param folder - Paths are told from here if they are below.
 * @returns undefined for any other error.
 */
export function systemFault(error: unknown, folder = process.cwd()): string | undefined {
  if (!hasCode(error)) return undefined;
  const reason = Object.hasOwn(reasons, error.code ?? '') ? reasons[error.code ?? ''] : undefined;
  if (!reason) return undefined;
  const [message, fix] = reason;
  const file = error.path === undefined ? undefined : path.relative(folder, error.path);
  const place = file === undefined || file.startsWith('..') ? error.path : file;
  return `${place ? `${place}  ` : ''}${message} -> ${fix}`;
}
