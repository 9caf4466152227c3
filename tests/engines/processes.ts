import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A program that runs beside a test, with a folder of its own. */
export interface Companion {
  readonly folder: string;
  stop(): Promise<void>;
}

/** True if a program of this name can be run. */
export function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    child.once('exit', () => resolve());
    // With those that it has started: it leads a group of its own.
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    setTimeout(() => {
      try {
        process.kill(-(child.pid ?? 0), 'SIGKILL');
      } catch {
        // It is gone.
      }
    }, 3000).unref();
  });
}

/** Starts a program with a new folder as its home. */
export function startCompanion(
  program: string,
  args: (folder: string) => readonly string[],
): Companion {
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
  const child = spawn(program, args(folder), {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, XDG_CACHE_HOME: folder, XDG_RUNTIME_DIR: folder },
  });
  return {
    folder,
    async stop() {
      await stopProcess(child);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Repeats an attempt until it succeeds. */
export async function eventually<T>(attempt: () => Promise<T>, milliseconds = 30_000): Promise<T> {
  const end = Date.now() + milliseconds;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
