import leven from 'leven';
import { productIds } from '../products';

/** Share of letters that may differ before two paths have nothing to do with each other. */
const MAX_DIFFERENCE = 0.25;

/** 0 for equal texts, 1 for texts without anything in common. */
function difference(a: string, b: string): number {
  return leven(a, b) / Math.max(a.length, b.length, 1);
}

function lastSegment(pathname: string): string {
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}

function topFolder(pathname: string): string | undefined {
  return pathname.split('/').find(Boolean);
}

/**
 * The path that was probably meant: one whose last segment is nearly the same, and among those the
 * nearest. Folders alone make no likeness, for all paths of a product begin alike; but a path of
 * a product is looked for in that product and nowhere else.
 */
export function nearestPathname(
  pathname: string,
  candidates: Iterable<string>,
): string | undefined {
  let best: string | undefined;
  let least = Infinity;
  const all = [...candidates];
  const inSameFolder = all.filter((candidate) => topFolder(candidate) === topFolder(pathname));
  const isProduct = productIds.some((id) => id === topFolder(pathname));
  for (const candidate of isProduct || inSameFolder.length > 0 ? inSameFolder : all) {
    const last = difference(lastSegment(pathname), lastSegment(candidate));
    const score = last + difference(pathname, candidate);
    if (last <= MAX_DIFFERENCE && score < least) {
      best = candidate;
      least = score;
    }
  }
  return best;
}
