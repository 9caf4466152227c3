import { useLocation } from '@docusaurus/router';
import { useEffect, useEffectEvent } from 'react';
import { parseCodeHash } from '@site/src/preferences/readers';
import type { CodeHash } from '@site/src/preferences/types';

/**
 * Tells a block that the address leads to it, on load and on later links within the page.
 *
 * @param onLinked gets what the address says beside the name: variant and styling.
 */
export function useLinkedBlock(name: string | undefined, onLinked: (link: CodeHash) => void): void {
  const { hash } = useLocation();
  const handleLink = useEffectEvent(onLinked);
  useEffect(() => {
    const link = parseCodeHash(hash);
    if (name !== undefined && link.name === name) {
      handleLink(link);
    }
  }, [name, hash]);
}
