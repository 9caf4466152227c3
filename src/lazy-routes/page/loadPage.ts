import load from '@docusaurus/core/lib/client/preload';
import { loadRoutes } from './loadRoutes';

/**
 * Loads the code of a page: its route, then what stands around it and itself.
 *
 * @param pathname with base path.
 * @throws if a file can't be loaded.
 */
export async function loadPage(pathname: string): Promise<void> {
  // What stands around it is known before its route, and need not wait for that.
  const around = load(pathname);
  await Promise.all([around, loadRoutes(pathname).then(() => load(pathname))]);
}
