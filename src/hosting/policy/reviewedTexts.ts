import { problemAt, fileStart, type Problem } from '../../content/problem';
import { builtScripts, writtenScripts, type PageTags } from './builtScripts';
import {
  reviewedScripts,
  reviewedStyleAttributes,
  reviewedStyles,
  type InlineSite,
} from './reviewedInline';
import type { ReviewedTexts } from './review';

const withoutLayout = (text: string): string => text.replace(/\s+/g, '');

/** Scripts among the tags of plugins that nobody has reviewed. */
export function unreviewedTags(tags: PageTags, site: InlineSite): Problem[] {
  const known = new Set(reviewedScripts.map(({ source }) => withoutLayout(source(site))));
  return writtenScripts(tags)
    .filter((text) => !known.has(withoutLayout(text)))
    .map((text) =>
      problemAt(
        'docusaurus.config.ts',
        fileStart,
        'policy/script',
        `a plugin puts the inline script "${text.trim().slice(0, 60)}…" into every page, and nobody has reviewed it`,
        'load it as a file, or add it to reviewedScripts in src/hosting/policy/reviewedInline.ts with the reason',
      ),
    );
}

/** The reviewed code as built pages have it. */
export async function reviewedTexts(tags: PageTags): Promise<ReviewedTexts> {
  return {
    script: new Set(await builtScripts(tags)),
    style: new Set(reviewedStyles.map(({ text }) => text)),
    'style attribute': new Set(reviewedStyleAttributes.map(({ text }) => text)),
  };
}
