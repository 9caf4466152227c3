import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import chunkNames from '@generated/routesChunkNames';
import type { RouteConfig } from 'react-router-config';
import type { DocsOfPage, KnownDoc, PageGroup } from '../pageGroup';

interface DocsData {
  readonly versions: readonly {
    readonly name: string;
    readonly path: string;
    readonly docs: KnownDoc[];
  }[];
}

const docsData = (globalData['docusaurus-plugin-content-docs'] ?? {}) as Record<string, DocsData>;

/** The client asks for the first of the three alone; the others are for the build. */
const modules = registry as unknown as Record<string, [load: () => Promise<unknown>]>;
const namesOfRoutes = chunkNames as Record<string, unknown>;

/** Tells the docs plugin's hooks of a page and its likes in other releases. */
function addDocs({ plugin, releases }: DocsOfPage, id: string, sidebar: string | undefined): void {
  for (const { name, path, docs } of docsData[plugin]?.versions ?? []) {
    const release = releases[name];
    const doc = release === 0 ? { id, path: `${path}/${id}`, sidebar } : release;
    if (doc && !docs.some((known) => known.id === doc.id)) docs.push(doc);
  }
}

/**
 * Adds pages to the route that holds them. Behind those that are there already: React knows routes by
 * their places, and would otherwise make the page that is shown anew.
 *
 * The page that is asked for comes first of the new ones: the router tries one after the other, which
 * takes a phone 20 milliseconds for a hundred.
 *
 * @param wanted - Path of that page, with base path.
 */
export function addPages(parent: RouteConfig, groups: readonly PageGroup[], wanted: string): void {
  const added: RouteConfig[] = [];
  for (const group of groups) {
    for (const [below, ...own] of group.pages) {
      const path = `${parent.path as string}${below}`;
      own.forEach((load, place) => {
        modules[`${path}#${place}`] = [load];
      });
      // The names of all pages, for the one function of Docusaurus that makes routes of them.
      namesOfRoutes[`${path}-`] = JSON.parse(JSON.stringify(group.modules), (_, name: unknown) =>
        typeof name === 'number' ? `${path}#${name}` : name,
      );
      const { attributes, docs } = group;
      const route = { ...attributes, path, component: ComponentCreator(path, '') };
      if (path === wanted) added.unshift(route);
      else added.push(route);
      if (docs) addDocs(docs, below.replace(/\/$/, ''), attributes.sidebar as string | undefined);
    }
  }
  parent.routes?.push(...added);
}
