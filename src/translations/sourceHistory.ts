import { spawnSync } from 'node:child_process';

/** Why there is no history to look into; says what to do. */
export interface NoHistory {
  readonly reason: string;
}

/** A state of a file in git. */
export interface Revision {
  readonly commit: string;
  /** Path of the file at that time, from the root of the repository. */
  readonly file: string;
}

function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return status === 0 ? stdout : undefined;
}

/** True for a clone that lacks the older part of its history. */
export function isShallow(root: string): boolean {
  return git(root, 'rev-parse', '--is-shallow-repository')?.trim() === 'true';
}

/**
 * All states of a file that git knows, the newest first, under its earlier names too.
 *
 * @param root - Absolute path of a project, which may be a folder of a repository.
 * @param file - Path from the project root.
 */
export function revisionsOf(root: string, file: string): readonly Revision[] | NoHistory {
  if (git(root, 'rev-parse', '--git-dir') === undefined) {
    return { reason: 'this copy of the project is no git repository' };
  }
  const format = '--format=%x00%H';
  const log = git(root, 'log', '--follow', '--name-only', format, '--', file) ?? '';
  return log
    .split('\0')
    .map((entry) => entry.trim().split('\n').filter(Boolean))
    .flatMap(([commit, ...names]) => {
      const name = names.at(-1);
      return commit && name ? [{ commit, file: name }] : [];
    });
}

/** A file as it was; undefined where it was not there. */
export function textAt(root: string, { commit, file }: Revision): string | undefined {
  return git(root, 'show', `${commit}:${file}`);
}
