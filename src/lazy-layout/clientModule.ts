import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/** Milliseconds for which a new page is left in peace: whoever begins to read it does so meanwhile. */
const peace = 3000;

/** Path of the page that is shown. */
let shown = '';

/**
 * Browsers go back to a place by its distance from the start of the page: from then on, all that is above
 * it has its size at once.
 */
function prepareReturn(): void {
  if (window.location.pathname !== shown) document.documentElement.dataset.laidOut = '';
}

// Before the router shows the page.
if (ExecutionEnvironment.canUseDOM) window.addEventListener('popstate', prepareReturn, true);

const clientModule: ClientModule = {
  onRouteDidUpdate({ location: { pathname } }) {
    if (pathname === shown) return;
    shown = pathname;
    // Not in the main script: phones wait for its last bytes before they show anything.
    setTimeout(() => {
      import('./afterUpdate').then(
        ({ afterUpdate }) => afterUpdate(),
        // Without it, sections wait until they are near the window.
        () => undefined,
      );
    }, peace);
  },
};

export default clientModule;
