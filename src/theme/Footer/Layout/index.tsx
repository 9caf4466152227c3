import FooterLayout from '@theme-original/Footer/Layout';
import type { Props } from '@theme/Footer/Layout';
import type { ReactNode } from 'react';
import { FooterLanguages } from '@site/src/components/FooterLanguages';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';

/** Ends every page with its other languages, which are plain links and need no script. */
export default function FooterLayoutWithLanguages({ copyright, ...props }: Props): ReactNode {
  return (
    <HydrationBoundary whenVisible>
      <FooterLayout
        {...props}
        copyright={
          <>
            {copyright}
            <FooterLanguages />
          </>
        }
      />
    </HydrationBoundary>
  );
}
