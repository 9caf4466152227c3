import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';

/**
 * Loads the code of a page. `window.docusaurus.preload` leaves that out for readers who save data,
 * to whom an offline page without its code would be of no use either.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const components = matchRoutes(routes, pathname).map(
    ({ route }) => route.component as { readonly preload?: () => unknown } | undefined,
  );
  await Promise.all(components.map((component) => component?.preload?.()));
}
