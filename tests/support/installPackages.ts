import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectEnvironment } from './runCommand';

/** Packages that a test needs and the project does not, each with its exact version. */
export interface WantedPackages {
  readonly dependencies: Readonly<Record<string, string>>;
  /** Versions of what these depend on, where the newest one does not do. */
  readonly overrides?: Readonly<Record<string, string>>;
}

const said = (text: string): string => {
  const errors = text.split('\n').filter((line) => line.startsWith('npm error'));
  return (errors.length > 0 ? errors : text.trim().split('\n')).slice(0, 6).join('\n');
};

/** True if the folder has got these packages by an installation that came to its end. */
function isInstalled(folder: string, manifest: string): boolean {
  const file = path.join(folder, 'installed.json');
  return existsSync(file) && readFileSync(file, 'utf8') === manifest;
}

/**
 * Installs packages into a folder of their own, unless they are there. None of their install scripts
 * is run.
 *
 * @returns the folder `node_modules` with them.
 * @throws with what npm says, if it can't.
 */
export function installPackages(
  folder: string,
  { dependencies, overrides = {} }: WantedPackages,
): string {
  const modules = path.join(folder, 'node_modules');
  const manifest = `${JSON.stringify({ private: true, dependencies, overrides }, null, 2)}\n`;
  if (isInstalled(folder, manifest)) return modules;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), manifest);
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-engine-strict'];
  // Named, for a test runner has an environment of its own, which it does not hand on.
  const options = { cwd: folder, env: projectEnvironment(), encoding: 'utf8' } as const;
  const { status, stderr, error } = spawnSync('npm', args, options);
  if (status !== 0) {
    const names = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
    const reason = error?.message ?? said(stderr);
    throw new Error(
      `${names.join(', ')}  not installed: ${reason} -> see that npm reaches its registry, and try again`,
    );
  }
  writeFileSync(path.join(folder, 'installed.json'), manifest);
  return modules;
}
