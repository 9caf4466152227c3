/**
 * Lets the keyboard reach a table that scrolls sideways, and only such a one: Safari leaves out what
 * scrolls and holds no control. Not a component: only the browser knows which tables are too wide.
 */
function markScrollingTable(table: Element): void {
  if (table.scrollWidth > table.clientWidth) table.setAttribute('tabindex', '0');
  else table.removeAttribute('tabindex');
}

// Tells of a table once it has its size, and does not have it laid out before the reader comes near.
let observer: ResizeObserver | undefined;

/** Watches the tables of the page that is shown, and no longer those of the page before. */
export function watchTables(): void {
  observer ??= new ResizeObserver((entries) =>
    entries.forEach(({ target }) => markScrollingTable(target)),
  );
  observer.disconnect();
  for (const table of document.querySelectorAll('main table')) observer.observe(table);
}
