import { fork } from 'node:child_process';
import path from 'node:path';
import { fileStart, problemAt, type Problem } from '../problem';
import { configurationFile } from './files';

const program = path.join(__dirname, 'evaluate.mjs');

/** What the program says: the file that it is about to run, and in the end what it has found. */
type Message = { readonly started: string } | { readonly problems: readonly Problem[] };

/** Milliseconds after which a configuration counts as one that never ends. */
export interface TimeLimits {
  /** By the clock. It may wait for others, and others keep its machine busy. */
  readonly clock: number;
  /**
   * Of its own processor time, in which it does not once let others have their turn: a loop without end
   * is told soon, and a slow machine is not.
   */
  readonly processor: number;
}

/**
 * With nothing kept from earlier runs ours takes six seconds of both, and ten times as long by the clock
 * on a machine whose processors others keep busy.
 */
const LIMITS: TimeLimits = { clock: 180_000, processor: 30_000 };

/** How the program ends itself when it has used up its processor time; see `watchTime.mjs`. */
const OUT_OF_TIME = 'SIGVTALRM';

/** Why the program has said nothing in the end, and what to look for. */
type End = readonly [message: string, fix: string];

const endless = (limit: number): End => [
  `the file was still running after ${limit / 1000} s`,
  'look for a loop without end, and for an await of what never comes',
];

const looping = (limit: number): End => [
  `the file was still running after ${limit / 1000} s of processor time`,
  'look for a loop without end, in the file and what it imports',
];

const ended: End = [
  'the program ended while the file was run',
  'look for process.exit, and for an await of what never comes, in the file and what it imports',
];

/**
 * Runs the configuration of a site as Docusaurus does, in a process of its own.
 *
 * @param root - Absolute path of a project.
 */
export function evaluateApart(
  root: string,
  { clock, processor }: TimeLimits = LIMITS,
): Promise<readonly Problem[]> {
  const env = { ...process.env, NODE_ENV: 'production', BABEL_ENV: 'production' };
  // The language of a build that has failed, and one that only tests have, whose folder it would write.
  delete (env as NodeJS.ProcessEnv).DOCUSAURUS_CURRENT_LOCALE;
  delete (env as NodeJS.ProcessEnv).PSEUDO_LOCALE;
  const child = fork(program, [root, String(processor)], {
    cwd: root,
    env,
    execArgv: ['--no-warnings'],
    silent: true,
  });
  // What the configuration prints is of no interest, and has to go somewhere.
  child.stdout?.resume();
  child.stderr?.resume();
  const stop = (): void => void child.kill('SIGKILL');
  process.once('exit', stop);
  return new Promise<readonly Problem[]>((resolve, reject) => {
    let file = configurationFile;
    let isTooLong = false;
    let problems: readonly Problem[] | undefined;
    const timer = setTimeout(() => {
      isTooLong = true;
      stop();
    }, clock);
    child.on('message', (message: Message) => {
      if ('problems' in message) {
        problems = message.problems;
      } else {
        file = message.started;
      }
    });
    child.once('error', reject);
    child.once('exit', (_code, signal) => {
      clearTimeout(timer);
      process.off('exit', stop);
      const tell = (): void => {
        const stopped = isTooLong ? endless(clock) : ended;
        const [message, fix] = signal === OUT_OF_TIME ? looping(processor) : stopped;
        resolve(problems ?? [problemAt(file, fileStart, 'config/evaluation-error', message, fix)]);
      };
      // What it has said last may still be on its way.
      if (child.connected) child.once('disconnect', tell);
      else tell();
    });
  });
}
