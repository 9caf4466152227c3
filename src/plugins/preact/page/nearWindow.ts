/** Parts come to life before they are seen: this far away from the window, in its own heights and widths. */
const rootMargin = '50%';

/** Called once for an element, when it is known whether it is near, and again if it comes near later. */
type Listener = (isNear: boolean) => void;

const listeners = new Map<Element, Listener>();

let observer: IntersectionObserver | undefined;

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const listener = listeners.get(target);
    if (isIntersecting) forget(target);
    listener?.(isIntersecting);
  }
}

/** No longer watches an element. */
export function forget(element: Element): void {
  observer?.unobserve(element);
  listeners.delete(element);
}

/**
 * Watches whether an element is near the window. What is not shown at all is not near.
 *
 * Where nobody can tell, because the browser does not know how, or draws nothing of a page that is out
 * of sight, all is near.
 */
export function watch(element: Element, listener: Listener): void {
  if (typeof IntersectionObserver === 'undefined' || document.hidden) {
    listener(true);
    return;
  }
  observer ??= new IntersectionObserver(tell, { rootMargin });
  listeners.set(element, listener);
  observer.observe(element);
}
