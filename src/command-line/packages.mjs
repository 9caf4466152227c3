// Plain Node.js: it runs before anything is known to be installed.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The package that loads all others of a command. */
const loader = fileURLToPath(new URL('../../node_modules/jiti/package.json', import.meta.url));

/** Ends the process with what to do, if the packages of the project are not installed. */
export function stopWithoutPackages() {
  if (fs.existsSync(loader)) return;
  process.stderr.write('node_modules  the packages are not installed -> npm ci --ignore-scripts\n');
  process.exit(1);
}
