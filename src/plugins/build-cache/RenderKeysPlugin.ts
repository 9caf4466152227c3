import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { renderKeys, type OwnScripts } from './renderKeys';

/** Writes what the HTML of each page depends on, for the threads that render pages. */
export class RenderKeysPlugin {
  /**
   * @param file - Absolute path of the file to write, see `RenderKeys`.
   * @param own - Scripts of the pages, asked for when the bundle is written.
   */
  constructor(
    private readonly file: string,
    private readonly own: () => OwnScripts,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('RenderKeysPlugin', () => {
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify(renderKeys(compiler.outputPath, this.own())));
    });
  }
}
