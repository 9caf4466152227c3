/** Demos that are being edited, and whatever stands over the page and waits for the reader. */
const busy = '[data-demo][data-editing], dialog[open]';

/** Fields with text: empty ones lose nothing. */
function isWriting(element: Element | null): boolean {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    return element.value !== '';
  }
  return element instanceof HTMLElement && element.isContentEditable === true;
}

/** Whether loading the page anew would take something from the reader. */
export function isBusy(): boolean {
  return document.querySelector(busy) !== null || isWriting(document.activeElement);
}
