import path from 'node:path';
import { getSystemErrorName } from 'node:util';
import { isNativeError } from 'node:util/types';

type Reason = readonly [message: string, fix: string];

const rights = 'let this user write there, or run the command as the user who owns it';

/** What keeps a command from its files, by the code of the system's error, and what to do. */
const reasons: Readonly<Record<string, Reason>> = {
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

/** The same codes of who watches files, where Linux means limits of its own by them. */
const watchReasons: Readonly<Record<string, Reason>> = {
  ENOSPC: [
    'the system watches no more files for this user',
    'allow more with sudo sysctl fs.inotify.max_user_watches=524288, or start with --poll',
  ],
  EMFILE: [
    'the system watches files for no more programs of this user',
    'end some, allow more with sudo sysctl fs.inotify.max_user_instances=512, or start with --poll',
  ],
};

/** Codes by which the system says that it has no more of something, whatever the file. */
const shortages = ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE'] as const;

interface Refusal {
  readonly code: string;
  readonly path?: string;
  readonly syscall?: string;
}

/** What Node.js says of a refusal, as in `EACCES: permission denied, open '/a'`. */
const said = /^(E[A-Z]{3,}): [^\n]*?(?:, (\w+)(?: '([^'\n]+)')?)?(?:\n|$)/;

/** An error of the system. Those of threads have lost all but their message. */
function refusalOf(error: Error): Refusal | undefined {
  const { code, path: file, syscall } = error as NodeJS.ErrnoException;
  if (typeof code === 'string') return { code, path: file, syscall };
  const [, name, call, place] = said.exec(error.message) ?? [];
  return name ? { code: name, path: place, syscall: call } : undefined;
}

function reasonOf({ code, syscall }: Refusal): Reason | undefined {
  const known = syscall === 'watch' && Object.hasOwn(watchReasons, code) ? watchReasons : reasons;
  return Object.hasOwn(known, code) ? known[code] : undefined;
}

/**
 * What to say of an error of the system, which is no fault of the project: path, what is wrong, and fix.
 *
 * @param folder - Paths are told from here if they are below.
 * @returns undefined for any other error.
 */
export function systemFault(error: unknown, folder = process.cwd()): string | undefined {
  const refusal = isNativeError(error) ? refusalOf(error) : undefined;
  const reason = refusal && reasonOf(refusal);
  if (!reason) return undefined;
  const [message, fix] = reason;
  const file = refusal.path === undefined ? undefined : path.relative(folder, refusal.path);
  const place = file === undefined || file.startsWith('..') ? refusal.path : file;
  return `${place ? `${place}  ` : ''}${message} -> ${fix}`;
}

/**
 * What the system has no more of, where a text says so anywhere: as Node.js does, or as programs in Rust
 * do. The file at which it ran out is none to blame.
 *
 * @returns undefined for any other text.
 */
export function shortage(text: string): string | undefined {
  const [, number] = /\(os error (\d{1,4})\)/.exec(text) ?? [];
  const rustCode = Number(number) > 0 ? getSystemErrorName(-Number(number)) : undefined;
  const code = shortages.find((name) => name === rustCode || text.includes(`${name}: `));
  if (code === undefined) return undefined;
  const [message, fix] = reasons[code] ?? [];
  return `${message} -> ${fix}`;
}
