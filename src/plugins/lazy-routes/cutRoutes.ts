import { comparablePath } from '../../lazy-routes/comparablePath';
import type { ModuleNames } from '../../lazy-routes/pageGroup';
import type { Generated, GeneratedRoute } from './generatedRoutes';

/** Pages of a section: few enough for a file of 3 kB, and enough for the release of a small product. */
const mostPages = 100;

/** A part of the pages that stand below a route, in the order of their paths. */
export interface CutSection {
  /** Name of its chunk. */
  readonly name: string;
  /** Compares as not after its pages, and after those of the section before. */
  readonly start: string;
  readonly pages: readonly GeneratedRoute[];
}

/** A route of the part that every page loads. */
export interface CutRoute {
  readonly route: GeneratedRoute;
  readonly routes?: readonly CutRoute[];
  readonly sections: readonly CutSection[];
}

/** Names of all modules of a route. */
export function moduleNames(names: ModuleNames = {}): string[] {
  return Object.values(names).flatMap((name) =>
    typeof name === 'object' ? moduleNames(name) : String(name),
  );
}

/** Names of modules that only one route needs. */
export function ownModules({ names }: Generated): ReadonlySet<string> {
  const uses = new Map<string, number>();
  for (const name of Object.values(names).flatMap((route) => moduleNames(route))) {
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return new Set([...uses].filter(([, count]) => count === 1).map(([name]) => name));
}

/** The shortest start of a path that the one before it does not have. */
function shortestStart(before: string | undefined, path: string): string {
  if (before === undefined) return '';
  const end = [...path].findIndex((letter, i) => letter !== before[i]);
  return path.slice(0, end + 1);
}

function cutPages(pages: readonly GeneratedRoute[], nextName: () => string): CutSection[] {
  const sorted = pages
    .map((page) => ({ page, path: comparablePath(page.path) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const size = Math.ceil(sorted.length / Math.ceil(sorted.length / mostPages));
  return sorted.flatMap(({ path }, i) =>
    i % size === 0
      ? {
          name: nextName(),
          start: shortestStart(sorted[i - 1]?.path, path),
          pages: sorted.slice(i, i + size).map(({ page }) => page),
        }
      : [],
  );
}

/**
 * Divides routes into those that every page loads, and sections of the pages below them. Pages that
 * stand below no other route stay, for Docusaurus reads the first level only once.
 */
export function cutRoutes(routes: readonly GeneratedRoute[]): CutRoute[] {
  let sections = 0;
  const nextName = (): string => `routes-${sections++}`;
  const cut = (route: GeneratedRoute): CutRoute => {
    if (!route.routes) return { route, sections: [] };
    const isPage = ({ path, exact, routes: below }: GeneratedRoute): boolean =>
      exact === true && !below && path.startsWith(route.path);
    return {
      route,
      routes: route.routes.filter((below) => !isPage(below)).map(cut),
      sections: cutPages(route.routes.filter(isPage), nextName),
    };
  };
  return routes.map(cut);
}
