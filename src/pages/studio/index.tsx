import type { ReactNode } from 'react';
import { ProductHome } from '@site/src/components/ProductHome';
import { Screenshot } from '@site/src/components/Screenshot';

export default function StudioHome(): ReactNode {
  return (
    <ProductHome
      product="studio"
      lead="An editor for internal tools that runs on your machine and saves every page as a file: arrange components, bind them to TypeScript functions, and deploy the result on your own server."
      description="Documentation of Toolpad Studio 0.13.0: a self-hosted editor for internal tools that keeps pages, queries, and components as files."
      exhibit={
        <Screenshot
          name="studio/first-app/finished-editor"
          alt="The Toolpad Studio editor with a finished page on the canvas"
        />
      }
      startingPoints={[
        {
          title: 'Build your first app',
          href: '/studio/getting-started/first-app/',
          text: 'A page with a data grid, a filter, and actions, in one sitting.',
        },
        {
          title: 'Install it',
          href: '/studio/getting-started/installation/',
          text: 'Requirements, commands, addresses, and troubleshooting.',
        },
        {
          title: 'See whether it fits',
          href: '/studio/getting-started/why-toolpad/',
          text: 'How Studio compares with other ways to build internal tools.',
        },
      ]}
    />
  );
}
