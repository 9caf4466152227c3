import path from 'node:path';

/**
 * Where production builds keep results for later ones.
 *
 * @param root - Absolute path of the project.
 * @param name - Of what is kept, and of the language if it has one.
 * @returns an absolute path, or nothing where nothing is to be kept: in development, and where
 *   Docusaurus' own variable turns off what bundlers keep.
 */
export function buildCacheFolder(root: string, ...name: readonly string[]): string | undefined {
  const isUsed =
    process.env.NODE_ENV === 'production' && !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
  return isUsed ? path.join(root, 'node_modules/.cache/toolpad-docs', ...name) : undefined;
}
