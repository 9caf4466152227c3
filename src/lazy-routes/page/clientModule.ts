import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/** Links of the site tell by themselves when they are pointed at, but not when a keyboard reaches them. */
function onFocus({ target }: FocusEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  if (link?.origin === location.origin) window.docusaurus.preload(link.pathname);
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, 1000);
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('focusin', onFocus);

function readAhead(): void {
  whenIdle(() => {
    import('./readAhead').then(({ readAhead: start }) => start()).catch(() => {});
  });
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
