import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import OriginalErrorPageContent from '@theme-original/ErrorPageContent';
import type { Props } from '@theme/Error';
import type { ReactNode } from 'react';
import { ServedPage } from '@site/src/components/ServedPage';

/** Stands in for what is between the bars of a page and has failed. */
export default function ErrorPageContentWrapper(props: Props): ReactNode {
  return (
    <ServedPage part={SkipToContentFallbackId} tryAgain={props.tryAgain}>
      <OriginalErrorPageContent {...props} />
    </ServedPage>
  );
}
