import type { Problem } from '../problem';
import type { SiteContent } from '../site';

/** The navigation spec by itself: syntax, fields, paths, groups. */
export function navigationSpec({ navigation }: SiteContent): readonly Problem[] {
  return navigation.problems;
}
