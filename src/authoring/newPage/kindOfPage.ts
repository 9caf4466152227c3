import { pageTypes, type PageType } from '../../content/pageKinds';
import type { Page } from '../../content/site';
import { nearest } from '../../navigation/rules/nearest';
import { UsageError } from '../../command-line/UsageError';
import type { PageAddress } from '../pageAddress';

function folderOf(pathname: string): string {
  return pathname.slice(0, pathname.lastIndexOf('/'));
}

/** Kinds of the pages beside a new one, the most frequent first, with how many pages have them. */
function kindsBeside({ pathname }: PageAddress, pages: readonly Page[]): [PageType, number][] {
  const counts = new Map<PageType, number>();
  for (const page of pages) {
    const kind = pageTypes.find((type) => type === page.frontMatter?.pageType?.value);
    if (kind && !page.archive && folderOf(page.pathname) === folderOf(pathname)) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

/**
 * The kind of a new page: the one that is asked for, else the one that most pages of its folder have.
 *
 * @throws {UsageError} for an unknown kind, and where no kind is that of most pages.
 */
export function kindOfPage(
  address: PageAddress,
  pages: readonly Page[],
  asked: string | undefined,
): PageType {
  const known = pageTypes.join(', ');
  if (asked !== undefined) {
    const kind = pageTypes.find((type) => type === asked);
    if (!kind) {
      const guess = nearest(asked, pageTypes);
      const fix = guess ? `did you mean ${guess}?` : `use one of ${known}`;
      throw new UsageError(`--kind ${asked} is unknown -> ${fix}`);
    }
    return kind;
  }
  if (address.pathname.endsWith('/overview')) {
    return 'overview';
  }
  const beside = kindsBeside(address, pages);
  const total = beside.reduce((sum, [, count]) => sum + count, 0);
  const [kind, count = 0] = beside[0] ?? [];
  if (kind === undefined || count * 2 <= total) {
    const folder = folderOf(address.pathname).slice(1);
    const what = kind
      ? `the pages of ${folder} are of several kinds`
      : `${folder} has no pages yet`;
    throw new UsageError(`${what} -> add --kind with one of ${known}`);
  }
  return kind;
}
