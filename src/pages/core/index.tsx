import type { ReactNode } from 'react';
import { DemoFrame } from '@site/src/components/DemoFrame';
import { ProductHome } from '@site/src/components/ProductHome';

export default function CoreHome(): ReactNode {
  return (
    <ProductHome
      product="core"
      lead="React components and hooks that give a dashboard its frame: navigation, layout, pages, sign-in, dialogs, and notifications, on top of Material UI."
      description="Documentation of Toolpad Core 0.13.0: React components and hooks for dashboards and internal tools on top of Material UI."
      exhibit={<DemoFrame demo="core-dashboard" title="A working Toolpad Core dashboard" />}
      startingPoints={[
        {
          title: 'Add it to an existing app',
          href: '/core/introduction/installation/',
          text: 'Packages, peers, and the set-up for Vite and Next.js.',
        },
        {
          title: 'Build an app step by step',
          href: '/core/introduction/tutorial/',
          text: 'From an empty folder to pages, dialogs, and sign-in.',
        },
        {
          title: 'Learn how the parts fit',
          href: '/core/introduction/base-concepts/',
          text: 'Provider, navigation, router, pages, session, and slots.',
        },
      ]}
    />
  );
}
