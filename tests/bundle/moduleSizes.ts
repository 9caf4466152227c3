import { SourceMap, type SourceMapPayload } from 'node:module';
import { brotliSize } from './brotliSize';

/** What one module contributes to a script. */
export interface ModuleSize {
  /** As the bundler names it, from the project's folder or from `node_modules` on. */
  readonly name: string;
  /** Bytes in the script. */
  readonly raw: number;
  /** Bytes if compressed alone: together modules take less, for they share words. */
  readonly brotli: number;
}

/** Paths without what is in front of the project or of `node_modules`, and without loaders. */
function nameOf(source: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?\w*$/, '');
  const dependency = path.lastIndexOf('node_modules/');
  return dependency < 0 ? path.replace(/^(\.\/)+/, '') : path.slice(dependency);
}

/** Text of each module in a script, which stands at several places where the minifier moved it. */
function textsOf(script: string, map: SourceMapPayload): Map<string, string> {
  const lookup = new SourceMap(map);
  const texts = new Map<string, string>();
  script.split('\n').forEach((line, lineIndex) => {
    let start = 0;
    let name: string | undefined;
    for (let column = 0; column <= line.length; column += 1) {
      const entry = column < line.length ? lookup.findEntry(lineIndex, column) : {};
      const next = 'originalSource' in entry ? nameOf(String(entry.originalSource)) : '(bundler)';
      if (next === name && column < line.length) continue;
      if (name !== undefined) {
        texts.set(name, (texts.get(name) ?? '') + line.slice(start, column));
      }
      name = next;
      start = column;
    }
  });
  return texts;
}

/** Modules of a script, the greatest first. */
export function moduleSizes(script: string, map: SourceMapPayload): ModuleSize[] {
  return [...textsOf(script, map)]
    .map(([name, text]) => ({ name, raw: Buffer.byteLength(text), brotli: brotliSize(text) }))
    .sort((a, b) => b.raw - a.raw);
}
