import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import type { ClientModule } from '@docusaurus/types';
import { pluginName, type SearchData } from '../../search/searchData';
import type { Started } from './start';
import { workersOf } from './workersOf';

/** At any other host the site is a preview or a copy, and leaves nothing behind in browsers. */
const workers =
  ExecutionEnvironment.canUseDOM && location.host === siteConfig.customFields?.documentationHost
    ? workersOf(navigator)
    : undefined;

function searchesHere(): boolean {
  const data = globalData[pluginName]?.default as SearchData | undefined;
  return data?.configuration.provider === 'pagefind';
}

let started: Promise<Started | undefined> | undefined;

/** After the page has what it needs. A browser that refuses the worker has told so in its console. */
async function register(firstController: ServiceWorker | null): Promise<Started | undefined> {
  const { start } = await import('./start');
  return start({ baseUrl: siteConfig.baseUrl, searchesHere: searchesHere(), firstController });
}

if (workers) {
  const { controller } = workers;
  const begin = (): void => {
    started = register(controller).catch(() => undefined);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

/** Called by Docusaurus with each change of the address. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
  location: { pathname },
}) => {
  if (!workers || !previousLocation || previousLocation.pathname === pathname) return;
  import('./keepPage').then(({ keepPage }) => keepPage(pathname)).catch(() => {});
  // The reader may have come by a search, which is to work without a connection from now on.
  started?.then((begun) => begun?.warmAgain()).catch(() => {});
};
