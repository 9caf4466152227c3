import { spawn } from 'node:child_process';

/** What a command that succeeds has said is of no interest; this much of a failing one's end is. */
const keptOutput = 200_000;

/**
 * Creates a function that runs commands in `root`, and one that ends all that are still running,
 * with everything they have started.
 */
export function createRunner(root) {
  const groups = new Set();

  const end = (group) => {
    groups.delete(group);
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // All of the group is gone.
    }
  };

  const stop = () => groups.forEach(end);

  /** Runs a command to its end. Never rejects: a command that can't be started has code 127. */
  const run = (command, args, env = {}) =>
    new Promise((resolve) => {
      let output = '';
      const keep = (chunk) => {
        output = (output + chunk).slice(-keptOutput);
      };
      // A group of its own, so that nothing that it starts outlives it.
      const child = spawn(command, args, {
        cwd: root,
        env: { ...process.env, FORCE_COLOR: '0', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      if (child.pid) groups.add(child.pid);
      child.stdout.setEncoding('utf8').on('data', keep);
      child.stderr.setEncoding('utf8').on('data', keep);
      child.on('error', (error) => resolve({ code: 127, output: error.message }));
      // Not "close": that waits for descendants, which are ended now.
      child.on('exit', (code) => {
        end(child.pid);
        setImmediate(() => resolve({ code: code ?? 1, output: output.trim() }));
      });
    });

  return { run, stop };
}
