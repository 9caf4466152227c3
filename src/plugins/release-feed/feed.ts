import { Feed } from 'feed';
import { withTrailingSlash } from '../../navigation/pathname';
import { products } from '../../products';
import { releaseFeeds, type Release } from '../../releases';

/** Where the feeds are published, in one language. */
export interface FeedSite {
  /** Whole address of the start page of the language, with a slash at its end. */
  readonly root: string;
  readonly title: string;
  readonly description: string;
  /** As in `<html lang>`. */
  readonly language: string;
}

/** What the page about a release says, in the language of the feed. */
export interface ReleasePage {
  readonly description: string;
}

/** Both files, as text. */
export interface ReleaseFeed {
  readonly atom: string;
  readonly json: string;
}

const [atomFeed, jsonFeed] = releaseFeeds;

/**
 * Writes releases as an Atom feed and as a JSON feed, newest first.
 *
 * @param pages by pathname.
 * @throws if a release names a page that does not exist.
 */
export function releaseFeed(
  releases: readonly Release[],
  pages: ReadonlyMap<string, ReleasePage>,
  site: FeedSite,
): ReleaseFeed {
  const addressOf = (path: string) => site.root + path.slice(1);
  const newest = releases
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const feed = new Feed({
    id: site.root,
    link: site.root,
    title: site.title,
    description: site.description,
    language: site.language,
    copyright: '',
    generator: site.title,
    // Not the time of the build, which a feed without releases would get as well: what has not changed
    // is to be the same file.
    updated: new Date(newest ?? 0),
    feedLinks: { atom: addressOf(atomFeed.path), json: addressOf(jsonFeed.path) },
    author: { name: site.title },
  });
  for (const { product, version, date, pathname } of releases) {
    const page = pages.get(pathname);
    if (!page) {
      throw new Error(
        `src/releases.ts  ${product} ${version} leads to ${pathname}, which is no page -> name the page that tells what it brought`,
      );
    }
    feed.addItem({
      title: `${products[product].name} ${version}`,
      // Stays when the page moves, and differs for two releases that share one.
      id: `${site.root}#${product}-${version}`,
      link: addressOf(withTrailingSlash(pathname)),
      date: new Date(date),
      description: page.description,
      category: [{ name: products[product].name, term: product }],
    });
  }
  return { atom: feed.atom1(), json: feed.json1() };
}
