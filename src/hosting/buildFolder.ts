import { realpathSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { policyFile } from './policy/policyFile';

/** A file of the built site. */
export interface BuildFile {
  readonly path: string;
  /** Address below the build folder, for example `/assets/js/main.js`. */
  readonly address: string;
  /** In bytes. */
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly modified: number;
}

/** Read anew on every call, so that a running server shows the next build at once. */
export interface BuildFolder {
  /** The file at these path segments, or undefined. Names must agree in case. */
  find(segments: readonly string[]): Promise<BuildFile | undefined>;
}

/** Files for hosts that read them, and for nobody else. */
const hidden = new Set(['_headers', '_redirects', policyFile]);

const absent = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/**
 * Opens the folder that a build wrote.
 *
 * @throws if the folder does not exist.
 */
export function openBuildFolder(directory: string): BuildFolder {
  const root = realpathSync.native(directory);
  return {
    async find(segments) {
      if (segments.some((name) => name.startsWith('.') || hidden.has(name))) return undefined;
      const file = path.join(root, ...segments);
      try {
        // Differs for links, which may lead out of the folder, and for names that agree only on
        // file systems that ignore case: production's does not.
        if ((await realpath(file)) !== file) return undefined;
        const stats = await stat(file);
        if (!stats.isFile()) return undefined;
        const address = `/${segments.join('/')}`;
        return { path: file, address, size: stats.size, modified: stats.mtimeMs };
      } catch (error) {
        if (absent.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
        throw error;
      }
    },
  };
}
