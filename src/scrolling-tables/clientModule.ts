import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/**
 * Lets the keyboard reach tables that scroll sideways, and only these: Safari leaves out what scrolls
 * and holds no control. Not a component: only the browser knows which tables are too wide.
 */
function markScrollingTables(): void {
  for (const table of document.querySelectorAll<HTMLTableElement>('main table')) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute('tabindex');
  }
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('resize', markScrollingTables);

const clientModule: ClientModule = {
  // In a task of its own: it has the page laid out, and pages are taken over first.
  onRouteDidUpdate: () => void setTimeout(markScrollingTables),
};

export default clientModule;
