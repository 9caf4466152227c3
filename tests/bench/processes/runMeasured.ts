import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { projectEnvironment } from '../../support/runCommand';
import type { Command } from '../peers/types';
import { parseTimes } from './parseTimes';
import { endNotedGroup, noteGroup } from './startedGroups';
import { watchProcesses, type MemoryPeak } from './watchProcesses';

/** What a command has cost. */
export interface Cost {
  /** Seconds from its start to its end. */
  readonly wall: number;
  /** Seconds of processor time, user and system, of all its processes. */
  readonly cpu: number;
  /** Unknown where the system does not tell. */
  readonly memory: MemoryPeak | undefined;
}

/** How a command is run. */
interface Options {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Milliseconds, after which it is ended with everything it has started. */
  readonly timeLimit: number;
}

/** Runs the command, and says at the end on a stream of its own what it and its children needed. */
const script = '"$@"; code=$?; times >&3; exit $code';

/** As much of what a command has said as one wants to read. */
const lastLines = (output: string): string => output.trim().split('\n').slice(-15).join('\n');

/**
 * Runs a command to its end and measures it.
 *
 * @throws with the last of what it says, if it fails or takes too long.
 */
export async function runMeasured(command: Command, options: Options): Promise<Cost> {
  const { folder, env, timeLimit } = options;
  const started = performance.now();
  const child = spawn('sh', ['-c', script, 'sh', ...command], {
    cwd: folder,
    env: projectEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  noteGroup(child.pid);
  const stopWatching = watchProcesses(child.pid ?? 0);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    endNotedGroup(child.pid);
  }, timeLimit);
  const ended = new Promise<{ code: number | null; wall: number }>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, wall: (performance.now() - started) / 1000 }));
  });
  const streams = child.stdio.slice(1).map((stream) => text(stream as Readable));
  try {
    const { code, wall } = await ended;
    // What it has left running would keep the streams open, and disturb what is measured next.
    endNotedGroup(child.pid);
    const seen = stopWatching();
    const [output = '', errors = '', times = ''] = await Promise.all(streams);
    if (code !== 0) {
      const reason = isLate ? `took more than ${timeLimit / 60_000} minutes` : `ended with ${code}`;
      throw new Error(`${command.slice(1).join(' ')}  ${reason}:\n${lastLines(output + errors)}`);
    }
    const { user, system } = parseTimes(times);
    // A child that nobody has waited for is not among the shell's times.
    return { wall, cpu: Math.max(user + system, seen?.cpu ?? 0), memory: seen?.memory };
  } finally {
    clearTimeout(timer);
    stopWatching();
  }
}
