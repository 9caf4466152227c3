import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isLetterKey } from '@site/src/components/ShortcutsDialog/isLetterKey';

const BLOCK = '.theme-code-block';

function isCopyShortcut(event: KeyboardEvent): boolean {
  return (
    isLetterKey(event, 'c') && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
  );
}

/** A selection of the page's text, or inside of a form field, which `getSelection` does not see everywhere. */
function hasSelection(): boolean {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) {
    return true;
  }
  return (window.getSelection()?.toString() ?? '') !== '';
}

/** The block that has the focus, or else the one under the pointer. */
function activeBlock(): Element | null {
  return document.activeElement?.closest(BLOCK) ?? document.querySelector(`${BLOCK}:hover`);
}

/**
 * Copies the block under the pointer or with the focus by Ctrl+C or ⌘C, unless text is selected:
 * then the reader wants that text.
 */
export function handleCopyShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || !isCopyShortcut(event) || hasSelection()) {
    return;
  }
  const button = activeBlock()?.querySelector<HTMLButtonElement>('[data-tool="copy"]');
  if (button) {
    event.preventDefault();
    button.click();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', handleCopyShortcut);
}
