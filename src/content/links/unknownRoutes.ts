import { isGeneratedPage } from '../../api-reference/pages/write';
import { isMeantRoute } from '../meantNames';
import { referenceComponents } from '../mdxComponents';
import type { Page, SiteContent } from '../site';

/** Path of an archived release of Core, whose reference has the paths of the current one below it. */
const RELEASE = /^\/core\/\d+\.\d+\.\d+(?=\/)/;

/**
 * True for a path that may or may not lead to a page: one of the reference, which could not be made, or
 * one of a file that is told to have another name.
 *
 * @param pathname - In canonical form, without slash at its end.
 */
export function isUnknownRoute(
  pathname: string,
  site: Pick<SiteContent, 'reference' | 'routes' | 'files' | 'pages'>,
): boolean {
  const { reference, routes } = site;
  if (routes.has(pathname)) return false;
  const file = `docs-${pathname.replace(RELEASE, '/core').slice(1)}.mdx`;
  const isMissing = reference?.isComplete === false && isGeneratedPage(file);
  return isMissing || isMeantRoute(pathname, site);
}

const components: readonly string[] = referenceComponents;

/** True for a page with sections that are made of the reference, which could not be made. */
export function hasUnknownSections(
  { body }: Page,
  { reference }: Pick<SiteContent, 'reference'>,
): boolean {
  const elements = body?.elements ?? [];
  return reference?.isComplete === false && elements.some(({ name }) => components.includes(name));
}
