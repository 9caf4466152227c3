/** Whether an address is the one that is shown already, or on its way after a click. */
const isSame = (url: string | URL, { href }: Location): boolean => new URL(url, href).href === href;

/**
 * Makes one step of the history of several clicks on a link whose page is on its way, as browsers do
 * with documents: the router knows of that page only when it is there.
 *
 * Also has the browser load the document of an address that it does not take over as a part of this page:
 * some allow only so many in a short time, and the router would do nothing at all.
 */
export function mendHistory(page: Pick<Window, 'history' | 'location'>): void {
  const { history, location } = page;
  const push = history.pushState.bind(history);
  history.pushState = (state: unknown, unused: string, url?: string | URL | null) => {
    try {
      if (url && isSame(url, location)) history.replaceState(state, unused, url);
      else push(state, unused, url);
    } catch (error) {
      if (!url) throw error;
      location.assign(url);
    }
  };
}
