import leven from 'leven';
import { packageOf } from '../../demo-projects/importedModules';
import { nearest } from '../../navigation/rules/nearest';
import { readLockfile } from '../../supply-chain/lockfile';
import { projectRoot } from '../modules';
import type { PackageUse } from '../page/types';
import { problemAt, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';

/** Commands of packages that `npx` runs by another name. */
const COMMANDS = ['create-toolpad-app', 'toolpad-studio'];

interface KnownPackages {
  /** What pages are likely to name: what the project, its demos, and its reference ask for themselves. */
  readonly own: readonly string[];
  /** All that are known to exist, for they are installed. */
  readonly installed: ReadonlySet<string>;
}

/** Undefined if the lockfile can't be read: that is told of the file itself. */
function knownPackages(): KnownPackages | undefined {
  try {
    const { projects, packages } = readLockfile(projectRoot);
    const own = projects.flatMap(({ dependencies }) => Object.keys(dependencies));
    return {
      own: [...own, ...COMMANDS],
      installed: new Set([...own, ...COMMANDS, ...packages.map(({ name }) => name)]),
    };
  } catch {
    return undefined;
  }
}

/** The package that a name misses by a letter or two: short names of two packages differ by as much. */
function meantPackage(name: string, { own, installed }: KnownPackages): string | undefined {
  const guess = installed.has(name) ? undefined : nearest(name, own);
  const allowed = name.length > 8 ? 2 : 1;
  return guess && leven(name.toLowerCase(), guess) <= allowed ? guess : undefined;
}

/**
 * What commands install, and what code imports: of names without a scope there, many are aliases.
 * Samples of archived pages are of their release; those of translations are copied from English.
 */
function packagesOf({ archive, body, rest }: Page): readonly PackageUse[] {
  const fences = archive ? [] : ((body ?? rest)?.fences ?? []);
  return fences.flatMap(({ packages = [], modules = [] }) => [
    ...packages,
    ...modules.flatMap(({ specifier, ...place }) => {
      const name = packageOf(specifier);
      return name && /^@.+\/./.test(name) ? [{ ...place, name }] : [];
    }),
  ]);
}

/**
 * Commands that install or run a package with a misspelled name, of which nobody knows what it does to
 * whoever installs it, and code that imports it.
 */
export function misspelledPackages({ pages }: SiteContent): Problem[] {
  const uses = pages.flatMap((page) =>
    packagesOf(page).map((use) => ({ ...use, file: page.file })),
  );
  const known = uses.length > 0 ? knownPackages() : undefined;
  if (!known) return [];
  return uses.flatMap((use) => {
    const meant = meantPackage(use.name, known);
    const message = `the package "${use.name}" is none that the site knows`;
    return meant
      ? [problemAt(use.file, use, 'content/package-name', message, `did you mean ${meant}?`)]
      : [];
  });
}
