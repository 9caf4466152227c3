import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { untilIdle } from '../../service-worker/page/untilIdle';
import { untilHydrated } from './untilHydrated';

/** Links of the site tell by themselves when they are pointed at, but not when a keyboard reaches them. */
function onFocus({ target }: FocusEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  if (link?.origin === location.origin) window.docusaurus.preload(link.pathname);
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('focusin', onFocus);

function readAhead(): void {
  untilHydrated()
    .then(() => untilIdle())
    .then(() => import('./readAhead'))
    .then((module) => module.readAhead())
    .catch(() => {});
}

/** Called by Docusaurus when a page is shown. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
  location: { pathname },
}) => {
  if (previousLocation?.pathname === pathname) return;
  // What the page itself needs comes first.
  if (document.readyState === 'complete') readAhead();
  else window.addEventListener('load', readAhead, { once: true });
};
