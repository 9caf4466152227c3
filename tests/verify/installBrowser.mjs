import { existsSync } from 'node:fs';
import chromium from '../e2e/support/chromium.cjs';
import { commandResult } from './results.mjs';

const printOwnChromium =
  "process.stdout.write(require('@playwright/test').chromium.executablePath())";

/** Ubuntu's packages of these names may be stand-ins that start no browser. */
async function canStart(browser, run) {
  return browser !== undefined && (await run(browser, ['--version'])).code === 0;
}

/** Debian's packages of what is missing, headless and whole; of nothing if a browser is named. */
function missingPackages() {
  const programs = process.env.CHROMIUM_PATH ? {} : chromium.packages;
  return Object.entries(programs)
    .filter(([program]) => !existsSync(program))
    .map(([, name]) => name);
}

/** Installs Debian's Chromium if there is apt, and no other. Needs no packages of npm. */
export const installDebiansBrowser = (installByApt) => installByApt(missingPackages);

/**
 * Sees to it that there is a Chromium for the end-to-end tests: the one that is named, else Debian's,
 * else Playwright's.
 */
export async function installBrowser(run, installByApt) {
  const present = commandResult({ code: 0, output: '' });
  const installed = await installDebiansBrowser(installByApt);
  if (process.env.CHROMIUM_PATH) return present;
  if (await canStart(chromium.findWholeChromium(), run)) return present;
  const own = await run(process.execPath, ['-e', printOwnChromium]);
  if (own.code === 0 && existsSync(own.output)) return present;
  const withLibraries = installed ? ['--with-deps'] : [];
  return commandResult(await run('npx', ['playwright', 'install', ...withLibraries, 'chromium']));
}
