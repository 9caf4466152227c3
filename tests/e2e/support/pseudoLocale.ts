import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createPortalServer } from '../../../src/hosting/server';
import { pseudoLocale } from '../../../src/plugins/pseudo-locale';

const root = path.resolve(__dirname, '../../..');

/** The site in the pseudo-locale. */
export interface PseudoSite {
  /** Scheme, host and port. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Builds the site in the pseudo-locale, beside other builds. */
function build(folder: string): Promise<void> {
  const args = ['build', '--', '--locale', pseudoLocale, '--out-dir', folder];
  const generated = path.join('.docusaurus', pseudoLocale);
  const child = spawn('npm', ['run', '--silent', ...args], {
    cwd: root,
    env: { ...process.env, PSEUDO_LOCALE: '1', DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the build in ${pseudoLocale} failed\n${output}`)),
    );
  });
}

/**
 * Serves the site in the pseudo-locale as production does.
 *
 * @param built - Folder of a build that is there already: `PSEUDO_LOCALE_BUILD` names one, for whoever
 *   works on the test. Without it the site is built, which takes a minute or two.
 */
export async function servePseudoSite(
  built = process.env.PSEUDO_LOCALE_BUILD,
): Promise<PseudoSite> {
  const folder = built ?? mkdtempSync(path.join(os.tmpdir(), 'pseudo-site-'));
  if (!built) await build(folder);
  const server: http.Server = createPortalServer({ directory: folder });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      if (!built) rmSync(folder, { recursive: true, force: true });
    },
  };
}
