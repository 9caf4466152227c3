import { statSync } from 'node:fs';
import path from 'node:path';
import { commandResult } from './results.mjs';

/** Milliseconds since the epoch; 0 for a file that is not there. */
const modified = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** npm writes its own copy of the lockfile last, so an installation that broke off has none. */
export function isInstalled(root) {
  const lockfile = modified(path.join(root, 'package-lock.json'));
  return modified(path.join(root, 'node_modules/.package-lock.json')) >= lockfile;
}

/** Installs what the lockfile says, unless it is there. No package needs its install scripts. */
export async function installPackages(root, run) {
  if (isInstalled(root)) return commandResult({ code: 0, output: '' });
  return commandResult(await run('npm', ['ci', '--ignore-scripts', '--include=dev']));
}
