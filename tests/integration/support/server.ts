import { spawn } from 'node:child_process';
import { freePort } from '../../support/freePort';
import { programOf, projectEnvironment } from './project';

interface ServerOptions {
  folder: string;
  /** The package whose program serves, with its arguments, such as `next` and `['start']`. */
  program: string;
  args: string[];
  environment: (origin: string) => Record<string, string>;
}

/**
 * Serves a built project while `use` runs.
 *
 * @throws with the server's output, if it ends or does not answer within 30 seconds.
 */
export async function withServer<T>(
  { folder, program, args, environment }: ServerOptions,
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let output = '';
  // The program itself, not npm around it: ending npm would leave the server running.
  const child = spawn(process.execPath, [await programOf(program), ...args, '--port', `${port}`], {
    cwd: folder,
    env: projectEnvironment(environment(origin)),
  });
  child.stdout.setEncoding('utf8').on('data', (chunk) => (output += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk) => (output += chunk));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  try {
    await answers(origin, () => child.exitCode !== null);
    return await use(origin);
  } catch (error) {
    throw new Error(`${String(error)}\n${output}`, { cause: error });
  } finally {
    child.kill();
    await ended;
  }
}

async function answers(origin: string, hasEnded: () => boolean): Promise<void> {
  const end = Date.now() + 30_000;
  while (Date.now() < end && !hasEnded()) {
    try {
      await fetch(origin, { redirect: 'manual' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new Error(`no answer from ${origin}`);
}
