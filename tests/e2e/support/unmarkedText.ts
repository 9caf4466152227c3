import type { Page } from '@playwright/test';

/** A text that did not come out of the translations. */
export interface Unmarked {
  readonly text: string;
  /** The element that has it, with its classes, and the attribute if it is one. */
  readonly where: string;
}

/** What authors write, whatever the language of the interface, and what is made of it. */
const content = [
  '.theme-doc-markdown',
  'main .markdown',
  // Headings of the page, and titles of its neighbours.
  'a.table-of-contents__link, nav[aria-labelledby] ul a[href^="#"]',
  '.pagination-nav__label',
  // Titles of pages that a wrong address may have meant.
  '[aria-labelledby="suggestions"] li',
  // Archived releases are served in English alone, their navigation too.
  ':not(.docs-version-current)[class*="docs-version-"] .theme-doc-sidebar-container',
  ':not(.docs-version-current)[class*="docs-version-"] .theme-doc-breadcrumbs',
];

/** Parts of the interface that stand in what authors write. */
const controls = 'button, legend, [role="status"], [role="toolbar"]';

/** Code, keys, and words of other languages, wherever they are. */
const untranslatable = 'code, pre, kbd, samp, [lang]:not(html)';

/** Named by what they hold: a title of the author, or the name of a file. */
const named = '.theme-code-block, table, img';

/**
 * Finds visible text and names of elements outside of ⟦ and ⟧, which enclose every string that went
 * through the translations.
 *
 * @param names - Names, which are the same in all languages.
 * @param within - Selector of the part to look at.
 */
export function unmarkedText(
  page: Page,
  names: readonly string[],
  within = 'body',
): Promise<Unmarked[]> {
  return page.evaluate(
    ({ names, within, content, controls, untranslatable, named }) => {
      const attributes = ['alt', 'aria-description', 'aria-label', 'placeholder', 'title'];
      const found: { text: string; where: string }[] = [];

      /** Letters that are neither enclosed nor part of a name. */
      function lettersIn(text: string): boolean {
        const rest = names.reduce((left, name) => left.replaceAll(name, ' '), text);
        return /\p{L}/u.test(rest);
      }

      function describe(element: Element): string {
        const classes = [...element.classList].map((name) => `.${name}`).join('');
        return element.tagName.toLowerCase() + classes;
      }

      function isContent(element: Element): boolean {
        return (
          element.closest(untranslatable) !== null ||
          (element.closest(content) !== null && element.closest(controls) === null)
        );
      }

      function checkAttributes(element: Element): void {
        const ofAuthor = element.matches(named) && element.closest(content) !== null;
        for (const name of ofAuthor ? [] : attributes) {
          const value = element.getAttribute(name) ?? '';
          if (lettersIn(value.replaceAll(/⟦[^⟧]*⟧/g, ' '))) {
            found.push({ text: value, where: `${describe(element)}[${name}]` });
          }
        }
      }

      // A string with an element in it is several texts: what counts is whether a mark is open.
      let open = 0;
      function checkText(text: string, element: Element): void {
        let outside = '';
        for (const letter of text) {
          if (letter === '⟦') open += 1;
          else if (letter === '⟧') open -= 1;
          else if (open === 0) outside += letter;
        }
        if (!isContent(element) && lettersIn(outside)) {
          found.push({ text: text.trim(), where: describe(element) });
        }
      }

      function visit(element: Element): void {
        const isShown = element.checkVisibility({ visibilityProperty: true });
        if (!isShown || element.matches('script, style, noscript, template, iframe')) return;
        checkAttributes(element);
        for (const child of element.childNodes) {
          if (child instanceof Element) visit(child);
          else if (child.nodeType === Node.TEXT_NODE) checkText(child.textContent ?? '', element);
        }
      }

      document.querySelectorAll(within).forEach(visit);
      return found;
    },
    {
      names: [...names].sort((a, b) => b.length - a.length),
      within,
      content: content.join(', '),
      controls,
      untranslatable,
      named,
    },
  );
}
