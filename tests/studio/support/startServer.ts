import { spawn } from 'node:child_process';
import { freePort } from '../../support/freePort';
import { endGroup, projectEnvironment } from '../../support/runCommand';

/** A server that answers. */
export interface RunningServer {
  /** Origin, without a slash at the end, such as `http://localhost:4400`. */
  address: string;
  /** What the server has written so far, to both of its streams. */
  output(): string;
  /** Ends the server and everything it has started. */
  stop(): Promise<void>;
}

/** How a server is started. */
export interface ServerOptions {
  folder: string;
  /** The program, Node.js if it is left out. */
  command?: string;
  /** Arguments of the program; for Node.js, a file first. */
  args: (port: number) => readonly string[];
  /** Port to listen on. A free one, if it is left out. */
  port?: number;
  env?: (port: number) => Record<string, string>;
  /** Path that answers, with any status below 500, once the server can be used. */
  readyPath: string;
}

/** Milliseconds until a server must answer, also on a busy machine. */
const startTime = 120_000;

/** Milliseconds that a server has to end itself. */
const stopTime = 10_000;

/** As much of the output as an error repeats. */
const repeatedLines = 30;

/**
 * Starts a program that serves, and waits until it answers.
 *
 * @throws with the last lines of its output, if it ends or does not answer within two minutes.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const port = options.port ?? (await freePort());
  const address = `http://localhost:${port}`;
  let output = '';
  const child = spawn(options.command ?? process.execPath, options.args(port), {
    cwd: options.folder,
    env: projectEnvironment(options.env?.(port)),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  let running = true;
  const ended = new Promise<void>((resolve) =>
    child.on('close', () => {
      running = false;
      resolve();
    }),
  );
  // A program of tests that is ended early would leave the server behind.
  const endWithProcess = () => endGroup(child.pid);
  process.once('exit', endWithProcess);

  const stop = async () => {
    endGroup(child.pid, 'SIGINT');
    const timer = setTimeout(() => endGroup(child.pid), stopTime);
    await ended;
    clearTimeout(timer);
    endGroup(child.pid);
    process.off('exit', endWithProcess);
  };

  try {
    await waitForAnswer(address + options.readyPath, () => running);
  } catch (error) {
    await stop();
    const lines = output.trimEnd().split('\n').slice(-repeatedLines).join('\n');
    throw new Error(`${String(error)}\n${lines}`, { cause: error });
  }
  return { address, output: () => output, stop };
}

async function waitForAnswer(url: string, isRunning: () => boolean): Promise<void> {
  const end = Date.now() + startTime;
  while (Date.now() < end && isRunning()) {
    try {
      const { status } = await fetch(url, { redirect: 'manual' });
      if (status < 500) {
        return;
      }
    } catch {
      // Nobody listens yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no answer from ${url}`);
}
