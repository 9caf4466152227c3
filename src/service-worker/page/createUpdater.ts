/** A page that can be brought up to date. */
export interface UpdatablePage {
  /** Whether a worker was there when the page was loaded. */
  readonly isControlled: boolean;
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

/**
 * Loads a page anew once there is another build of it: not before the reader looks at it, not while
 * something would be lost, and not if only the worker is another.
 *
 * @returns listener for the event that another worker has taken over.
 */
export function createUpdater(page: UpdatablePage): () => void {
  let controlled = page.isControlled;
  let timer: ReturnType<typeof setInterval> | undefined;
  let asking = false;

  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
  };

  const apply = async (): Promise<void> => {
    if (asking || !page.isReady()) return;
    asking = true;
    const published = await page.publishedBuild();
    asking = false;
    // The reader may have begun to edit, or gone, in the meantime.
    if (timer === undefined || !page.isReady()) return;
    stop();
    if (published !== undefined && published !== page.build && page.mayReload()) page.reload();
  };

  return () => {
    if (!controlled) {
      // The first worker of all: the page is as new as it is.
      controlled = true;
      return;
    }
    timer ??= setInterval(() => void apply(), interval);
    void apply();
  };
}
