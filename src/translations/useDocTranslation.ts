import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { PageTranslation } from './pageTranslation';

/** How the shown page of documentation stands in the site's languages. */
export function useDocTranslation(): PageTranslation | undefined {
  const { translation } = useDoc().frontMatter as { readonly translation?: PageTranslation };
  return translation;
}
