import type { Problem } from '../problem';
import type { SiteContent } from '../site';

/** Pages that can't be read to the end: encoding, front matter, MDX syntax. */
export function readability({ pages }: SiteContent): Problem[] {
  return pages.flatMap(({ problems }) => problems);
}
