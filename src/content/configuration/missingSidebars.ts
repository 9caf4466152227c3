import path from 'node:path';
import type { Files } from '../files';
import { positionAt } from '../page/decode';
import { problemAt, type Problem } from '../problem';
import { configurationFile } from './files';

/** Paths of sidebars in plugins and presets, which are pairs of a name and options. */
function sidebarPaths(configuration: object): string[] {
  const { plugins, presets } = configuration as Readonly<Record<string, unknown>>;
  return [plugins, presets].flat().flatMap((entry) => {
    const options: unknown = Array.isArray(entry) ? entry[1] : undefined;
    const { sidebarPath } = (options ?? {}) as { readonly sidebarPath?: unknown };
    return typeof sidebarPath === 'string' ? [sidebarPath] : [];
  });
}

/** Sidebars that the configuration names and that are not there. */
export function missingSidebars(configuration: object, files: Files): Problem[] {
  const text = files.read(configurationFile).toString('utf8');
  const at = positionAt(text, Math.max(0, text.indexOf('sidebarPath')));
  return sidebarPaths(configuration)
    .map((file) => path.relative(files.root, path.resolve(files.root, file)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !files.isFile(file))
    .map((file) => {
      const message = `the file with the sidebars, ${file}, does not exist`;
      const fix = 'restore it from git, or correct sidebarPath';
      return problemAt(configurationFile, at, 'config/missing-file', message, fix);
    });
}
