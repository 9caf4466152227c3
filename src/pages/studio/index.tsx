import { translate } from '@docusaurus/Translate';
import groups from '@generated/navigation-labels/default/studio.json';
import type { ReactNode } from 'react';
import { ProductHome } from '@site/src/components/ProductHome';

export default function StudioHome(): ReactNode {
  return (
    <ProductHome
      product="studio"
      lead={translate({
        id: 'studioHome.lead',
        message:
          'An editor for internal tools that runs on your machine and saves every page as a file: arrange components, bind them to TypeScript functions, and deploy the result on your own server.',
      })}
      description={translate({
        id: 'studioHome.description',
        message:
          'Documentation of Toolpad Studio 0.13.0: a self-hosted editor for internal tools that keeps pages, queries, and components as files.',
        description: 'What search engines show below the name of the page',
      })}
      groups={groups}
      startingPoints={[
        {
          title: translate({ id: 'studioHome.build', message: 'Build your first app' }),
          href: '/studio/getting-started/first-app/',
          text: translate({
            id: 'studioHome.build.text',
            message: 'A page with a data grid, a filter, and actions, in one sitting.',
          }),
        },
        {
          title: translate({ id: 'studioHome.install', message: 'Install it' }),
          href: '/studio/getting-started/installation/',
          text: translate({
            id: 'studioHome.install.text',
            message: 'Requirements, commands, addresses, and troubleshooting.',
          }),
        },
        {
          title: translate({ id: 'studioHome.compare', message: 'See whether it fits' }),
          href: '/studio/getting-started/why-toolpad/',
          text: translate({
            id: 'studioHome.compare.text',
            message: 'How Studio compares with other ways to build internal tools.',
          }),
        },
      ]}
    />
  );
}
