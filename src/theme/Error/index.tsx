import OriginalError from '@theme-original/Error';
import type { Props } from '@theme/Error';
import type { ReactNode } from 'react';
import { ServedPage } from '@site/src/components/ServedPage';

/** Id of the element that Docusaurus renders the whole page into. */
const wholePage = '__docusaurus';

/** Stands in for a page whose frame has failed: nothing of it is left to render. */
export default function ErrorWrapper(props: Props): ReactNode {
  return (
    <ServedPage part={wholePage} tryAgain={props.tryAgain}>
      <OriginalError {...props} />
    </ServedPage>
  );
}
