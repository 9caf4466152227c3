import { existsSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from '../../support/installPackages';

const version = '22.23.3';

/** Some peers need this Node or a newer one; the project needs 20. */
const needed = [22, 19] as const;

function isNewEnough([major = 0, minor = 0]: readonly number[]): boolean {
  return major > needed[0] || (major === needed[0] && minor >= needed[1]);
}

/**
 * The program that runs peers which do not run on every Node that the project runs on: this one, or
 * that of an npm package.
 *
 * @throws if there is no such package for this machine.
 */
export function findNode22(cache: string): string {
  if (isNewEnough(process.versions.node.split('.').map(Number))) return process.execPath;
  // The package "node" would fetch one of these with a script.
  const name = `node-${process.platform}-${process.arch}`;
  const modules = installPackages(path.join(cache, 'node'), { dependencies: { [name]: version } });
  const program = path.join(modules, name, 'bin', 'node');
  if (!existsSync(program))
    throw new Error(
      `${name}  has no Node -> run the benchmark with Node ${needed.join('.')} or newer`,
    );
  return program;
}
