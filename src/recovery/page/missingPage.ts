/** Class that Docusaurus gives `<html>` of a page that no plugin has made: the 404 page. */
const missing = 'plugin-native';

/** Whether the server had no page at the address. */
export const isMissingPage = (document: Document): boolean =>
  document.documentElement.classList.contains(missing);
