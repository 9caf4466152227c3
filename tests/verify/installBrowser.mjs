import { existsSync } from 'node:fs';
import chromium from '../e2e/support/chromium.cjs';
import { commandResult } from './results.mjs';

const printOwnChromium =
  "process.stdout.write(require('@playwright/test').chromium.executablePath())";

/** The way to act as root on a machine with apt, or undefined. */
async function aptPrefix(run) {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  if (process.getuid() === 0) return [];
  const { code } = await run('sudo', ['-n', 'true']);
  return code === 0 ? ['sudo', '-n'] : undefined;
}

async function installFromApt(prefix, run) {
  const apt = async (...args) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args];
    return run(command, rest, { DEBIAN_FRONTEND: 'noninteractive' });
  };
  // Package lists that are partly out of reach may still have it.
  await apt('update');
  await apt('install', '-y', 'chromium');
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
  const prefix = await aptPrefix(run);
  if (prefix && (await installFromApt(prefix, run))) return present;
  const withLibraries = prefix ? ['--with-deps'] : [];
  return commandResult(await run('npx', ['playwright', 'install', ...withLibraries, 'chromium']));
}
