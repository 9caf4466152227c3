import { foldDocsTab } from './pathname';
import type { NavigationPage } from './types';

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `account-popover` becomes `AccountPopover`, `use-session` becomes `useSession`. */
function identifierName(slug: string): string {
  const [first = '', ...rest] = slug.split('-');
  return (first === 'use' ? first : upperFirst(first)) + rest.map(upperFirst).join('');
}

/**
 * Title derived from the last segment of a pathname: hyphens become spaces and the first letter
 * a capital. Pages inside an `api` folder are named after the export that they document.
 */
export function derivedTitle(pathname: string): string {
  const segments = foldDocsTab(pathname).split('/').filter(Boolean);
  const slug = segments.at(-1) ?? '';
  if (segments.slice(0, -1).includes('api')) {
    return identifierName(slug);
  }
  return upperFirst(slug.replaceAll('-', ' '));
}

/** Text that stands for an entry in the sidebar, in breadcrumbs, and on cards. */
export function displayTitle(page: NavigationPage): string {
  return page.subheader ?? page.title ?? derivedTitle(page.pathname);
}
