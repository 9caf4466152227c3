import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Links packages into a project, whose own `node_modules` has room for the caches of builds. */
export function linkPackages(modules: string, project: string): void {
  const own = path.join(project, 'node_modules');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(modules).filter((entry) => !/^\.(?!bin$)/.test(entry))) {
    symlinkSync(path.join(modules, name), path.join(own, name));
  }
}
