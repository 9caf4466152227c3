import { createRequire } from 'node:module';
import type { Files } from '../files';
import { projectRoot } from '../modules';
import { positionAt } from '../page/decode';
import { fileStart, problemAt, type Problem } from '../problem';
import { configurationFile } from './files';

/** What this uses of Docusaurus' own module, which has no type. */
interface Shorthand {
  readonly resolveModuleName: (
    name: string,
    require: NodeJS.Require,
    type: 'plugin' | 'preset' | 'theme',
  ) => string;
}

const kinds = { plugins: 'plugin', presets: 'preset', themes: 'theme' } as const;

/** Names of modules in a list of plugins: alone, or in a pair with options. */
function namesIn(list: unknown): string[] {
  return [list].flat().flatMap((entry: unknown) => {
    const name: unknown = Array.isArray(entry) ? entry[0] : entry;
    return typeof name === 'string' ? [name] : [];
  });
}

/** Plugins, presets, and themes that the configuration names and that are not there. */
export function missingModules(configuration: object, files: Files): Problem[] {
  const { resolveModuleName } =
    require('@docusaurus/core/lib/server/plugins/moduleShorthand.js') as unknown as Shorthand;
  // A copy that is checked may have no packages of its own.
  const requires = [files.root, projectRoot].map((root) =>
    createRequire(`${root}/${configurationFile}`),
  );
  const text = files.read(configurationFile).toString('utf8');
  return Object.entries(kinds).flatMap(([field, kind]) =>
    namesIn((configuration as Readonly<Record<string, unknown>>)[field])
      .filter((name) =>
        requires.every((from) => {
          try {
            resolveModuleName(name, from, kind);
            return false;
          } catch {
            return true;
          }
        }),
      )
      .map((name) => {
        const offset = Math.max(text.indexOf(`'${name}'`), text.indexOf(`"${name}"`));
        const at = offset < 0 ? fileStart : positionAt(text, offset);
        const message = `the ${kind} "${name}" does not exist`;
        const fix = name.startsWith('.')
          ? 'correct its path, or restore it from git'
          : 'correct its name, or install it, and run "npm install"';
        return problemAt(configurationFile, at, 'config/missing-module', message, fix);
      }),
  );
}
