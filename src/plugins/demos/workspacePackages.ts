import path from 'node:path';
import type { VitePlugin } from './vite';

const RUNTIME = /[\\/]plugins[\\/]demos[\\/](?:frame|playground)[\\/]|[\\/]demo-projects[\\/]/;

/**
 * Resolves packages that the frame and the playground import as the demos do, from their workspace:
 * npm keeps a package there where the site needs another version of it.
 */
export function workspacePackages(siteDir: string): VitePlugin {
  const importer = path.join(siteDir, 'src/demos/package.json');
  return {
    name: 'workspace-packages',
    resolveId(id, from, options) {
      const isPackage = /^(?:@[a-z]|[a-z])/.test(id) && !id.startsWith('virtual:');
      return isPackage && from && RUNTIME.test(from)
        ? this.resolve(id, importer, { ...options, skipSelf: true })
        : undefined;
    },
  };
}
