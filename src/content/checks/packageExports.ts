import path from 'node:path';
import { packageOf } from '../../demo-projects/importedModules';
import { demosFolder } from '../../demo-projects/listDemos';
import { demoFiles } from '../../demo-projects/projectFiles';
import { createContentCache } from '../contentCache';
import { importedNames } from '../importedNames';
import { projectRoot } from '../modules';
import { packageManifest } from '../packageFolder';
import { createNameReader, type ReadNames } from '../packageNames';
import { positionAt } from '../page/decode';
import { problemAt, type Position, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';
import { sourceVersion } from '../sourceVersion';
import { missingExport } from './exports';

/** A name that a file asks a package for. */
interface Use extends Position {
  readonly file: string;
  readonly specifier: string;
  readonly name: string;
  /** A file, from the root, that gets the same packages. */
  readonly importer: string;
}

/** Samples use what demos do. */
const DEMO = `${demosFolder}/demo.tsx`;
const PAGE = 'package.json';

/** Packages whose names in samples are those of the installed release: the pages are about it. */
export const DOCUMENTED = /^@(?:mui|toolpad)\//;

function usesOfPage({ file, body, rest }: Page): Use[] {
  return ((body ?? rest)?.imports ?? []).flatMap(({ specifier, line, column, names = [] }) =>
    names.map((name) => ({ file, specifier, name, line, column, importer: PAGE })),
  );
}

/** Samples of archived pages are of their release; those of translations are copied from English. */
function usesOfSamples({ file, body, rest, archive }: Page): Use[] {
  const fences = archive ? [] : ((body ?? rest)?.fences ?? []);
  return fences
    .flatMap(({ imports = [] }) => imports)
    .filter(({ specifier }) => DOCUMENTED.test(specifier))
    .map((use) => ({ ...use, file, importer: DEMO }));
}

function usesOfDemos({ files }: SiteContent): Use[] {
  return demoFiles(files)
    .filter((file) => /\.[jt]sx?$/.test(file))
    .flatMap((file) => {
      const text = files.read(file).toString('utf8');
      return importedNames(text).map(({ specifier, name, offset }) => {
        return { file, specifier, name, importer: DEMO, ...positionAt(text, offset) };
      });
    });
}

/** A name that is not there, and the one that was meant. */
function missingName(use: Use, names: ReadonlySet<string>): Problem {
  const { specifier, name } = use;
  const { message, fix } = missingExport(name, `"${specifier}"`, [...names]);
  // An entry for one component exports it in one of two ways.
  const [own = ''] = specifier.split('/').slice(-1);
  const meant =
    name === 'default' && names.has(own)
      ? `import { ${own} }, with braces`
      : name === own && names.has('default')
        ? `import ${own} without braces`
        : undefined;
  const other = fix.startsWith('did you') ? fix : 'look its name up in what the package documents';
  return problemAt(use.file, use, 'content/missing-export', message, meant ?? other);
}

/** What packages export, which is read once for each release of a package. */
function createKnownNames(root: string): ReadNames & { readonly save: () => void } {
  const version = sourceVersion(root, [path.join(__dirname, '../packageNames')]);
  const cache = createContentCache<readonly string[] | null>(root, 'package-names', version);
  let readNames: ReadNames | undefined;
  // A copy that is checked may have no packages of its own.
  const roots = [...new Set([root, projectRoot])];

  function known(specifier: string, importer: string): readonly string[] | undefined {
    const name = packageOf(specifier);
    for (const from of name ? roots.map((one) => path.join(one, importer)) : []) {
      const manifest = packageManifest(name ?? '', from);
      if (!manifest) continue;
      let names = cache.get(manifest, specifier);
      if (names === undefined) {
        readNames ??= createNameReader();
        names = readNames(specifier, from) ?? null;
        cache.set(manifest, names, specifier);
      }
      return names ?? undefined;
    }
    return undefined;
  }
  return Object.assign(known, { save: cache.save });
}

/** Names that pages, their samples, and demos import from packages which do not export them. */
export function packageExports(site: SiteContent): Problem[] {
  const namesOf = createKnownNames(site.files.root);
  const sets = new Map<string, ReadonlySet<string> | undefined>();
  const { pages, standalone, translations } = site;
  const uses = [
    ...[...pages, ...standalone, ...translations.pages.map(({ page }) => page)].flatMap(usesOfPage),
    ...[...pages, ...standalone].flatMap(usesOfSamples),
    ...usesOfDemos(site),
  ];
  const problems = uses.flatMap((use) => {
    const key = `${use.importer} ${use.specifier}`;
    if (!sets.has(key)) {
      const names = namesOf(use.specifier, use.importer);
      sets.set(key, names && new Set(names));
    }
    const names = sets.get(key);
    if (!names || names.has(use.name)) return [];
    return [missingName(use, names)];
  });
  namesOf.save();
  return problems;
}
