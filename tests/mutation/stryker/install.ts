import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const version = '9.6.1';

/** Not dependencies: they bring packages that nothing else needs. */
const packages = [`@stryker-mutator/core@${version}`, `@stryker-mutator/jest-runner@${version}`];

/** Where the parts of Stryker are. */
export interface Installation {
  /** Program to be run by Node. */
  readonly program: string;
  /** Folder of the package that runs Jest. */
  readonly jestRunner: string;
}

/**
 * Installs Stryker into a folder of its own, unless it is there.
 *
 * @throws if npm can't.
 */
export function installStryker(cache: string): Installation {
  const folder = path.join(cache, `stryker-${version}`);
  const scope = path.join(folder, 'node_modules/@stryker-mutator');
  const installation = {
    program: path.join(scope, 'core/bin/stryker.js'),
    jestRunner: path.join(scope, 'jest-runner'),
  };
  const finished = path.join(folder, 'installed');
  if (existsSync(finished)) return installation;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}\n');
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--save-exact'];
  const { status, stderr } = spawnSync('npm', [...args, ...packages], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Stryker was not installed: ${stderr.trim()}`);
  writeFileSync(finished, '');
  return installation;
}
