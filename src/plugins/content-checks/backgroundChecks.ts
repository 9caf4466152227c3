import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../../content/problem';

/** Checks that nobody waits for. */
export interface BackgroundChecks {
  /** What the last run has found. */
  readonly problems: () => readonly Problem[];
  /** Asks for a run: now, or when the one has ended that may not have seen the change. */
  readonly run: () => void;
}

/** What is told of runs. */
interface Listeners {
  /** The last run has found something else than the one before. */
  readonly onChange: () => void;
  /** A run has failed, and what the one before has found still counts. */
  readonly onError: (error: unknown) => void;
}

/**
 * Keeps what checks find, one run at a time.
 *
 * @param check - Finds all problems there are.
 */
export function createBackgroundChecks(
  check: () => Promise<readonly Problem[]>,
  { onChange, onError }: Listeners,
): BackgroundChecks {
  let problems: readonly Problem[] = [];
  let isRunning = false;
  let isStale = false;

  const runOnce = async (): Promise<void> => {
    try {
      const found = await check();
      if (isStale || isDeepStrictEqual(found, problems)) return;
      problems = found;
      onChange();
    } catch (error) {
      onError(error);
    }
  };

  const runUntilFresh = async (): Promise<void> => {
    isRunning = true;
    do {
      isStale = false;
      await runOnce();
    } while (isStale);
    isRunning = false;
  };

  return {
    problems: () => problems,
    run() {
      if (isRunning) isStale = true;
      else void runUntilFresh();
    },
  };
}
