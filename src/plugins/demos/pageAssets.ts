import type { Output, OutputChunk } from './vite';

/** Addresses of the files that a page needs. */
export interface PageAssets {
  readonly entry: string;
  /** Scripts that the entry will ask for, asked for with it. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

function addWithImports(chunks: readonly OutputChunk[], fileName: string, to: Set<OutputChunk>) {
  const chunk = chunks.find((candidate) => candidate.fileName === fileName);
  if (!chunk || to.has(chunk)) return;
  to.add(chunk);
  chunk.imports.forEach((imported) => addWithImports(chunks, imported, to));
}

/**
 * Files that a page names, so that the browser asks for all of them at once.
 *
 * @param modules modules that the entry loads on this page, as absolute paths.
 * @param baseUrl base path with slashes at both ends.
 * @throws if the bundle has no entry.
 */
export function pageAssets(
  output: Output,
  modules: readonly string[],
  baseUrl: string,
): PageAssets {
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('a bundle of the demos has no entry');
  const needed = new Set<OutputChunk>();
  chunks
    .filter(({ facadeModuleId }) => facadeModuleId !== null && modules.includes(facadeModuleId))
    .forEach(({ fileName }) => addWithImports(chunks, fileName, needed));
  addWithImports(chunks, entry.fileName, needed);
  const styles = [...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return {
    entry: baseUrl + entry.fileName,
    preloads: [...needed]
      .filter((chunk) => chunk !== entry)
      .map(({ fileName }) => baseUrl + fileName),
    styles: [...new Set(styles)].map((fileName) => baseUrl + fileName),
  };
}
