import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Problem } from '../../content/problem';

const command = path.join(__dirname, '../../cli/check.mjs');

/** A problem as the command prints it. */
type PrintedProblem = Omit<Problem, 'code'> & { readonly rule: string };

/**
 * Runs `npm run check` in a process of its own, so that this one answers meanwhile, and modules of the
 * navigation are read as they are now.
 *
 * @param siteDir - Absolute path of the project.
 * @throws with what the command says, if the checks themselves fail.
 */
export async function checkApart(siteDir: string): Promise<Problem[]> {
  const args = ['--no-warnings', command, '--root', siteDir, '--format', 'json'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    // The author waits for the page, and not for this.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system has no such thing.
  }
  const end = (): void => void child.kill();
  process.once('exit', end);
  try {
    const ended = new Promise<void>((resolve, reject) => {
      child.once('close', () => resolve());
      child.once('error', reject);
    });
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    if (!stdout) throw new Error(stderr.trim() || `the checks ended with ${child.exitCode}`);
    const printed = JSON.parse(stdout) as PrintedProblem[];
    return printed.map(({ rule, ...problem }) => ({ ...problem, code: rule }));
  } finally {
    process.off('exit', end);
  }
}
