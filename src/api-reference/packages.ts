import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ApiReferenceError, type Place } from './ApiReferenceError';

/** An installed package that the reference is generated from, of exactly the pinned version. */
export interface PinnedPackage {
  /** Name it is published under, such as `@toolpad/core`. */
  readonly name: string;
  /** Name it is installed under; differs from `name` for earlier releases. */
  readonly alias: string;
  readonly version: string;
  /** Absolute path of the installed package. */
  readonly directory: string;
}

/** A workspace's package.json, with its text to point into. */
interface Manifest {
  readonly file: string;
  readonly text: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Where the demos, and with them the current release of Core, have their packages. */
const demosWorkspace = 'src/demos';
/** Where earlier releases of Core and the packages of Studio are. */
const referenceWorkspace = 'src/api-reference';

const studioPackageNames = [
  '@toolpad/studio',
  '@toolpad/studio-components',
  '@toolpad/studio-runtime',
] as const;

const reinstall = 'run npm ci';

function readManifest(siteDir: string, workspace: string): Manifest {
  const file = `${workspace}/package.json`;
  const start: Place = { file, line: 1, column: 1 };
  let text: string;
  try {
    text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  } catch {
    throw new ApiReferenceError(start, 'the file is missing', 'restore it from git');
  }
  try {
    const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
    return { file, text, dependencies };
  } catch (error) {
    throw new ApiReferenceError(
      start,
      `not JSON: ${(error as Error).message}`,
      'correct the syntax',
    );
  }
}

/** Where a dependency is named in its package.json, or the start of the file if it is not. */
function placeOf({ file, text }: Manifest, dependency: string): Place {
  const before = text.slice(0, Math.max(0, text.indexOf(`"${dependency}":`))).split('\n');
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Splits `npm:@toolpad/core@0.12.0` or `0.13.0` into name and version. */
function parsePin(manifest: Manifest, dependency: string): { name: string; version: string } {
  const place = placeOf(manifest, dependency);
  const pin = manifest.dependencies[dependency];
  if (pin === undefined) {
    const fix = 'add it with the exact version that is documented';
    throw new ApiReferenceError(place, `${dependency} is not among the dependencies`, fix);
  }
  const alias = /^npm:(?<name>.+)@(?<version>[^@]+)$/.exec(pin)?.groups;
  const name = alias?.name ?? dependency;
  const version = alias?.version ?? pin;
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) {
    const problem = `${dependency} has the version "${pin}", which may mean several releases`;
    throw new ApiReferenceError(place, problem, 'pin one release such as 0.13.0');
  }
  return { name, version };
}

/** Folder that Node would take the package from; its `exports` may hide its package.json. */
function findDirectory(
  siteDir: string,
  manifest: Manifest,
  dependency: string,
): string | undefined {
  const { resolve } = createRequire(path.join(siteDir, manifest.file));
  return (resolve.paths(dependency) ?? [])
    .map((folder) => path.join(folder, dependency))
    .find((folder) => fs.existsSync(path.join(folder, 'package.json')));
}

/**
 * Locates a dependency of a workspace the way Node does, and checks that it is what is pinned.
 *
 * @param siteDir - Root of the project.
 * @param workspace - Folder of the workspace, from the root.
 * @param dependency - Name it has in the workspace's package.json.
 * @throws {ApiReferenceError} if it is missing, or of another version than the pinned one.
 */
export function findPinnedPackage(
  siteDir: string,
  workspace: string,
  dependency: string,
): PinnedPackage {
  return locate(siteDir, readManifest(siteDir, workspace), dependency);
}

function locate(siteDir: string, manifest: Manifest, dependency: string): PinnedPackage {
  const { name, version } = parsePin(manifest, dependency);
  const place = placeOf(manifest, dependency);
  const directory = findDirectory(siteDir, manifest, dependency);
  if (directory === undefined) {
    const problem = `${dependency} is pinned to ${version} but not installed`;
    throw new ApiReferenceError(place, problem, reinstall);
  }
  const installed = readIdentity(path.join(directory, 'package.json'));
  if (installed !== `${name}@${version}`) {
    const problem = `${dependency} is pinned to ${name}@${version} but ${installed} is installed`;
    throw new ApiReferenceError(place, problem, reinstall);
  }
  return { name, alias: dependency, version, directory };
}

function readIdentity(file: string): string {
  try {
    const { name, version } = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
    return `${String(name)}@${String(version)}`;
  } catch {
    return 'a package without a readable package.json';
  }
}

/** Every release of Core that is documented or compared, oldest first; the last is the current one. */
export function findCorePackages(siteDir: string): PinnedPackage[] {
  const manifest = readManifest(siteDir, referenceWorkspace);
  const earlier = Object.keys(manifest.dependencies)
    .filter((dependency) => manifest.dependencies[dependency]?.startsWith('npm:@toolpad/core@'))
    .map((dependency) => locate(siteDir, manifest, dependency));
  const current = findPinnedPackage(siteDir, demosWorkspace, '@toolpad/core');
  return [...earlier, current].sort((a, b) =>
    a.version.localeCompare(b.version, 'en', { numeric: true }),
  );
}

/** Packages of Studio by name: the command line, the components, and the runtime. */
export function findStudioPackages(
  siteDir: string,
): Record<(typeof studioPackageNames)[number], PinnedPackage> {
  const manifest = readManifest(siteDir, referenceWorkspace);
  const entries = studioPackageNames.map((name) => [name, locate(siteDir, manifest, name)]);
  return Object.fromEntries(entries) as ReturnType<typeof findStudioPackages>;
}
