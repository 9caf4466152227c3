/**
 * Has the browser load the document of an address that it does not take over as a part of this page:
 * some allow only so many in a short time, and the router would do nothing at all.
 */
export function loadRefusedPages(page: Pick<Window, 'history' | 'location'>): void {
  const { history, location } = page;
  const push = history.pushState.bind(history);
  history.pushState = (state: unknown, unused: string, url?: string | URL | null) => {
    try {
      push(state, unused, url);
    } catch (error) {
      if (!url) throw error;
      location.assign(url);
    }
  };
}
