import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const version = '9.6.1';

/** No dependency: it brings packages that nothing else needs. */
const stryker = `@stryker-mutator/core@${version}`;

/**
 * Installs Stryker into a folder of its own, unless it is there.
 *
 * @returns its program, to be run by Node.
 * @throws if npm can't.
 */
export function installStryker(cache: string): string {
  const folder = path.join(cache, `stryker-${version}`);
  const program = path.join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const finished = path.join(folder, 'installed');
  if (existsSync(finished)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}\n');
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--save-exact'];
  const { status, stderr } = spawnSync('npm', [...args, stryker], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Stryker was not installed: ${stderr.trim()}`);
  writeFileSync(finished, '');
  return program;
}
