import { formatProblems } from '../../content/report';
import { count } from '../../content/count';
import type { AllowedInline } from './allowedInline';
import type { PageTags } from './builtScripts';
import { minifyTags, replaceTags } from './minifiedTags';
import type { InlineSite } from './reviewedInline';
import { reviewedTexts, unreviewedTags } from './reviewedTexts';
import { securePages, type BuiltPages } from './securePages';

/**
 * Reviews the pages of a language and makes them ready for the policy. Scripts in them are minified.
 *
 * @param tags - What plugins put into every page.
 * @returns inline code that the policy has to let through.
 * @throws with one line for each text that nobody has reviewed.
 */
export async function reviewPages(
  pages: BuiltPages,
  tags: PageTags,
  site: InlineSite,
): Promise<AllowedInline> {
  const inTags = unreviewedTags(tags, site);
  const minified = await minifyTags(tags);
  const { inline, problems } = await securePages(pages, await reviewedTexts(tags), (html) =>
    replaceTags(html, tags, minified),
  );
  // Where a plugin's script is the cause, that it stands in each page says nothing more.
  const found = inTags.length > 0 ? inTags : problems;
  if (found.length > 0) {
    // As in src/plugins/content-checks: who has to correct a page is not helped by a stack trace.
    Error.stackTraceLimit = 0;
    const number = count(found.length, 'text');
    throw new Error(
      `pages hold code that nobody has reviewed\n\n${formatProblems(found)}\n\n${number}\n`,
    );
  }
  return inline;
}
