import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Links of the site tell by themselves when they are pointed at, but not when a keyboard reaches them. */
function onFocus({ target }: FocusEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  if (link?.origin === location.origin) window.docusaurus.preload(link.pathname);
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('focusin', onFocus);
