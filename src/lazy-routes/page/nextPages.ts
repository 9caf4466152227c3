const links = '.theme-doc-sidebar-menu a.menu__link[href^="/"]';

const pager = 'a.pagination-nav__link';

/** Paths of the pages that are near to the shown one: in the sidebar, or as its pager has them. */
export function nextPages(page: ParentNode): string[] {
  const sidebar = [...page.querySelectorAll<HTMLAnchorElement>(links)];
  const shown = sidebar.findIndex((link) => link.getAttribute('aria-current') === 'page');
  // The next page first, for that is where most readers go.
  const near =
    shown < 0
      ? [...page.querySelectorAll<HTMLAnchorElement>(pager)].reverse()
      : sidebar.slice(shown + 1).flatMap((link, i) => [link, sidebar[shown - 1 - i]]);
  return [...new Set(near.flatMap((link) => link?.pathname ?? []))];
}
