import type { Files } from '../files';
import { fileStart, problemAt, type Problem } from '../problem';

/** What stands in the way of reading a file, by the code of the system's error, and what to do. */
const reasons: Readonly<Record<string, readonly [message: string, fix: string]>> = {
  EACCES: ['this user may not read the file', 'let every user of the project read it'],
  EPERM: ['this user may not read the file', 'let every user of the project read it'],
  EISDIR: [
    'a folder has the place of the file',
    'rename the folder, and restore the file from git',
  ],
  ELOOP: ['the file is a link that leads to itself', 'replace it by the file itself'],
  ENOENT: ['the file is a link that leads to nothing', 'replace it by the file itself'],
};

function problemOf(file: string, code: string): Problem {
  const [message, fix] = reasons[code] ?? [
    `the file can't be read (${code})`,
    'restore it from git',
  ];
  return problemAt(file, fileStart, 'content/unreadable-file', message, fix);
}

/**
 * Tells of files that could not be read in the place of what the rules found out about them, which
 * are the consequences.
 *
 * @param problems - What the rules found: all files have been read that will be.
 */
export function withUnreadableFiles(
  { unreadable }: Files,
  problems: readonly Problem[],
): Problem[] {
  return [
    ...problems.filter(({ file, code }) => !unreadable.has(file) || code === 'content/symlink'),
    ...[...unreadable].map(([file, code]) => problemOf(file, code)),
  ];
}
