import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../support/runCommand';

const errorKinds = ['connect', 'read', 'write', 'status', 'timeout'] as const;

type ErrorKind = (typeof errorKinds)[number];

/** What a run under load has come to. */
export interface Load {
  readonly requestsPerSecond: number;
  readonly megabytesPerSecond: number;
  /** Answers that were none, too late, or neither 2xx nor 3xx (`status`), by what went wrong. */
  readonly errors: Readonly<Record<ErrorKind, number>>;
  /** Milliseconds in which half of the answers, and 99 of 100, were there. */
  readonly p50: number;
  readonly p99: number;
}

const program = ['/usr/bin/wrk', '/usr/local/bin/wrk'].find((file) => existsSync(file));

/**
 * Asks a server for addresses in turn, as fast as it answers.
 *
 * @param addresses file with an address on each line.
 * @throws if wrk is not installed, or does not come to an end.
 */
export async function underLoad(
  origin: string,
  addresses: string,
  { seconds, connections }: { readonly seconds: number; readonly connections: number },
): Promise<Load> {
  if (!program) throw new Error('wrk  is not installed -> apt-get install wrk');
  const args = ['-t2', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', 'mixed.lua', origin];
  const { code, output } = await runCommand(program, args, {
    folder: path.resolve(__dirname),
    env: { LOAD_ADDRESSES: addresses },
    timeLimit: (seconds + 30) * 1000,
  });
  const line = output.split('\n').findLast((text) => text.startsWith('{'));
  if (code !== 0 || !line) throw new Error(`wrk  ended with ${code}\n${output}`);
  const counted = JSON.parse(line) as Record<
    'requests' | 'microseconds' | 'bytes' | 'p50' | 'p99' | ErrorKind,
    number
  >;
  const duration = counted.microseconds / 1e6;
  return {
    requestsPerSecond: counted.requests / duration,
    megabytesPerSecond: counted.bytes / 1e6 / duration,
    errors: Object.fromEntries(errorKinds.map((kind) => [kind, counted[kind]])) as Load['errors'],
    p50: counted.p50 / 1000,
    p99: counted.p99 / 1000,
  };
}
