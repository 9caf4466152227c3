import leven from 'leven';
import { createFiles, type Files } from '../files';
import { projectRoot } from '../modules';
import { problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';

/** What installs what the pages are about: demos and reference have it themselves. */
const MANIFESTS = ['package.json', 'src/demos/package.json', 'src/api-reference/package.json'];
const LOCKFILE = 'package-lock.json';

/** Commands of packages that `npx` runs by another name. */
const COMMANDS = ['create-toolpad-app', 'toolpad-studio'];

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const json = (file: string, files: Files): unknown =>
  JSON.parse(files.read(file).toString('utf8')) as unknown;

/** Packages that the project names itself. */
function ownPackages(files: Files): string[] {
  const manifests = MANIFESTS.map((file) => json(file, files) as Manifest);
  return manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies }),
  );
}

/** Packages that are known to exist, for they are installed. */
function installedNames(files: Files): Set<string> {
  const { packages } = json(LOCKFILE, files) as { readonly packages: object };
  return new Set(Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, '')));
}

/** The package that a name misses by a letter or two: short names of two packages differ by as much. */
function meant(name: string, packages: readonly string[]): string | undefined {
  const allowed = name.length > 8 ? 2 : 1;
  return packages.find((known) => leven(name.toLowerCase(), known) <= allowed);
}

/**
 * Commands that install or run a package with a misspelled name, of which nobody knows what it does to
 * whoever installs it.
 */
export function installedPackages({ pages }: SiteContent): Problem[] {
  const files = createFiles(projectRoot);
  const packages = [...ownPackages(files), ...COMMANDS];
  let installed: Set<string> | undefined;
  return pages.flatMap(({ file, archive, body, rest }) =>
    (archive ? [] : ((body ?? rest)?.fences ?? []))
      .flatMap(({ packages: uses = [] }) => uses)
      .flatMap((use) => {
        const name = packages.includes(use.name) ? undefined : meant(use.name, packages);
        if (!name || (installed ??= installedNames(files)).has(use.name)) return [];
        const message = `the package "${use.name}" is none that the site knows`;
        const fix = `did you mean ${name}?`;
        return [problemAt(file, use, 'content/package-name', message, fix)];
      }),
  );
}
