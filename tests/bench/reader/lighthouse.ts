import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findWholeChromium } from '../../e2e/support/chromium.cjs';
import { installPackages } from '../../support/installPackages';
import { categories } from './types';

/** The last 12 that runs on Node 20. Not a dependency: it brings 130 packages. */
const packages = { dependencies: { lighthouse: '12.8.2' } };

/** In milliseconds. */
const longestRun = 3 * 60_000;

/**
 * Gets Lighthouse ready, and installs it when it is first needed.
 *
 * @param trust - Option with which Chromium trusts the server.
 * @returns a function that runs it once on an address, with its profile of a phone, and hands over its
 *   whole report as JSON.
 */
export function createLighthouse(cache: string, trust: string): (url: string) => Promise<string> {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', trust];
  const options = [
    ...['--quiet', '--output=json', '--output-path=stdout', '--form-factor=mobile'],
    ...[`--only-categories=${categories.join(',')}`, `--chrome-flags=${flags.join(' ')}`],
  ];
  const env = {
    ...process.env,
    CHROME_PATH: findWholeChromium() ?? chromium.executablePath(),
  };
  // Not synchronous: this process serves what is measured.
  const run = promisify(execFile);
  return async (url) => {
    const modules = installPackages(path.join(cache, 'lighthouse'), packages);
    const args = [path.join(modules, 'lighthouse/cli/index.js'), url, ...options];
    const limits = { maxBuffer: 1e8, timeout: longestRun };
    try {
      const { stdout } = await run(process.execPath, args, { env, ...limits });
      return stdout;
    } catch (error) {
      const { stderr = '', message } = error as { stderr?: string; message: string };
      const said = stderr.trim().split('\n').at(-1);
      throw new Error(`${new URL(url).pathname}  ${said || message.split('\n')[0]}`, {
        cause: error,
      });
    }
  };
}
