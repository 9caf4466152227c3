import type { Compilation, Compiler, RuntimeModule } from 'webpack';
import { reachableChunks } from './chunkGroups';
import { fileTable, scripts } from './fileTable';
import { fixedFilesPlaceholder, pageFilesPlaceholder } from './placeholders';

const pluginName = 'ChunkFilesPlugin';

/** Names the file of a chunk, like the code of the bundler that it replaces. */
const runtimeCode = `__webpack_require__.pageFiles = {};
__webpack_require__.u = (function (fixed) {
  return function (id) {
    var file = String(fixed[id] || __webpack_require__.pageFiles[id]);
    return '${scripts.folder}' + (file.indexOf('.') < 0 ? id + '.' : '') + file + '${scripts.extension}';
  };
})(${fixedFilesPlaceholder});
`;

/** A runtime module as Rspack shows it, whose code may be written anew. */
type RenderedRuntimeModule = RuntimeModule & {
  readonly constructorName: string;
  readonly source?: { source: string | Buffer };
};

/** Code that takes the place of a runtime module's. */
function replacementOf({ constructorName, name }: RenderedRuntimeModule): string | undefined {
  if (constructorName === 'GetChunkFilenameRuntimeModule' && /javascript/.test(name)) {
    return runtimeCode;
  }
  // Of Docusaurus, for a prefetch that we have not.
  return constructorName === 'ChunkAssetRuntimeModule' ? '\n' : undefined;
}

/**
 * Leaves the names of pages' files out of the runtime, which every page loads, and writes them into the
 * sections that know these pages. For Rspack, which lets the code of its runtime be written anew.
 */
export class ChunkFilesPlugin {
  /** @param sections names of the sections' chunks. */
  constructor(private readonly sections: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.runtimeModule.tap(pluginName, (module) => {
        const rendered = module as RenderedRuntimeModule;
        const code = replacementOf(rendered);
        if (code !== undefined && rendered.source) rendered.source.source = Buffer.from(code);
      });
      // Names are complete by then, and their hashes are corrected after it, here as everywhere.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () =>
        this.writeTables(compiler, compilation),
      );
    });
  }

  /** @throws if a table has no place, which it has lost to a change of the bundler or the minifier. */
  private writeTables({ webpack }: Compiler, compilation: Compilation): void {
    const write = (files: Iterable<string>, placeholder: string, table: string): void => {
      for (const file of files) {
        const text = compilation.getAsset(file)?.source.source().toString() ?? '';
        if (!text.includes(placeholder)) continue;
        const source = new webpack.sources.RawSource(text.replace(placeholder, () => table));
        compilation.updateAsset(file, source);
        return;
      }
      throw new Error(
        `${placeholder}  is in no script -> correct src/plugins/lazy-routes/ChunkFilesPlugin.ts`,
      );
    };
    const entries = [...compilation.entrypoints.values()];
    const fixed = reachableChunks(entries, new Set(this.sections));
    const runtimes = entries.flatMap((entry) => [...(entry.getRuntimeChunk()?.files ?? [])]);
    write(runtimes, fixedFilesPlaceholder, fileTable(fixed));
    for (const name of this.sections) {
      const group = compilation.namedChunkGroups.get(name);
      if (!group) throw new Error(`${name}  was not bundled -> correct src/plugins/lazy-routes`);
      const own = [...reachableChunks([group])].filter((chunk) => !fixed.has(chunk));
      const files = group.chunks.flatMap((chunk) => [...chunk.files]);
      write(files, pageFilesPlaceholder(name), fileTable(own));
    }
  }
}
