import path from 'node:path';
import type { PublicModule } from '../../core/publicModules';
import type { PinnedPackage } from '../../packages';

/** Packages whose typings describe Studio's functions. */
export interface StudioTypings {
  readonly studio: PinnedPackage;
  readonly runtime: PinnedPackage;
}

/**
 * Modules that a project's own code imports from. The package has more entries, which only the code
 * imports that Studio generates. Its package.json names typings that are not there; the compiler
 * finds these.
 */
export function studioModules({ studio, runtime }: StudioTypings): PublicModule[] {
  const entry = (specifier: string, file: string): PublicModule => ({
    specifier,
    file: path.join(studio.directory, 'dist/exports', file),
  });
  return [
    entry('@toolpad/studio', 'index.d.mts'),
    entry('@toolpad/studio/browser', 'browser.d.mts'),
    entry('@toolpad/studio/server', 'server.d.mts'),
    { specifier: runtime.name, file: path.join(runtime.directory, 'dist/index.d.ts') },
  ];
}

/** True for a module of the package that users depend on; the runtime comes along with it. */
export function isMainModule({ specifier }: PublicModule): boolean {
  return specifier.startsWith('@toolpad/studio/') || specifier === '@toolpad/studio';
}
