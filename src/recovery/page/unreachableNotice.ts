import { translate } from '@docusaurus/Translate';

let shown: HTMLElement | undefined;

/** Takes the notice away, if there is one. */
export function hideUnreachable(): void {
  shown?.remove();
  shown = undefined;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

/**
 * Says that another page can't be had, above the page that stays. Not made by React, for it is rarely
 * needed, and can't be loaded when it is.
 *
 * @param tryAgain called when the reader asks for it.
 */
export function showUnreachable(tryAgain: () => void): void {
  hideUnreachable();
  const text = translate({
    id: 'recovery.unreachable',
    message: 'You are offline, or the site does not answer. This page stays here.',
    description: 'Notice after a click on a link whose page can not be loaded',
  });
  const again = translate({
    id: 'offline.retry',
    message: 'Try again',
    description: 'Link that asks for the page again',
  });
  shown = element('div', { className: 'notice', role: 'alert' });
  shown.append(
    element('p', { textContent: text }),
    element('button', { type: 'button', textContent: again, onclick: tryAgain }),
  );
  document.body.append(shown);
}
