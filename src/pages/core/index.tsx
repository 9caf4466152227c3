import { translate } from '@docusaurus/Translate';
import groups from '@generated/navigation-labels/default/core.json';
import type { ReactNode } from 'react';
import { ProductHome } from '@site/src/components/ProductHome';

export default function CoreHome(): ReactNode {
  return (
    <ProductHome
      product="core"
      lead={translate({
        id: 'coreHome.lead',
        message:
          'React components and hooks that give a dashboard its frame: navigation, layout, pages, sign-in, dialogs, and notifications, on top of Material UI.',
      })}
      description={translate({
        id: 'coreHome.description',
        message:
          'Documentation of Toolpad Core 0.13.0: React components and hooks for dashboards and internal tools on top of Material UI.',
        description: 'What search engines show below the name of the page',
      })}
      groups={groups}
      startingPoints={[
        {
          title: translate({ id: 'coreHome.add', message: 'Add it to an existing app' }),
          href: '/core/introduction/installation/',
          text: translate({
            id: 'coreHome.add.text',
            message: 'Packages, peers, and the set-up for Vite and Next.js.',
          }),
        },
        {
          title: translate({ id: 'coreHome.build', message: 'Build an app step by step' }),
          href: '/core/introduction/tutorial/',
          text: translate({
            id: 'coreHome.build.text',
            message: 'From an empty folder to pages, dialogs, and sign-in.',
          }),
        },
        {
          title: translate({ id: 'coreHome.learn', message: 'Learn how the parts fit' }),
          href: '/core/introduction/base-concepts/',
          text: translate({
            id: 'coreHome.learn.text',
            message: 'Provider, navigation, router, pages, session, and slots.',
          }),
        },
      ]}
    />
  );
}
