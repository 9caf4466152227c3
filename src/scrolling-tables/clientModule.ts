import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/**
 * Lets the keyboard reach a table that scrolls sideways, and only such a one: Safari leaves out what
 * scrolls and holds no control. Not a component: only the browser knows which tables are too wide.
 */
function markScrollingTable(table: Element): void {
  if (table.scrollWidth > table.clientWidth) table.setAttribute('tabindex', '0');
  else table.removeAttribute('tabindex');
}

// Tells of a table once it has its size, and does not have it laid out before the reader comes near. Pages
// come to life without it as well.
const observer =
  ExecutionEnvironment.canUseDOM && typeof ResizeObserver === 'function'
    ? new ResizeObserver((entries) => entries.forEach(({ target }) => markScrollingTable(target)))
    : undefined;

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    observer?.disconnect();
    for (const table of document.querySelectorAll('main table')) observer?.observe(table);
  },
};

export default clientModule;
