import { useEffect, useState } from 'react';
import { isMissingPage } from '@site/src/recovery/page/missingPage';

/**
 * Key of an element whose links go by the address of the page. The 404 page is served at addresses that
 * it was not built for, and hydration keeps attributes as they were built: the element is made anew.
 */
export function useAddressKey(): string | undefined {
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => setIsMissing(isMissingPage), []);
  return isMissing ? 'wanted' : undefined;
}
