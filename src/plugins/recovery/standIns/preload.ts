import { loadPage } from '../../../lazy-routes/page/loadPage';
import { nextTask } from '../../../page-start/nextTask';
import { isLeft } from '../../../recovery/page/arrival';
import { follow, isWanted } from '../../../recovery/page/navigation';

/**
 * Takes the place of a module of Docusaurus, which `loadPage` wraps: the code of a page may fail, or
 * not come. A page that a reader only points at may do so in silence. At the start it stays a failure,
 * and nothing is taken over: the text is there, and the script in the head sees to the rest.
 */
export default function preload(pathname: string): Promise<unknown> {
  if (isLeft) return new Promise(() => {});
  const loading = loadPage(pathname);
  // The page is taken over next, which is a task of its own.
  if (!window.docusaurusRoot) return loading.then(nextTask);
  return isWanted(pathname) ? follow(loading) : loading.catch(() => {});
}
