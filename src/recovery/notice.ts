import { type translate } from '@docusaurus/Translate';

type Translator = typeof translate;

/** Id of the template in each page, and then of the notice that is made from it. */
export const noticeId = 'incomplete';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

/**
 * What stands in the template: a notice that needs neither React nor, to be read, a stylesheet.
 *
 * @param translate has the name that strings are collected by.
 */
export function noticeHtml(translate: Translator): string {
  const text = translate({
    id: 'recovery.incomplete',
    message:
      'This page has not loaded completely. You can read it, but its buttons and menus may not work.',
    description: 'Notice on a page whose scripts or styles failed or have not arrived',
  });
  const reload = translate({
    id: 'recovery.reload',
    message: 'Reload the page',
    description: 'Button of the notice that a page has not loaded completely',
  });
  return (
    `<div id="${noticeId}" class="notice" role="alert"><p>${escapeText(text)}</p>` +
    `<button type="button">${escapeText(reload)}</button></div>`
  );
}
