/** Loads a chunk of the bundles by its id. */
export type LoadChunk = (id: string) => Promise<unknown>;

/** The functions of the bundler's runtime that load chunks and name their files. */
export interface ChunkRuntime {
  e: LoadChunk;
  u: (id: string) => string;
}

/** Milliseconds before the second and the third attempt. */
const pauses = [300, 1200];

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Has a runtime ask up to three times for a chunk that fails, the last time past all caches, which
 * may keep something else under its name. Without a connection it is left at the first time.
 */
export function retryChunks(runtime: ChunkRuntime): void {
  const { e: load, u: fileOf } = runtime;
  let query = '';
  runtime.u = (id) => fileOf(id) + query;
  runtime.e = async (id) => {
    for (const pause of pauses) {
      try {
        return await load(id);
      } catch (error) {
        if (!navigator.onLine) throw error;
        await after(pause);
      }
    }
    query = '?again';
    // The file's name is put together before the first wait.
    const last = load(id);
    query = '';
    return last;
  };
}
