import type { MultiColumnFooter } from '@docusaurus/theme-common';
import { navigation } from '../navigation';
import { flattenPages } from '../navigation/flatten';
import { productIds, products } from '../products';
import { releaseFeeds } from '../releases';

/**
 * A column for each product with the pages of its first group, then one with the sources, and one
 * about the site itself.
 */
export const footerLinks: MultiColumnFooter['links'] = [
  ...productIds.map((id) => ({
    title: products[id].name,
    items: flattenPages(navigation[id].slice(0, 1)).map((page) => ({
      label: page.title,
      to: `${page.pathname}/`,
    })),
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
