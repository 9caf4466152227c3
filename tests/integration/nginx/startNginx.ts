import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxFiles, type ServedSite } from '../../../src/hosting/nginx';
import { freePort } from '../../support/freePort';
import { findNginx, howToInstall } from './findNginx.cjs';

/** A server that tests ask. */
export interface StartedNginx {
  readonly port: number;
  /** Complaints of the server, which a sound request gives no reason for. */
  errors(): string;
  stop(): Promise<void>;
}

async function answers(port: number, hasEnded: () => boolean): Promise<boolean> {
  const end = Date.now() + 10_000;
  while (Date.now() < end && !hasEnded()) {
    try {
      await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return false;
}

/**
 * Starts nginx with the configuration that the project generates, on a free port.
 *
 * @param root published folder.
 * @throws if nginx is not installed, or does not take the configuration.
 */
export async function startNginx(site: ServedSite, root: string): Promise<StartedNginx> {
  const program = findNginx();
  if (!program) throw new Error(howToInstall);
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const state = path.join(folder, 'state');
  mkdirSync(state);
  const files = nginxFiles(site, { root, state, listen: `127.0.0.1:${port}` });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  // Workers of a server that root starts would be somebody who can't read the tests' folders.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const child = spawn(program, [
    '-c',
    path.join(folder, 'nginx.conf'),
    '-g',
    `${user}daemon off;`,
    '-e',
    'stderr',
  ]);
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await answers(port, () => child.exitCode !== null))) {
    await stop();
    throw new Error(`nginx did not start\n${output}`);
  }
  return { port, errors: () => output, stop };
}
