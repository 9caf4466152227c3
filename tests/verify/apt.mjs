import { existsSync } from 'node:fs';

/**
 * The way to install packages of Debian here, or undefined: as root on a machine with apt. What it
 * gives takes names of packages, and the result is the exit code with the output.
 */
export async function findApt(run) {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  const isRoot = process.getuid() === 0;
  if (!isRoot && (await run('sudo', ['-n', 'true'])).code !== 0) return undefined;
  const apt = async (...args) => {
    const [command, ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args];
    return run(command, rest, { DEBIAN_FRONTEND: 'noninteractive' });
  };
  return async (...packages) => {
    // Package lists that are partly out of reach may still have it.
    await apt('update');
    return apt('install', '-y', ...packages);
  };
}
