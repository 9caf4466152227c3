import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { jsonFault } from '../content/jsonFault';

/** A package as the lockfile describes it. */
export interface LockedPackage {
  /** Folder from the project root, for example `node_modules/react`. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  /** License, as the package calls it. */
  readonly license?: string;
  /** True for packages that only development needs. */
  readonly isDevelopment: boolean;
  readonly isOptional: boolean;
  readonly hasInstallScript: boolean;
  /** Packages that it asks for by name, those that need not be there among them. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** What npm installs, and for what. */
export interface Lockfile {
  /** The project and its workspaces by folder; that of the project is empty. */
  readonly projects: readonly LockedPackage[];
  /** What npm downloads. */
  readonly packages: readonly LockedPackage[];
  /** The package that one finds by a name, as Node.js looks for it; undefined if it is not installed. */
  find(from: LockedPackage, name: string): LockedPackage | undefined;
}

interface Entry {
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const folderOfPackages = 'node_modules/';

const isDownloaded = (folder: string): boolean => folder.includes(folderOfPackages);

function nameOf(folder: string, entry: Entry): string {
  const at = folder.lastIndexOf(folderOfPackages);
  return entry.name ?? (at < 0 ? folder : folder.slice(at + folderOfPackages.length));
}

function toPackage([folder, entry]: readonly [string, Entry]): LockedPackage {
  return {
    folder,
    name: nameOf(folder, entry),
    version: entry.version ?? '',
    integrity: entry.integrity,
    resolved: entry.resolved,
    license: entry.license,
    isDevelopment: entry.dev === true,
    isOptional: entry.optional === true || entry.devOptional === true,
    hasInstallScript: entry.hasInstallScript === true,
    dependencies: {
      ...entry.peerDependencies,
      ...entry.devDependencies,
      ...entry.optionalDependencies,
      ...entry.dependencies,
    },
  };
}

/** Folders in which Node.js looks for a package, from the inside out. */
function searchedFolders(from: string): string[] {
  const segments = from === '' ? [] : from.split('/');
  return segments
    .map((_, index) => segments.slice(0, segments.length - index))
    .filter((path_) => path_.at(-1) !== 'node_modules')
    .map((path_) => `${path_.join('/')}/`)
    .concat('');
}

const lockfileName = 'package-lock.json';

/** What is read of a lockfile; another version of npm may have written something else. */
interface WrittenLockfile {
  readonly lockfileVersion?: unknown;
  readonly packages?: Readonly<Record<string, Entry>>;
}

function parseLockfile(file: string): WrittenLockfile {
  if (!existsSync(file)) {
    throw new Error(`${lockfileName}:1:1  the file is missing -> restore it from git`);
  }
  const text = readFileSync(file, 'utf8');
  const fault = jsonFault(text);
  if (fault) {
    const { line, column, message } = fault;
    const fix = 'restore it from git, and install again what has changed';
    throw new Error(`${lockfileName}:${line}:${column}  ${message} -> ${fix}`);
  }
  return JSON.parse(text) as WrittenLockfile;
}

/**
 * Reads the project's lockfile.
 *
 * @param root folder of the project.
 * @throws with place and fix if there is none, or one that this can't read.
 */
export function readLockfile(root: string): Lockfile {
  const { lockfileVersion, packages } = parseLockfile(path.join(root, lockfileName));
  const report = (what: string): Error =>
    new Error(`${lockfileName}:1:1  ${what} -> run npm 10 or 11, which writes version 3`);
  if (lockfileVersion !== 3) throw report(`the lockfile has version ${String(lockfileVersion)}`);
  if (!packages) throw report('the lockfile lists no packages');
  const own = Object.entries(packages).filter(([, { link }]) => !link);
  const links = new Map(
    Object.entries(packages)
      .filter(([, { link }]) => link)
      .map(([folder, { resolved = '' }]) => [folder, resolved]),
  );
  const byFolder = new Map(own.map((entry) => [entry[0], toPackage(entry)]));
  return {
    projects: [...byFolder.values()].filter(({ folder }) => !isDownloaded(folder)),
    packages: [...byFolder.values()].filter(({ folder }) => isDownloaded(folder)),
    find(from, name) {
      for (const folder of searchedFolders(from.folder)) {
        const candidate = `${folder}${folderOfPackages}${name}`;
        const found = byFolder.get(links.get(candidate) ?? candidate);
        if (found) return found;
      }
      return undefined;
    },
  };
}
