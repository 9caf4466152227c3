import routes from '@generated/routes';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import type { SectionEntry } from '../pageGroup';
import { addPages } from './addPages';
import { sectionAt } from './sectionAt';

/** The functions of the bundler's runtime; ours is added by src/plugins/lazy-routes/ChunkFilesPlugin.ts. */
declare const __webpack_require__: { readonly pageFiles: Record<string, string> };

const loading = new Map<SectionEntry, Promise<void>>();

async function load(parent: RouteConfig, section: SectionEntry, path: string): Promise<void> {
  const { default: groups, files } = await section[1]();
  Object.assign(__webpack_require__.pageFiles, files);
  addPages(parent, groups, path);
}

/** A section that could not be loaded is asked for again the next time. */
function loadOnce(parent: RouteConfig, section: SectionEntry, path: string): Promise<void> {
  const known = loading.get(section);
  if (known) return known;
  const work = load(parent, section, path).catch((error: unknown) => {
    loading.delete(section);
    throw error;
  });
  loading.set(section, work);
  return work;
}

/**
 * Sees to it that the routes know a page. In development, and in the build, they know all of them.
 *
 * @param pathname with base path, in the spelling of the address or decoded.
 * @throws if the file with its route can't be loaded.
 */
export async function loadRoutes(pathname: string): Promise<void> {
  for (const path of new Set([pathname, decodeURI(pathname)])) {
    const parent = matchRoutes(routes, path).at(-1)?.route;
    const sections = parent?.sections as readonly SectionEntry[] | undefined;
    const section = sections && sectionAt(sections, path);
    if (parent && section) await loadOnce(parent, section, path);
  }
}
