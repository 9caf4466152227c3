import { createRequire } from 'node:module';
import path from 'node:path';
import type { VitePlugin } from './vite';

/** Material UI and what it is made of; the date pickers and charts are resolved where they are used. */
const MATERIAL = /^@mui\/(?!x-)/;

/** Names by which the frame imports Studio's own packages. */
const VIRTUAL = /^virtual:(studio-(?:runtime|components\/))/;

/** What takes the place of packages that need a licence. */
const STAND_INS: Readonly<Record<string, string>> = {
  '@mui/x-data-grid-premium': 'communityGrid.tsx',
  '@mui/x-license': 'noLicense.tsx',
};

/** What the installed packages of Studio are found from. */
const manifestOf = (siteDir: string): string =>
  path.join(siteDir, 'src/api-reference/package.json');

/** Path of the `package.json` of Studio's component library. */
export function studioLibrary(siteDir: string): string {
  return createRequire(manifestOf(siteDir)).resolve('@toolpad/studio-components/package.json');
}

/**
 * Resolves packages for the frame of Studio's components. All of it uses the Material UI that these
 * components bring, an older one than Toolpad Core's: with two of them, the grid would not see the theme.
 */
export function studioPackages(siteDir: string): VitePlugin & { readonly enforce: 'pre' } {
  const manifest = manifestOf(siteDir);
  const library = studioLibrary(siteDir);
  return {
    name: 'studio-packages',
    enforce: 'pre',
    resolveId(id, from, options) {
      const standIn = STAND_INS[id];
      if (standIn) return path.join(__dirname, 'studio', standIn);
      if (MATERIAL.test(id) && from && from !== library) {
        return this.resolve(id, library, { ...options, skipSelf: true });
      }
      return VIRTUAL.test(id)
        ? this.resolve(id.replace(VIRTUAL, '@toolpad/$1'), manifest, { ...options, skipSelf: true })
        : undefined;
    },
  };
}
