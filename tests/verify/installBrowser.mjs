import { existsSync } from 'node:fs';
import chromium from '../e2e/support/chromium.cjs';
import { findApt } from './apt.mjs';
import { commandResult } from './results.mjs';

const printOwnChromium =
  "process.stdout.write(require('@playwright/test').chromium.executablePath())";

async function installFromApt(install, run) {
  await install('chromium');
  const installed = chromium.findChromium();
  // Ubuntu's package of this name may be a stand-in that starts no browser.
  return installed !== undefined && (await run(installed, ['--version'])).code === 0;
}

/**
 * Sees to it that there is a Chromium for the end-to-end tests: one that is there already, else
 * Debian's, else Playwright's.
 */
export async function installBrowser(run) {
  const present = commandResult({ code: 0, output: '' });
  if (chromium.findChromium()) return present;
  const own = await run(process.execPath, ['-e', printOwnChromium]);
  if (own.code === 0 && existsSync(own.output)) return present;
  const install = await findApt(run);
  if (install && (await installFromApt(install, run))) return present;
  const withLibraries = install ? ['--with-deps'] : [];
  return commandResult(await run('npx', ['playwright', 'install', ...withLibraries, 'chromium']));
}
