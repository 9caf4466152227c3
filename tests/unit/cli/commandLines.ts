/**
 * Runs command lines one after the other in one process, so that what they share is loaded once.
 * Started by `misuse.test.ts`, with the command lines as JSON in standard input; answers with what
 * became of each.
 */
import fs from 'node:fs';
import { createJiti } from 'jiti';

/** The program's file, absolute, and its arguments. */
export type CommandLine = readonly [file: string, args: readonly string[]];

/** What a command line has come to. */
export interface CommandEnd {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

const commandLines = JSON.parse(fs.readFileSync(0, 'utf8')) as readonly CommandLine[];
const answer = process.stdout.write.bind(process.stdout);
const ends: CommandEnd[] = [];

/** Keeps what is written to a stream, until it is taken. */
function keepOutput(stream: NodeJS.WriteStream): () => string {
  let kept = '';
  stream.write = (chunk: string | Uint8Array) => {
    kept += String(chunk);
    return true;
  };
  return () => {
    const taken = kept;
    kept = '';
    return taken;
  };
}

const takeOutput = keepOutput(process.stdout);
const takeErrors = keepOutput(process.stderr);

process.exit = ((code?: number) => {
  if (code !== undefined) process.exitCode = code;
}) as typeof process.exit;

function start(): void {
  const [file, args] = commandLines[ends.length]!;
  process.argv = [process.argv[0]!, file, ...args];
  process.exitCode = undefined;
  // A loader of its own runs the file anew, and takes what has been loaded before as it is.
  delete require.cache[file];
  createJiti(file)(file);
  // Else a process that has nothing to do but promises ends without a word.
  setImmediate(() => undefined);
}

// A command is over when the process has nothing more to do. It goes on if that starts something.
process.on('beforeExit', () => {
  const status = Number(process.exitCode ?? 0);
  ends.push({ status, stdout: takeOutput(), stderr: takeErrors() });
  process.exitCode = undefined;
  if (ends.length < commandLines.length) start();
  else if (ends.length === commandLines.length) answer(JSON.stringify(ends));
});

start();
