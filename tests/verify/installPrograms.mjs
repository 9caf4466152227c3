import { commandResult, failure } from './results.mjs';

/**
 * Sees to it that there are programs for a test, from Debian's packages.
 *
 * @param packages package by the name of the program that it brings.
 */
export async function installPrograms(run, installByApt, packages) {
  const missing = [];
  for (const [program, name] of Object.entries(packages)) {
    if ((await run('sh', ['-c', `command -v ${program}`])).code !== 0) missing.push(name);
  }
  if (missing.length === 0) return commandResult({ code: 0, output: '' });
  const installed = await installByApt(() => missing);
  return installed
    ? commandResult(installed)
    : failure(`not installed -> apt-get install ${missing.join(' ')}`);
}
