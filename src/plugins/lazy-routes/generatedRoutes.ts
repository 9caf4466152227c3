import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { GlobalData } from '@docusaurus/types';
import type { KnownDoc, ModuleNames } from '../../lazy-routes/pageGroup';

/** A route as Docusaurus writes it for the browser. */
export interface GeneratedRoute {
  readonly path: string;
  /** Key of its modules' names. */
  readonly component: string;
  readonly exact?: boolean;
  readonly routes?: readonly GeneratedRoute[];
  readonly [attribute: string]: unknown;
}

/** What the docs plugin tells all pages of one of its instances. */
export interface DocsData {
  readonly versions: readonly {
    readonly name: string;
    readonly path: string;
    readonly mainDocId: string;
    readonly docs: readonly KnownDoc[];
  }[];
}

/** What the docs plugin tells the pages of a release. */
export interface ReleaseProps {
  readonly version: { readonly docs: object };
}

/** The files of Docusaurus that grow with the number of pages. */
export interface Generated {
  readonly routes: readonly GeneratedRoute[];
  /** Names of modules by keys of routes. */
  readonly names: Readonly<Record<string, ModuleNames>>;
  /** Requests of modules by their names. */
  readonly modules: Readonly<Record<string, string>>;
  readonly globalData: GlobalData;
  /** What the docs plugin tells the pages of each release, by requests of modules. */
  readonly releases: Readonly<Record<string, ReleaseProps>>;
}

/** A file is not as this release of Docusaurus writes it. */
function unknownFormat(file: string): Error {
  return new Error(
    `${file}  is not written as Docusaurus 3.10 does -> correct src/plugins/lazy-routes/generatedRoutes.ts`,
  );
}

function parseRoutes(source: string, file: string): GeneratedRoute[] {
  const [, list] = /^export default (\[[\s\S]*\]);\s*$/m.exec(source) ?? [];
  if (list === undefined) throw unknownFormat(file);
  const ComponentCreator = (route: string, hash = ''): string => `${route}-${hash}`;
  return runInNewContext(list, { ComponentCreator }) as GeneratedRoute[];
}

function parseRegistry(source: string, file: string): Record<string, string> {
  const entries = [...source.matchAll(/^ {2}("[^"]+"): \[.*, ("(?:[^"\\]|\\.)*"), require\./gm)];
  const lines = source.split('\n').filter((line) => line.startsWith('  "'));
  if (entries.length === 0 || entries.length !== lines.length) throw unknownFormat(file);
  return Object.fromEntries(
    entries.map(([, name = '', request = '']) => [JSON.parse(name), JSON.parse(request)]),
  ) as Record<string, string>;
}

function readReleases(folder: string, requests: readonly string[]): Record<string, ReleaseProps> {
  const read = requests
    .filter((request) => /^@generated\/docusaurus-plugin-content-docs\/.*\.json$/.test(request))
    .map((request) => {
      const file = path.join(folder, request.replace('@generated/', ''));
      return [request, JSON.parse(readFileSync(file, 'utf8')) as Partial<ReleaseProps>] as const;
    });
  const isRelease = (
    entry: readonly [string, Partial<ReleaseProps>],
  ): entry is readonly [string, ReleaseProps] => entry[1].version?.docs !== undefined;
  return Object.fromEntries(read.filter(isRelease));
}

/**
 * Reads what Docusaurus has written about a site's routes.
 *
 * @param folder of Docusaurus' generated files.
 * @throws if a file has another form than expected.
 */
export function readGenerated(folder: string): Generated {
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  const modules = parseRegistry(read('registry.js'), path.join(folder, 'registry.js'));
  return {
    modules,
    releases: readReleases(folder, Object.values(modules)),
    routes: parseRoutes(read('routes.js'), path.join(folder, 'routes.js')),
    names: JSON.parse(read('routesChunkNames.json')) as Generated['names'],
    globalData: JSON.parse(read('globalData.json')) as GlobalData,
  };
}
