/** Milliseconds until the title of a new page is in the document, and its focus has been read. */
const DELAY = 150;

let region: HTMLElement | undefined;
let timer: number | undefined;

/**
 * Puts an empty live region into the page: what stands in one from the start is not announced. Outside
 * of React, because no part of the layout outlives all changes of the page.
 */
export function prepareAnnouncements(): void {
  if (region?.isConnected) return;
  region = document.createElement('div');
  region.className = 'route-announcement';
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
}

/** Has screen readers say the title of the page that has just been shown. */
export function announceTitle(): void {
  if (!region) return;
  region.textContent = '';
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (region) region.textContent = document.title;
  }, DELAY);
}
