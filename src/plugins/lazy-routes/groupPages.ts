import type { DocsOfPage, ModuleNames, PageGroup } from '../../lazy-routes/pageGroup';
import type { Generated, GeneratedRoute } from './generatedRoutes';

/** A group whose pages' modules are named, and not loaded. */
export interface NamedGroup extends Omit<PageGroup, 'pages'> {
  readonly pages: (readonly [path: string, ...own: string[]])[];
}

/** Finds the documents of a page. */
export type FindDocs = (page: GeneratedRoute, below: string) => DocsOfPage | undefined;

/** Takes the page's own modules out of their names, and leaves their places. */
function takeOwn(names: ModuleNames, isOwn: (name: string) => boolean, own: string[]): ModuleNames {
  return Object.fromEntries(
    Object.entries(names).map(([parameter, name]) => {
      if (typeof name === 'object') return [parameter, takeOwn(name, isOwn, own)];
      return [parameter, isOwn(String(name)) ? own.push(String(name)) - 1 : name];
    }),
  );
}

/** Puts pages together whose routes are alike. */
export function groupPages(
  pages: readonly GeneratedRoute[],
  parent: GeneratedRoute,
  {
    names,
    ownNames,
    findDocs,
  }: {
    readonly names: Generated['names'];
    readonly ownNames: ReadonlySet<string>;
    readonly findDocs: FindDocs;
  },
): NamedGroup[] {
  const groups = new Map<string, NamedGroup>();
  for (const page of pages) {
    const { path, component, ...attributes } = page;
    const below = path.slice(parent.path.length);
    const own: string[] = [];
    const modules = takeOwn(names[component] ?? {}, (name) => ownNames.has(name), own);
    const common = { modules, attributes, docs: findDocs(page, below) };
    const key = JSON.stringify(common);
    const group = groups.get(key) ?? { ...common, pages: [] };
    group.pages.push([below, ...own]);
    groups.set(key, group);
  }
  return [...groups.values()];
}
