import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Class that Docusaurus gives `<html>` of a page that no plugin has made: the 404 page. */
const missing = 'plugin-native';

/**
 * Whether the server had no page at the address at which the document was opened. Asked before the page
 * is taken over: Docusaurus writes the classes anew meanwhile, and for a moment without this one.
 */
export const isMissingPage: boolean =
  ExecutionEnvironment.canUseDOM && document.documentElement.classList.contains(missing);
