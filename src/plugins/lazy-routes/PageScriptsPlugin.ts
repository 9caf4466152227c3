import { readFileSync, writeFileSync } from 'node:fs';
import type { Compilation, Compiler } from 'webpack';

const pluginName = 'PageScriptsPlugin';

/** What Docusaurus reads of the bundles when it puts scripts into pages. */
interface ClientManifest {
  /** Ids of chunks by what a page reports of its modules. */
  readonly origins: Record<string, string[]>;
}

/** What an address shows that has no page, which no list of routes names. */
const notFound = '@theme/NotFound';

/** Ids of the chunks that come with an `import()`, by what it asks for. */
function chunksByRequest({ chunkGroups }: Compilation): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { chunks, origins } of chunkGroups) {
    const ids = chunks.map(({ id }) => String(id));
    for (const { request } of origins) if (request) found.set(request, ids);
  }
  return found;
}

/**
 * Has Docusaurus put the styles and scripts of a page's own modules, and the script of its section,
 * into its HTML: there browsers find them before the main script has run. Docusaurus knows chunks by their names alone, and
 * those of pages have none.
 */
export class PageScriptsPlugin {
  /**
   * @param manifestFile where Docusaurus writes what it reads of the bundles.
   * @param sectionOf names of sections' chunks, by the requests of the modules of their pages.
   */
  constructor(
    private readonly manifestFile: string,
    private readonly sectionOf: ReadonlyMap<string, string>,
  ) {}

  apply(compiler: Compiler): void {
    // The file is written with the scripts, and read when all bundles are done.
    compiler.hooks.done.tap(pluginName, ({ compilation }) => {
      if (compilation.errors.length === 0) this.addOrigins(compilation);
    });
  }

  private addOrigins(compilation: Compilation): void {
    const manifest = JSON.parse(readFileSync(this.manifestFile, 'utf8')) as ClientManifest;
    const chunks = chunksByRequest(compilation);
    for (const request of [...this.sectionOf.keys(), notFound]) {
      const section = manifest.origins[this.sectionOf.get(request) ?? ''];
      const ids = [...(section ?? []), ...(chunks.get(request) ?? [])];
      manifest.origins[request] = [...new Set(ids)];
    }
    writeFileSync(this.manifestFile, JSON.stringify(manifest));
  }
}
