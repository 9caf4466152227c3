/**
 * What would be lost with the page. A component that holds something of the reader's says so with
 * `data-unsaved` on an element of its own, for as long as it does: React makes the value of a field
 * its default value, too, so that fields do not tell by themselves. A dialog waits for the reader.
 */
const busy = '[data-unsaved], dialog[open]';

/** Inputs that hold no text, or none that would be missed. */
const withoutText = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'hidden',
  'image',
  'radio',
  'range',
  'reset',
  'search',
  'submit',
]);

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (element: Element | null): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !withoutText.has(element.type));

/** Whether the reader is in the middle of something: a text, or a demo, which can't be looked into. */
function isInUse(element: Element | null): boolean {
  if (element instanceof HTMLInputElement && element.type === 'search') return element.value !== '';
  if (isTextField(element)) return element.value !== '';
  if (element instanceof HTMLIFrameElement) return true;
  return element instanceof HTMLElement && element.isContentEditable === true;
}

function hasChangedText(): boolean {
  return [...document.querySelectorAll('input, textarea')].some(
    (element) => isTextField(element) && element.value !== element.defaultValue,
  );
}

/** Whether loading the page anew would take something from the reader. */
export function isBusy(): boolean {
  return (
    document.querySelector(busy) !== null || isInUse(document.activeElement) || hasChangedText()
  );
}
