import { createReaders } from './readers';
import { referenceViewAttribute, referenceViewKey } from './referenceView';

/** Runs in the page's head, before the first paint. Stands alone like the readers that it gets. */
function applyChoices({ attributeNames, resolveChoices }: ReturnType<typeof createReaders>): void {
  const root = document.documentElement;
  let cookies = '';
  try {
    cookies = document.cookie;
  } catch {
    // Refused to sandboxed pages.
  }
  const { variant, styling } = resolveChoices(location.hash, cookies);
  root.setAttribute(attributeNames.variant, variant);
  root.setAttribute(attributeNames.styling, styling);
  root.setAttribute(attributeNames.scripted, '');
}

/** Shows tables of the reference as the reader left them. */
function applyReferenceView(key: string, attribute: string): void {
  let view: string | null = null;
  try {
    view = localStorage.getItem(key);
  } catch {
    // Refused.
  }
  document.documentElement.setAttribute(attribute, view === 'list' ? 'list' : 'table');
}

/**
 * Script for the head of every page. Sets on `<html>`, before the first paint, what the store starts
 * from: the attributes of code variant and code styling, the view of reference tables, and
 * `data-scripted`.
 */
export const preferencesHeadScript: string =
  `(${applyChoices})((${createReaders})());` +
  `(${applyReferenceView})('${referenceViewKey}','${referenceViewAttribute}');`;
