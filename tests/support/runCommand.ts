import { spawn } from 'node:child_process';

/** How a command is run. */
export interface RunOptions {
  folder: string;
  /** Variables beside the ones of this process. */
  env?: Record<string, string>;
  /** User and group to run as, if not those of this process. */
  identity?: { uid?: number; gid?: number };
  /** Milliseconds, after which the command is ended with everything it has started. */
  timeLimit?: number;
}

/** What a command has come to: exit code, and both its streams. */
export interface Run {
  code: number;
  output: string;
}

/**
 * The environment of the projects' commands. NODE_ENV is left to Studio: with the `test` of a test
 * runner it would allow signing in with a password that is public.
 */
export function projectEnvironment(env: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...inherited } = process.env;
  return { ...inherited, FORCE_COLOR: '0', BROWSER: 'none', ...env } as NodeJS.ProcessEnv;
}

/** Runs a command to its end. Rejects only if it can't be started. */
export function runCommand(
  command: string,
  args: readonly string[],
  { folder, env, identity, timeLimit = 540_000 }: RunOptions,
): Promise<Run> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: folder,
      env: projectEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      ...identity,
    });
    const timer = setTimeout(() => {
      output += `\nended after ${timeLimit / 1000} s`;
      endGroup(child.pid);
    }, timeLimit);
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Ends a process that leads a group, with everything it has started. */
export function endGroup(pid: number | undefined, signal: NodeJS.Signals = 'SIGKILL'): void {
  if (pid === undefined) {
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // All of the group is gone.
  }
}
