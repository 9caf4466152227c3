import TOCItems from '@theme-original/TOCItems';
import type { Props } from '@theme/TOCItems';
import type { ReactNode } from 'react';
import { useTextLanguage } from '@site/src/translations/textLanguage';

/** Headings of a text that is not translated say their language. */
export default function TOCItemsInTheirLanguage(props: Props): ReactNode {
  return (
    <div {...useTextLanguage()}>
      <TOCItems {...props} />
    </div>
  );
}
