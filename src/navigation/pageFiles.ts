import { canonicalPathname } from './pathname';

/** Size of every preview picture in pixels: what link previews show without cropping. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Name that stands for the site's start page, whose own address has no last segment. */
const startPage = '/index';

const named = (pathname: string): string => {
  const canonical = canonicalPathname(pathname);
  return canonical === '/' ? startPage : canonical;
};

/**
 * Address of a page's Markdown, below the base path of its language.
 *
 * @param pathname of the page, without base path; a closing slash makes no difference.
 */
export function twinPath(pathname: string): string {
  return `${named(pathname)}.md`;
}

/** Address of a page's preview picture, below the base path of its language. */
export function previewPath(pathname: string): string {
  return `/img/social${named(pathname)}.png`;
}
