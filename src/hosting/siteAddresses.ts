import { navigation, type NavigationPage } from '../navigation';
import { flattenPages, isGroup } from '../navigation/flatten';
import { withTrailingSlash } from '../navigation/pathname';
import { productHome, productIds, products, type ProductId } from '../products';

type Tree = readonly NavigationPage[];

/** Every address that the navigation spec gives rise to, site-absolute, with trailing slash. */
export interface SiteAddresses {
  /** Addresses that a page of ours answers. */
  readonly pages: ReadonlySet<string>;
  /** Address of each group and subheader, and the page that answers for it. */
  readonly groups: ReadonlyMap<string, string>;
  /**
   * What the addresses of archived releases begin with. The navigation does not have their pages: which
   * of them there are, the check of the redirects knows.
   */
  readonly archives: readonly string[];
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

/** The shortest address of an archived release, and the start page that answers for it. */
type ArchiveAddress = readonly [address: string, start: string];

function archiveAddresses(product: ProductId): ArchiveAddress[] {
  return products[product].versions.flatMap(({ text, href }): ArchiveAddress[] =>
    href ? [[`${productHome(product)}${text}/`, href]] : [],
  );
}

/**
 * Collects the addresses of this site: those of its navigation, of the landing page and the product
 * homes, and the start pages of archived releases.
 *
 * @param trees - Instead of the site's navigation, and of what is archived.
 */
export function siteAddresses(trees?: readonly Tree[]): SiteAddresses {
  const present = trees ?? productIds.map((id) => navigation[id]);
  const archives = trees ? [] : productIds.flatMap(archiveAddresses);
  const pages = present.flatMap(flattenPages).map(addressOf);
  return {
    pages: new Set([
      '/',
      ...productIds.map(productHome),
      ...pages,
      ...archives.map(([, start]) => start),
    ]),
    groups: new Map([...present.flatMap(groupAddresses), ...archives]),
    archives: archives.map(([address]) => address),
  };
}
