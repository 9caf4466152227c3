/** A page that can be brought up to date. */
export interface UpdatablePage {
  /** Build that the page was loaded from. */
  readonly build: string;
  /** Whether the reader is here, and would lose nothing. */
  readonly isReady: () => boolean;
  /** Build that the server has now; undefined if it does not say. */
  readonly publishedBuild: () => Promise<string | undefined>;
  readonly mayReload: () => boolean;
  readonly reload: () => void;
}

/** Milliseconds between looks at whether the reader is here. */
const interval = 1000;

/** Milliseconds between questions at most, to a server that does not say which build it has. */
const longestPause = 10 * 60_000;

/**
 * Loads a page anew once there is another build of it: not before the reader looks at it, not while
 * something would be lost, and not if only the worker is another. A server that does not say what it
 * has is asked again, less and less often.
 *
 * @returns listener for the event that another worker has taken over.
 */
export function createUpdater(page: UpdatablePage): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let failures = 0;
  let changes = 0;

  const lookIn = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), milliseconds);
  };

  const look = async (): Promise<void> => {
    if (asking) return;
    if (!page.isReady()) {
      lookIn(interval);
      return;
    }
    asking = true;
    const known = changes;
    const published = await page.publishedBuild();
    asking = false;
    if (changes !== known) {
      // The answer may be older than the change.
      lookIn(0);
    } else if (published === undefined) {
      failures += 1;
      lookIn(Math.min(interval * 2 ** failures, longestPause));
    } else if (published !== page.build) {
      // The reader may have begun to edit, or gone, in the meantime.
      if (!page.isReady()) lookIn(interval);
      else if (page.mayReload()) page.reload();
    }
  };

  return () => {
    changes += 1;
    failures = 0;
    lookIn(0);
  };
}
