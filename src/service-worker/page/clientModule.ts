import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import type { ClientModule } from '@docusaurus/types';
import { pluginName, type SearchData } from '../../search/searchData';

/** At any other host the site is a preview or a copy, and leaves nothing behind in browsers. */
const isAtHome =
  ExecutionEnvironment.canUseDOM &&
  'serviceWorker' in navigator &&
  location.host === siteConfig.customFields?.documentationHost;

function searchesHere(): boolean {
  const data = globalData[pluginName]?.default as SearchData | undefined;
  return data?.configuration.provider === 'pagefind';
}

/** After the page has what it needs. A browser that refuses the worker has told so in its console. */
async function register(): Promise<void> {
  const { start } = await import('./start');
  await start({ baseUrl: siteConfig.baseUrl, searchesHere: searchesHere() }).catch(() => {});
}

if (isAtHome) {
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

/** Called by Docusaurus with each change of the address. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
  location: { pathname },
}) => {
  if (!isAtHome || !previousLocation || previousLocation.pathname === pathname) return;
  import('./keepPage').then(({ keepPage }) => keepPage(pathname)).catch(() => {});
};
