import routes from '@generated/routes';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { matchRoutes } from 'react-router-config';
import { removeBasePath } from '@site/src/navigation/pathname';
import { productIds, type ProductId } from '@site/src/products';

/** Answers for the page that is rendered, which asks from several places, and searches all routes. */
let known: { readonly pathname: string; readonly isPage: boolean } | undefined;

function isPage(pathname: string): boolean {
  if (known?.pathname !== pathname) {
    const found = matchRoutes(routes, pathname).some(({ route }) => route.exact === true);
    known = { pathname, isPage: found };
  }
  return known.isPage;
}

/**
 * The product that the current page belongs to; undefined on pages of the portal itself.
 *
 * The 404 page is one file for every address, so for an address without a page the product is known
 * only once the browser has taken over.
 */
export function useProduct(): ProductId | undefined {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  // The first render of a browser has to be that of the build.
  if (!isBrowser && !isPage(pathname)) return undefined;
  const [, segment] = removeBasePath(pathname, siteConfig.baseUrl).split('/');
  return productIds.find((id) => id === segment);
}
