import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useRouteContext from '@docusaurus/useRouteContext';
import { removeBasePath } from '@site/src/navigation/pathname';
import { productIds, type ProductId } from '@site/src/products';

/** Docusaurus' name for the plugin of its own routes, of which the 404 page is one. */
const NATIVE_PLUGIN = 'native';

/**
 * The product that the current page belongs to; undefined on pages of the portal itself.
 *
 * The 404 page is one file for every address, so there the product is known only in the browser.
 */
export function useProduct(): ProductId | undefined {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const isNotFound = useRouteContext().plugin.name === NATIVE_PLUGIN;
  const isBrowser = useIsBrowser();
  if (isNotFound && !isBrowser) {
    return undefined;
  }
  const [, segment] = removeBasePath(pathname, siteConfig.baseUrl).split('/');
  return productIds.find((id) => id === segment);
}
