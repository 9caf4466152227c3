import { spawnSync } from 'node:child_process';

function git(directory: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: directory, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Whether the history of a folder's files can be asked for: not in a copy without repository, and not
 * in a shallow clone, which says of every file that it came with the last commit.
 */
export function hasHistory(directory: string): boolean {
  return git(directory, 'rev-parse', '--is-shallow-repository') === 'false';
}
