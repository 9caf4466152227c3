import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { removeBasePath, withTrailingSlash } from '../../navigation/pathname';
import { productIds, type ProductId } from '../../products';
import { labelledGroups } from './labelledGroups';

/**
 * Writes the navigation of each current release in the language that is built, for pages that show
 * all of it: `@generated/navigation-labels/default/<product>.json`. The navigation spec has the labels
 * in English, and only the docs plugin knows their translations.
 */
export default function navigationLabelsPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'navigation-labels',
    async allContentLoaded({ allContent, actions }) {
      const content = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Partial<
        Record<ProductId, LoadedContent>
      >;
      for (const product of productIds) {
        const version = content[product]?.loadedVersions.find(({ isLast }) => isLast);
        const paths = new Map(
          version?.docs.map(({ id, permalink }) => [
            id,
            withTrailingSlash(removeBasePath(permalink, baseUrl)),
          ]),
        );
        const sidebar = version?.sidebars[product] ?? [];
        await actions.createData(`${product}.json`, labelledGroups(sidebar, paths));
      }
    },
  };
}
