import { existsSync, readFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { readArguments } from '../../src/command-line/readArguments';
import { runCommand } from '../../src/command-line/runCommand';
import { UsageError } from '../../src/command-line/UsageError';
import { createPortalServer } from '../../src/hosting/server';
import { buildFolder } from '../e2e/support/build';
import { findChromium } from '../e2e/support/chromium.cjs';
import { freePort } from '../support/freePort';
import { firstPaintFiles, weightOf } from './firstPaint';
import { moduleSizes } from './moduleSizes';
import { pageScripts, total, type PageScript } from './pageScripts';
import { weighedPages } from './pages';

const usage = `Weighs the scripts that pages of the built site need to work, and have loaded when nothing more comes by itself, and what comes before a page is seen: itself and its style sheets. In kilobytes of brotli.

  npm run --silent weigh -- [options] [path…]

  --modules <number>  also the greatest modules of each script; needs a build with SOURCE_MAPS=true
  --help              show this text

A path has the base path, for example ${weighedPages.API.path}. Without any, a page of each kind is weighed.
`;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7);

function modulesOf(file: string, count: number): string[] {
  const script = path.join(buildFolder, file);
  if (count === 0 || !existsSync(`${script}.map`)) return [];
  const map = JSON.parse(readFileSync(`${script}.map`, 'utf8')) as SourceMapPayload;
  return moduleSizes(readFileSync(script, 'utf8'), map)
    .slice(0, count)
    .map(({ name, brotli, raw }) => `          ${kilobytes(brotli)} (${raw} raw)  ${name}`);
}

function report(pathname: string, scripts: readonly PageScript[], modules: number): string {
  const needed = scripts.filter(({ isNeeded }) => isNeeded);
  const lines = scripts.flatMap(({ file, brotli, isNeeded }) => [
    `  ${kilobytes(brotli)}  ${file}${isNeeded ? '' : '  (when idle)'}`,
    ...modulesOf(file, modules),
  ]);
  const idle = kilobytes(total(scripts)).trim();
  const seen = kilobytes(weightOf(firstPaintFiles(pathname))).trim();
  const sums = `${kilobytes(total(needed))} kB, when idle ${idle} kB, before it is seen ${seen} kB`;
  return [`${sums}  ${pathname}`, ...lines, ''].join('\n');
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      modules: { type: 'string', default: '0' },
    },
  });
  const modules = Number(values.modules);
  if (!Number.isInteger(modules) || modules < 0) {
    throw new UsageError(`--modules is "${values.modules}" -> use a whole number such as 30`);
  }
  const port = await freePort();
  const server = createPortalServer({ directory: buildFolder }).listen(port);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const paths =
      positionals.length > 0
        ? positionals
        : Object.values(weighedPages).map(({ path: address }) => address);
    for (const pathname of paths) {
      // A context each, so that no page finds in the cache what another has fetched.
      const context = await browser.newContext({
        baseURL: `http://localhost:${port}`,
        viewport: { width: 412, height: 823 },
        serviceWorkers: 'block',
      });
      const scripts = await pageScripts(await context.newPage(), pathname);
      process.stdout.write(`${report(pathname, scripts, modules)}\n`);
      await context.close();
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

void runCommand({ name: 'weigh', usage }, main);
