import { spawnSync } from 'node:child_process';
import { UsageError } from '../../src/command-line/UsageError';

/**
 * Files that are not as they were at a commit, those that are not committed yet included.
 *
 * @throws {UsageError} if there is no such commit.
 */
export function changedSince(root: string, ref: string): string[] {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const tracked = git('diff', '--name-only', '--relative', '-z', ref, '--');
  if (tracked.status !== 0) {
    throw new UsageError(`--since "${ref}" is no commit of this repository -> see git log`);
  }
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return `${tracked.stdout}${untracked.stdout}`.split('\0').filter(Boolean);
}
