import { useEffect, useState } from 'react';

/** Class that Docusaurus gives `<html>` of a page that no plugin has made: the 404 page. */
const missing = 'plugin-native';

/**
 * Key of an element whose links go by the address of the page. The 404 page is served at addresses that
 * it was not built for, and hydration keeps attributes as they were built: the element is made anew.
 */
export function useAddressKey(): string | undefined {
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => setIsMissing(document.documentElement.classList.contains(missing)), []);
  return isMissing ? 'wanted' : undefined;
}
