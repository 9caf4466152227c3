import { spawnSync } from 'node:child_process';

/**
 * Refuses to mix a rename with other changes, from which it could not be told again.
 *
 * @throws if git knows of changes below `root`. Without git, there is nothing to mix.
 */
export function assertCleanTree(root: string): void {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', '.'], {
    cwd: root,
    encoding: 'utf8',
  });
  const changed = status === 0 ? stdout.split('\n').filter(Boolean) : [];
  if (changed.length > 0) {
    const what = `the working tree has ${changed.length} changed files, ${changed[0]?.slice(3)} among them`;
    throw new Error(`${what} -> commit or stash them, or add --force`);
  }
}
