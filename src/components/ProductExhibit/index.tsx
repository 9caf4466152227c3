import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { DemoFrame } from '@site/src/components/DemoFrame';
import { Screenshot } from '@site/src/components/Screenshot';
import type { ProductId } from '@site/src/products';

/** What a product looks like, for start pages: a dashboard of Core that works, Studio's editor. */
export function ProductExhibit({ product }: { readonly product: ProductId }): ReactNode {
  if (product === 'core') {
    const title = translate({
      id: 'landing.core.demo',
      message: 'A working Toolpad Core dashboard',
      description: 'Accessible name of the frame with a demo',
    });
    return <DemoFrame demo="core-dashboard" title={title} />;
  }
  const alt = translate({
    id: 'landing.studio.picture',
    message: 'The Toolpad Studio editor with a finished page on the canvas',
    description: 'Alternative text of a picture',
  });
  return <Screenshot name="studio/first-app/finished-editor" alt={alt} />;
}
