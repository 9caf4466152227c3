import type { LoadedContent } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';
import { removeBasePath, withTrailingSlash } from '../../navigation/pathname';

/** Folder of pages that are for tests, and that no reader is led to. */
const specimens = '/specimens/';

/** Paths, as navigation entries write them, of written pages that document no product. */
export function otherPages(allContent: AllContent, baseUrl: string): string[] {
  const content = (allContent['docusaurus-plugin-content-pages'] ?? {}) as Partial<
    Record<string, LoadedContent>
  >;
  return Object.values(content)
    .flatMap((pages) => pages ?? [])
    .filter((page) => page.type === 'mdx' && !page.unlisted)
    .map(({ permalink }) => withTrailingSlash(removeBasePath(permalink, baseUrl)))
    .filter((pathname) => !pathname.startsWith(specimens))
    .map((pathname) => pathname.slice(0, -1));
}
