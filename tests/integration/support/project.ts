import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runCommand } from '../../support/runCommand';

const root = path.resolve(__dirname, '../../..');

/**
 * Below the demos, so that Node.js finds the packages of that workspace from there. Not in a folder
 * called node_modules: bundlers treat what is in one as finished packages.
 */
const copies = path.join(root, 'src/demos/.cache/integrations');

/** No telemetry, and no attempt to correct the lockfile of this repository. */
const environment = {
  NODE_ENV: 'production' as const,
  FORCE_COLOR: '0',
  NEXT_TELEMETRY_DISABLED: '1',
  NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
};

/** A copy of a fixture that can be built: its folder, and how to use it. */
export interface Project {
  folder: string;
  /** Replaces text in one file of the copy. Throws if the file does not contain it. */
  replace(file: string, text: string, replacement: string): Promise<void>;
  /** Runs one of the project's own npm scripts to its end, and gives its exit code and output. */
  runScript(name: string): Promise<{ code: number; output: string }>;
  remove(): Promise<void>;
}

/** Copies a fixture, named from the root of the repository, to where its packages can be found. */
export async function copyProject(fixture: string): Promise<Project> {
  const folder = path.join(copies, path.basename(fixture));
  await rm(folder, { recursive: true, force: true });
  await mkdir(copies, { recursive: true });
  await cp(path.join(root, fixture), folder, { recursive: true });
  return {
    folder,
    async replace(file, text, replacement) {
      const target = path.join(folder, file);
      const before = await readFile(target, 'utf8');
      if (!before.includes(text)) {
        throw new Error(`${file} does not contain ${text}`);
      }
      await writeFile(target, before.replace(text, replacement));
    },
    runScript: (name) =>
      runCommand('npm', ['run', '--silent', name], {
        folder,
        env: environment,
        timeLimit: longestRun,
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A build that hangs is ended before the test's own time limit, with everything it has started. */
const longestRun = 540_000;

/** The environment of the projects' commands, and `extra` variables. */
export const projectEnvironment = (extra: Record<string, string>) => ({
  ...process.env,
  ...environment,
  ...extra,
});

/** The file of a program that a package of the projects brings, such as `vite` of `vite`. */
export async function programOf(packageName: string): Promise<string> {
  const { manifest, folder } = await installedPackage(packageName);
  const { bin } = manifest;
  const file = typeof bin === 'string' ? bin : bin?.[packageName];
  if (!file) {
    throw new Error(`${packageName} brings no program of its name`);
  }
  return path.join(folder, file);
}

interface Manifest {
  name: string;
  version: string;
  bin?: string | Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

async function installedPackage(name: string) {
  const { resolve } = createRequire(path.join(copies, 'package.json'));
  for (const lookup of resolve.paths(name) ?? []) {
    const folder = path.join(lookup, name);
    try {
      const text = await readFile(path.join(folder, 'package.json'), 'utf8');
      return { folder, manifest: JSON.parse(text) as Manifest };
    } catch {
      // Not in this node_modules: the next one up.
    }
  }
  throw new Error(`${name} is not installed`);
}

/** The packages of a fixture whose version is not the one that it is built with here. */
export async function differingVersions(fixture: string): Promise<string[]> {
  const text = await readFile(path.join(root, fixture, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text) as Manifest;
  const wanted = Object.entries({ ...dependencies, ...devDependencies });
  const differing = await Promise.all(
    wanted.map(async ([name, specifier]) => {
      const { manifest } = await installedPackage(name);
      const [, aliased, version] = /^npm:(.+)@(.+)$/.exec(specifier) ?? [, name, specifier];
      return manifest.name === aliased && manifest.version === version
        ? []
        : [`${name}: ${specifier} in ${fixture}, ${manifest.name} ${manifest.version} here`];
    }),
  );
  return differing.flat();
}
