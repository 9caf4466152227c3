import { translate } from '@docusaurus/Translate';
import { useCallback, useRef } from 'react';
import { useClipboard } from '@site/src/components/useClipboard';

/** Milliseconds that the result is said. */
const SHOWN = 3000;

/** Copies a link and says, for a moment, whether that worked. */
export function useCopyLink(): readonly [string, (link: string) => void] {
  const link = useRef('');
  const getLink = useCallback(() => link.current, []);
  const [state, copy] = useClipboard(getLink, SHOWN);
  const results = {
    ready: '',
    copied: translate({ id: 'demo.linkCopied', message: 'Link to the source copied' }),
    failed: translate({ id: 'demo.linkNotCopied', message: 'Copying is blocked by the browser' }),
  };
  return [
    results[state],
    (next) => {
      link.current = next;
      copy();
    },
  ];
}
