import { navigation, type NavigationPage } from '../navigation';
import { flattenPages, isGroup } from '../navigation/flatten';
import { withTrailingSlash } from '../navigation/pathname';
import { productHome, productIds } from '../products';

type Tree = readonly NavigationPage[];

/** Every address that the navigation spec gives rise to, site-absolute, with trailing slash. */
export interface SiteAddresses {
  /** Addresses that a page of ours answers. */
  readonly pages: ReadonlySet<string>;
  /** Address of each group and subheader, and the page that answers for it. */
  readonly groups: ReadonlyMap<string, string>;
}

const addressOf = ({ pathname }: NavigationPage): string => withTrailingSlash(pathname);

/** A group's `overview` page introduces it; without one, the first page in reading order does. */
function pageForGroup(children: Tree): NavigationPage | undefined {
  const overview = children.find(
    (child) => !isGroup(child) && child.pathname.endsWith('/overview'),
  );
  return overview ?? flattenPages(children)[0];
}

function groupAddresses(tree: Tree): [string, string][] {
  return tree.flatMap((entry) => {
    if (!entry.children) return [];
    const page = pageForGroup(entry.children);
    const own: [string, string][] = page ? [[addressOf(entry), addressOf(page)]] : [];
    return [...own, ...groupAddresses(entry.children)];
  });
}

/** Collects the addresses of `trees`, and those of the landing page and the product homes. */
export function siteAddresses(
  trees: readonly Tree[] = productIds.map((id) => navigation[id]),
): SiteAddresses {
  const pages = trees.flatMap(flattenPages).map(addressOf);
  return {
    pages: new Set(['/', ...productIds.map(productHome), ...pages]),
    groups: new Map(trees.flatMap(groupAddresses)),
  };
}
