import { findApt } from './apt.mjs';
import { commandResult, failure } from './results.mjs';

/**
 * Sees to it that there are programs for a test, from Debian's packages.
 *
 * @param packages package by the name of the program that it brings.
 */
export async function installPrograms(run, packages) {
  const missing = [];
  for (const [program, name] of Object.entries(packages)) {
    if ((await run('sh', ['-c', `command -v ${program}`])).code !== 0) missing.push(name);
  }
  if (missing.length === 0) return commandResult({ code: 0, output: '' });
  const install = await findApt(run);
  if (!install) return failure(`not installed -> apt-get install ${missing.join(' ')}`);
  return commandResult(await install('--no-install-recommends', ...missing));
}
