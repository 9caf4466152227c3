import type { MultiColumnFooter } from '@docusaurus/theme-common';
import { navigation } from '../navigation';
import { flattenPages } from '../navigation/flatten';
import { displayTitle } from '../navigation/title';
import { productIds, products, type ProductId } from '../products';
import { releaseFeeds } from '../releases';

/** Pages of a product's first group, and the first one of each group in it, by the group's title. */
function firstPages(id: ProductId): { label: string; to: string }[] {
  const [group] = navigation[id];
  return (group?.children ?? []).flatMap((entry) => {
    const [entrance] = flattenPages([entry]);
    return entrance ? [{ label: displayTitle(entry), to: `${entrance.pathname}/` }] : [];
  });
}

/** A column for each product, then one with the sources, and one about the site itself. */
export const footerLinks: MultiColumnFooter['links'] = [
  ...productIds.map((id) => ({
    title: products[id].name,
    items: firstPages(id),
  })),
  {
    title: 'Source',
    items: [
      { label: 'Toolpad 0.13.0 on GitHub', href: 'https://github.com/mui/toolpad/tree/v0.13.0' },
      {
        label: '@toolpad/core on npm',
        href: 'https://www.npmjs.com/package/@toolpad/core/v/0.13.0',
      },
      {
        label: '@toolpad/studio on npm',
        href: 'https://www.npmjs.com/package/@toolpad/studio/v/0.13.0',
      },
      // A file, and no page that the router knows.
      { label: 'Feed of releases', href: `pathname://${releaseFeeds[0].path}` },
    ],
  },
  {
    title: 'This site',
    items: [
      { label: 'Accessibility', to: '/accessibility/' },
      { label: 'Privacy', to: '/privacy/' },
    ],
  },
];
