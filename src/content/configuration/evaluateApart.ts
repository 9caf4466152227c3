import { fork } from 'node:child_process';
import path from 'node:path';
import { fileStart, problemAt, type Problem } from '../problem';
import { configurationFile } from './files';

const program = path.join(__dirname, 'evaluate.mjs');

/** What the program says: the file that it is about to run, and in the end what it has found. */
type Message = { readonly started: string } | { readonly problems: readonly Problem[] };

/**
 * Time for a configuration. With nothing kept from earlier runs ours takes six seconds, and ten times
 * as long on a machine whose processors others keep busy.
 */
const TIME_LIMIT = 180_000;

function endless(file: string, limit: number): Problem {
  const message = `the file was still running after ${limit / 1000} s`;
  const fix = 'look for a loop without end, and for an await of what never comes';
  return problemAt(file, fileStart, 'config/evaluation-error', message, fix);
}

function ended(file: string): Problem {
  const message = 'the program ended while the file was run';
  const fix =
    'look for process.exit, and for an await of what never comes, in the file and what it imports';
  return problemAt(file, fileStart, 'config/evaluation-error', message, fix);
}

/**
 * Runs the configuration of a site as Docusaurus does, in a process of its own.
 *
 * @param root - Absolute path of a project.
 * @param limit - Milliseconds after which the configuration counts as one that never ends.
 */
export function evaluateApart(root: string, limit = TIME_LIMIT): Promise<readonly Problem[]> {
  const env = { ...process.env, NODE_ENV: 'production', BABEL_ENV: 'production' };
  // The language of a build that has failed, and one that only tests have, whose folder it would write.
  delete (env as NodeJS.ProcessEnv).DOCUSAURUS_CURRENT_LOCALE;
  delete (env as NodeJS.ProcessEnv).PSEUDO_LOCALE;
  const child = fork(program, [root], {
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
    }, limit);
    child.on('message', (message: Message) => {
      if ('problems' in message) {
        problems = message.problems;
      } else {
        file = message.started;
      }
    });
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(timer);
      process.off('exit', stop);
      resolve(problems ?? [isTooLong ? endless(file, limit) : ended(file)]);
    });
  });
}
