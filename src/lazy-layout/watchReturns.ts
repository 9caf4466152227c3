const layOutAtOnce = (): void => void (document.documentElement.dataset.laidOut = '');

/**
 * Has no section wait any more once the reader goes back to another page, or forward to it again: browsers
 * go back to a place by its distance from the start of the page, so all that is above it must have its size.
 */
export function watchReturns(): void {
  const { navigation } = window as { navigation?: Navigation };
  if (!navigation) {
    // Firefox before 147: says that there was a step through the history, but not to where.
    window.addEventListener('popstate', layOutAtOnce, true);
    return;
  }
  // Before the router hears of it, and shows the page.
  navigation.addEventListener('navigate', ({ navigationType, hashChange }) => {
    if (navigationType === 'traverse' && !hashChange) layOutAtOnce();
  });
}
