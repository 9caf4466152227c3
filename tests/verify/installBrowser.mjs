import { existsSync } from 'node:fs';
import chromium from '../e2e/support/chromium.cjs';
import { findApt } from './apt.mjs';
import { commandResult } from './results.mjs';

const printOwnChromium =
  "process.stdout.write(require('@playwright/test').chromium.executablePath())";

/** Ubuntu's packages of these names may be stand-ins that start no browser. */
async function canStart(browser, run) {
  return browser !== undefined && (await run(browser, ['--version'])).code === 0;
}

/**
 * Sees to it that there is a Chromium for the end-to-end tests: the one that is named, else Debian's,
 * headless and whole, else Playwright's.
 */
export async function installBrowser(run) {
  const present = commandResult({ code: 0, output: '' });
  if (process.env.CHROMIUM_PATH) return present;
  const missing = Object.entries(chromium.packages)
    .filter(([program]) => !existsSync(program))
    .map(([, name]) => name);
  const install = missing.length > 0 ? await findApt(run) : undefined;
  if (install) await install('--no-install-recommends', ...missing);
  if (await canStart(chromium.findWholeChromium(), run)) return present;
  const own = await run(process.execPath, ['-e', printOwnChromium]);
  if (own.code === 0 && existsSync(own.output)) return present;
  const withLibraries = install ? ['--with-deps'] : [];
  return commandResult(await run('npx', ['playwright', 'install', ...withLibraries, 'chromium']));
}
