/** How tables of the reference are shown, where there is room for both. */
export type ReferenceView = 'table' | 'list';

/** Key in local storage; the head script reads it too. */
export const referenceViewKey = 'toolpad-reference-view';

/** Attribute of `<html>` that the stylesheet reads. */
export const referenceViewAttribute = 'data-reference-view';

const listeners = new Set<() => void>();

/** The present view. The attribute is the store: the head script has set it before the first paint. */
export function getReferenceView(): ReferenceView {
  const value = document.documentElement.getAttribute(referenceViewAttribute);
  return value === 'list' ? 'list' : 'table';
}

function show(view: ReferenceView): void {
  document.documentElement.setAttribute(referenceViewAttribute, view);
  listeners.forEach((listener) => listener());
}

/** Shows the view everywhere, and keeps it where the browser lets us. */
export function setReferenceView(view: ReferenceView): void {
  show(view);
  try {
    localStorage.setItem(referenceViewKey, view);
  } catch {
    // Refused or full: the choice lasts for the page.
  }
}

function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === referenceViewKey) {
    show(newValue === 'list' ? 'list' : 'table');
  }
}

/** @returns function that ends the subscription. */
export function subscribeToReferenceView(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', followOtherTabs);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', followOtherTabs);
    }
  };
}
