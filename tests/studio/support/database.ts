import { execFileSync, spawn } from 'node:child_process';
import { chownSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endGroup, runCommand } from '../../support/runCommand';

/** A database server that was started for a test. */
export interface Database {
  port: number;
  /** Runs a file of SQL as the administrator. */
  runFile(file: string): Promise<void>;
  stop(): Promise<void>;
}

/** How a server is started and asked. */
interface DatabaseCommands {
  /** Users of the machine that Debian's packages run the server as. */
  user: string;
  /** Fills the folder with an empty database. */
  create: string[];
  serve: string[];
  /** Succeeds once the server answers. */
  ask: string[];
  runFile: (file: string) => string[];
}

/** A scratch folder for a database: also the place of its socket, so its name is short. */
export const databaseFolder = () => mkdtemp(path.join(tmpdir(), 'db-'));

/** Database servers refuse to run as root, so root hands over to the user of the package. */
function identityOf(user: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) {
    return {};
  }
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Starts a database server in a folder of its own.
 *
 * @throws with what a command has written, if it fails.
 */
export async function startDatabase(
  folder: string,
  port: number,
  commands: DatabaseCommands,
): Promise<Database> {
  const identity = identityOf(commands.user);
  if (identity.uid !== undefined && identity.gid !== undefined) {
    chownSync(folder, identity.uid, identity.gid);
  }
  const run = async ([program = '', ...args]: string[], as?: typeof identity) => {
    const result = await runCommand(program, args, { folder, identity: as });
    if (result.code !== 0) {
      throw new Error(`${path.basename(program)} has failed\n${result.output}`);
    }
  };
  await run(commands.create, identity);

  let output = '';
  const [program = '', ...args] = commands.serve;
  const server = spawn(program, args, { cwd: folder, detached: true, ...identity });
  server.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  server.stderr.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()));
  const stop = async () => {
    endGroup(server.pid, 'SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitFor(() => run(commands.ask));
  } catch (error) {
    endGroup(server.pid);
    await stop();
    throw new Error(`${String(error)}\n${output}`, { cause: error });
  }
  return { port, runFile: (file) => run(commands.runFile(file)), stop };
}

async function waitFor(ask: () => Promise<void>): Promise<void> {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}
