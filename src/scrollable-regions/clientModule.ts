import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/** Whether the browser has passed over what is in an element, so that nobody knows how wide it is. */
function isOutOfSight({ firstElementChild }: Element): boolean {
  return firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }) === false;
}

/**
 * Lets the keyboard reach what scrolls sideways, and only that: Safari leaves out what scrolls and holds no
 * control, and what does not scroll would be a stop at which there is nothing to do. Not a component: only
 * the browser knows what is too wide, and most code of a page has not come to life.
 */
function markScrollable(element: Element): void {
  if (isOutOfSight(element)) return;
  if (element.scrollWidth > element.clientWidth) {
    element.setAttribute('tabindex', '0');
  } else if (element !== document.activeElement) {
    // Else the focus of somebody who is there would be lost.
    element.removeAttribute('tabindex');
  }
}

// Tells of an element once it has its size, and does not have it laid out before the reader comes near. Pages
// come to life without it as well.
const observer =
  ExecutionEnvironment.canUseDOM && typeof ResizeObserver === 'function'
    ? new ResizeObserver((entries) => {
        for (const { target } of entries) markScrollable(target.closest('table, pre') ?? target);
      })
    : undefined;

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    observer?.disconnect();
    // Code gets longer in a place that stays as it is, so it is watched beside its place.
    for (const element of document.querySelectorAll('main :is(table, pre, pre > code)')) {
      observer?.observe(element);
    }
  },
};

export default clientModule;
