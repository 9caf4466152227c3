import fs from 'node:fs';
import path from 'node:path';
import type { Generated, GeneratedRoute } from '../lazy-routes/generatedRoutes';
import type { ModuleNames } from '../../lazy-routes/pageGroup';
import { keyOf } from './fileCache';

/** What the HTML of pages depends on. */
export interface RenderKeys {
  /** Of pages without a module of their own. */
  readonly common: string;
  /** By pathname, without a slash at the end. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Names of the scripts that hold the text of a page, by its pathname. */
export type OwnScripts = ReadonlyMap<string, readonly string[]>;

const isPage = (request: string | undefined): boolean => /\.mdx?(?:\?|$)/i.test(request ?? '');

const namesIn = (names: ModuleNames): string[] =>
  Object.values(names).flatMap((name) =>
    typeof name === 'object' ? namesIn(name) : typeof name === 'string' ? [name] : [],
  );

const leaves = (routes: readonly GeneratedRoute[]): GeneratedRoute[] =>
  routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]));

/** Finds the scripts that belong to one page each, from what Docusaurus says of its routes. */
export function ownScripts({ routes, names, modules }: Generated): OwnScripts {
  return new Map(
    leaves(routes).map((route) => [
      withoutSlash(route.path),
      namesIn(names[route.component] ?? {}).filter((name) => isPage(modules[name])),
    ]),
  );
}

/** The form in which `RenderKeys` has pathnames. */
export const withoutSlash = (pathname: string): string => pathname.replace(/\/$/, '');

function scriptsBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .sort();
}

/**
 * Digests the bundle that renders pages: for each page, all of it but what belongs to other pages.
 *
 * @param folder - Of the bundle, whose files have the names of their chunks.
 */
export function renderKeys(folder: string, own: OwnScripts): RenderKeys {
  const contents = scriptsBelow(folder).map(
    (file) => [file, fs.readFileSync(path.join(folder, file))] as const,
  );
  const ownNames = new Set([...own.values()].flat());
  const nameOf = (file: string): string => path.basename(file, '.js');
  const shared = contents.filter(([file]) => !ownNames.has(nameOf(file)));
  const texts = new Map(contents.map(([file, text]) => [nameOf(file), text]));
  // Dates and lists are written by Node.js.
  const common = keyOf(JSON.stringify(process.versions), ...shared.flat());
  const pages = [...own].map(([pathname, names]) => {
    const parts = names.flatMap((name) => [name, texts.get(name) ?? '']);
    return [pathname, keyOf(common, ...parts)] as const;
  });
  return { common, pages: Object.fromEntries(pages) };
}
