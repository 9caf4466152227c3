import { isDebugging } from '../../../src/command-line/debugging';
import type { Report } from './types';

/** Something that could not be measured. */
export interface Failure {
  readonly what: string;
  readonly reason: string;
}

const reasonOf = (error: unknown): string => {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return (isDebugging() ? stack : message) ?? message;
};

/** Tells who waits what happens, and collects what goes wrong. */
export function createReport(write: (text: string) => void): {
  readonly report: Report;
  readonly failures: readonly Failure[];
} {
  const failures: Failure[] = [];
  const report: Report = {
    progress: (line) => write(`  ${line}\n`),
    failure(what, error) {
      const reason = reasonOf(error);
      failures.push({ what, reason });
      write(`  ${what}  could not be measured: ${reason}\n`);
    },
  };
  return { report, failures };
}
