import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCorpus } from './corpus/createCorpus';
import { peers, type PeerName, type Project } from './peers';
import { runMeasured, type Cost } from './processes/runMeasured';

/** More than a build of some thousand pages takes on a busy machine. In milliseconds. */
const longestBuild = 60 * 60_000;

/** Projects of the generators with their corpora, for as long as a run of the benchmark takes. */
export interface Workspace {
  /** The project of a generator with so many pages, installed and written when first asked for. */
  project(peer: PeerName, pages: number): Project;
  /** Builds it anew, and says what that took. */
  build(peer: PeerName, pages: number, isCold: boolean): Promise<Cost>;
  /** Absolute path of what the last build has written; there is one first if there was none. */
  built(peer: PeerName, pages: number): Promise<string>;
  /** Takes away everything that has been written. */
  remove(): void;
}

/** Takes away what a build keeps for the next one. */
export function clearCaches({ folder, caches }: Project): void {
  for (const name of caches) rmSync(path.join(folder, name), { recursive: true, force: true });
}

/**
 * Makes a folder for projects.
 *
 * @param parent - Where: not below a folder `node_modules`, whose files bundlers take for finished.
 * @param cache - Folder for packages that are not the project's own.
 */
export function createWorkspace(cache: string, parent = tmpdir()): Workspace {
  mkdirSync(parent, { recursive: true });
  const work = mkdtempSync(path.join(parent, 'docs-bench-'));
  const projects = new Map<string, Project>();

  function project(peer: PeerName, pages: number): Project {
    const key = `${peer}-${pages}`;
    const known = projects.get(key);
    if (known) return known;
    peers[peer].install(cache);
    const created = peers[peer].createProject(createCorpus(pages), work, cache);
    projects.set(key, created);
    return created;
  }

  const outputOf = ({ folder, output }: Project): string => path.join(folder, output);

  async function build(peer: PeerName, pages: number, isCold: boolean): Promise<Cost> {
    const target = project(peer, pages);
    if (isCold) clearCaches(target);
    const { folder, env } = target;
    const cost = await runMeasured(target.build, { folder, env, timeLimit: longestBuild });
    if (!existsSync(path.join(outputOf(target), 'index.html'))) {
      throw new Error(
        `${outputOf(target)}  has no home page, though the build of ${peer} ended well`,
      );
    }
    return cost;
  }

  return {
    project,
    build,
    async built(peer, pages) {
      const output = outputOf(project(peer, pages));
      if (!existsSync(path.join(output, 'index.html'))) await build(peer, pages, true);
      return output;
    },
    remove: () => rmSync(work, { recursive: true, force: true }),
  };
}
