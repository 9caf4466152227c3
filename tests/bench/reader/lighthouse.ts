import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findWholeChromium } from '../../e2e/support/chromium.cjs';
import { installPackages } from '../../support/installPackages';
import { processorTrace, type Trace } from './processorTrace';
import { categories } from './types';

/** The last 12 that runs on Node 20. Not a dependency: it brings 130 packages. */
const packages = { dependencies: { lighthouse: '12.8.2' } };

/** In milliseconds. */
const longestRun = 3 * 60_000;

/** What one run says, as JSON. */
export interface LighthouseReports {
  /** The whole report. */
  readonly report: string;
  /** What it would say if no task had waited for a processor, see `processorTrace.ts`. */
  readonly withoutWaiting: string;
}

/** Where Lighthouse keeps the trace of a run, in its folder. */
const traceFile = 'defaultPass.trace.json';

/**
 * Gets Lighthouse ready, and installs it when it is first needed.
 *
 * @param trust - Option with which Chromium trusts the server.
 * @returns a function that runs it once on an address, with its profile of a phone.
 */
export function createLighthouse(
  cache: string,
  trust: string,
): (url: string) => Promise<LighthouseReports> {
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
  const look = async (url: string, ...more: string[]): Promise<string> => {
    const modules = installPackages(path.join(cache, 'lighthouse'), packages);
    const args = [path.join(modules, 'lighthouse/cli/index.js'), url, ...options, ...more];
    const limits = { maxBuffer: 1e8, timeout: longestRun };
    try {
      const { stdout } = await run(process.execPath, args, { env, ...limits });
      return stdout;
    } catch (error) {
      const { stderr = '', message } = error as { stderr?: string; message: string };
      const lines = stderr.split('\n').filter((line) => line && !/^\s+at /.test(line));
      const said = lines.at(-1)?.trim();
      throw new Error(`${new URL(url).pathname}  ${said || message.split('\n')[0]}`, {
        cause: error,
      });
    }
  };
  return async (url) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'toolpad-docs-lighthouse-'));
    try {
      const report = await look(url, `--gather-mode=${folder}`, `--audit-mode=${folder}`);
      const file = path.join(folder, traceFile);
      const trace = JSON.parse(readFileSync(file, 'utf8')) as Trace;
      writeFileSync(file, JSON.stringify(processorTrace(trace)));
      const withoutWaiting = await look(url, `--audit-mode=${folder}`);
      return { report, withoutWaiting };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
