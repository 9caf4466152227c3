import { existsSync } from 'node:fs';

/** The command that runs apt here, or undefined: as root on a machine with apt. */
async function findApt(run, program) {
  if (!existsSync(program)) return undefined;
  const isRoot = process.getuid() === 0;
  if (!isRoot && (await run('sudo', ['-n', 'true'])).code !== 0) return undefined;
  const [command, ...first] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get'];
  return (...args) => run(command, [...first, ...args], { DEBIAN_FRONTEND: 'noninteractive' });
}

/**
 * Creates the way to install packages of Debian here. Who asks while others are being installed waits,
 * for apt does one thing at a time.
 *
 * It takes a function that gives the names of the packages that are missing, and resolves to the exit
 * code and the output, or to undefined where there is no apt.
 */
export function createApt(run, program = '/usr/bin/apt-get') {
  let last = Promise.resolve();
  let lists;

  async function install(findMissing) {
    const apt = await findApt(run, program);
    if (!apt) return undefined;
    // What others have waited for may be theirs.
    const missing = findMissing();
    if (missing.length === 0) return { code: 0, output: '' };
    // Package lists that are partly out of reach may still have it.
    lists ??= apt('update');
    await lists;
    return apt('install', '-y', '--no-install-recommends', ...missing);
  }

  return (findMissing) => {
    const next = last.then(() => install(findMissing));
    last = next.catch(() => {});
    return next;
  };
}
