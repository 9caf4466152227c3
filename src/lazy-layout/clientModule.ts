import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { untilIdle } from '../service-worker/page/untilIdle';

/** Milliseconds for which a new page is left in peace: whoever begins to read it does so meanwhile. */
const peace = 3000;

let pending: AbortController | undefined;

/** Whether the style sheet has a section wait until it is near the window: `src/css/docs/sections.css`. */
const waits = (section: HTMLElement): boolean =>
  getComputedStyle(section).getPropertyValue('content-visibility') === 'auto';

/** Has each section laid out, one in each idle moment. */
async function layOut(sections: readonly HTMLElement[], { signal }: AbortController) {
  for (const section of sections) {
    await untilIdle(50);
    if (signal.aborted) return;
    section.dataset.laidOut = '';
  }
}

let shown = '';

/**
 * Browsers go back to a place by its distance from the start of the page: from then on, all that is above
 * it has its size at once.
 */
function prepareReturn(): void {
  if (window.location.pathname !== shown) document.documentElement.dataset.laidOut = '';
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('popstate', prepareReturn);

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    shown = location.pathname;
    if (location.pathname === previousLocation?.pathname) return;
    pending?.abort();
    const current = new AbortController();
    pending = current;
    setTimeout(() => {
      const sections = [...document.querySelectorAll<HTMLElement>('.theme-doc-markdown > section')];
      if (current.signal.aborted || !sections[0] || !waits(sections[0])) return;
      void layOut(sections, current);
    }, peace);
  },
};

export default clientModule;
