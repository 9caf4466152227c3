import type { GlobalData } from '@docusaurus/types';
import { comparablePath } from '../../lazy-routes/comparablePath';
import type { KnownDoc } from '../../lazy-routes/pageGroup';
import type { DocsData, ReleaseProps } from './generatedRoutes';
import type { FindDocs } from './groupPages';

const docsPlugin = 'docusaurus-plugin-content-docs';

const docsDataOf = (globalData: GlobalData): [plugin: string, data: DocsData][] =>
  Object.entries((globalData[docsPlugin] ?? {}) as Record<string, DocsData>);

/** Prepares to find the documents of pages, and those of the same id in other releases. */
export function docsFinder(globalData: GlobalData): FindDocs {
  const known = docsDataOf(globalData).flatMap(([plugin, { versions }]) =>
    versions.flatMap(({ docs }) =>
      docs.map((doc) => [comparablePath(doc.path), { plugin, versions, id: doc.id }] as const),
    ),
  );
  const byPath = new Map(known);
  return (page, below) => {
    const found = byPath.get(comparablePath(page.path));
    if (!found) return undefined;
    const { plugin, versions, id } = found;
    const releases = versions.flatMap(({ name, path, docs }): [string, KnownDoc | 0][] => {
      const doc = docs.find((other) => other.id === id);
      if (!doc) return [];
      const isRegular =
        below.replace(/\/$/, '') === id &&
        doc.path === `${path}/${id}` &&
        doc.sidebar === page.sidebar;
      return [[name, isRegular ? 0 : doc]];
    });
    return { plugin, releases: Object.fromEntries(releases) };
  };
}

/** The data of all plugins, with no other documents in it than the first of each release. */
export function withoutDocs(globalData: GlobalData): GlobalData {
  const docs = docsDataOf(globalData).map(([plugin, data]) => [
    plugin,
    {
      ...data,
      versions: data.versions.map((version) => ({
        ...version,
        docs: version.docs.filter(({ id }) => id === version.mainDocId),
      })),
    },
  ]);
  return { ...globalData, [docsPlugin]: Object.fromEntries(docs) as GlobalData[string] };
}

/** What the pages of a release are told, without the titles and descriptions of all of them. */
export function withoutDescriptions({ version }: ReleaseProps): ReleaseProps {
  return { version: { ...version, docs: {} } };
}
