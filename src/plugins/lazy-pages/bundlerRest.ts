/** What is told of the bundler's work. */
export interface BundlerRest {
  /** A compilation has begun. */
  readonly begin: () => void;
  /** It has ended, for now. */
  readonly end: () => void;
  /** Resolves when nothing has been compiled for a while. */
  readonly untilRest: () => Promise<void>;
}

/**
 * Follows the bundler.
 *
 * @param rest - How long nothing is compiled until it rests, in milliseconds. It begins a moment after a
 *   file was saved, and the browser asks for what has come out a moment after the end.
 */
export function createBundlerRest(rest = 150): BundlerRest {
  let isBusy = false;
  let waiting: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  const restart = (): void => {
    clearTimeout(timer);
    if (isBusy || waiting.length === 0) return;
    timer = setTimeout(() => waiting.splice(0).forEach((resolve) => resolve()), rest);
  };
  return {
    begin() {
      isBusy = true;
      restart();
    },
    end() {
      isBusy = false;
      restart();
    },
    untilRest: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        restart();
      }),
  };
}

/** Of the bundler of the development server. */
export const bundlerRest = createBundlerRest();
