import {
  docsTabOf,
  foldDocsTab,
  isDocsTabPlaceholder,
  type DocsTabSegment,
} from '../../navigation/pathname';
import { isUnknownRoute } from '../links/unknownRoutes';
import { meantPathname } from '../meantNames';
import { isWithoutPage, misspelledEntries } from '../misspelledEntries';
import { formerPathname, movedPage, renameCommand } from '../movedPages';
import { fileStart, problemAt, type Problem } from '../problem';
import { docsFolder, type NavigationEntry, type Page, type SiteContent } from '../site';

function pageFile({ product, pathname }: NavigationEntry): string {
  return `${docsFolder(product)}${pathname.slice(product.length + 1)}.mdx`;
}

function checkEntry(entry: NavigationEntry, site: SiteContent): Problem[] {
  const { pathname } = entry;
  if (!isWithoutPage(entry, site)) {
    return [];
  }
  const position = entry.position();
  const meant = misspelledEntries(site).get(pathname);
  const moved = movedPage(pathname, site);
  const message = `the entry "${pathname}" has no page`;
  const other = `write ${pageFile(entry)}, or remove the entry`;
  const fix = moved
    ? `if ${moved.file} is its page, name that file ${pageFile(entry)} again and run "${renameCommand(pathname, moved.pathname)}"; otherwise ${other}`
    : meant
      ? `did you mean "${meant}"? Otherwise write ${pageFile(entry)}`
      : other;
  return [problemAt(position.file, position, 'nav/missing-page', message, fix)];
}

/** A tab needs its page instead of an entry. */
function checkTab({ file, pathname }: Page, tab: DocsTabSegment, site: SiteContent): Problem[] {
  const parent = foldDocsTab(pathname);
  const hasParent = site.routes.get(parent) || isUnknownRoute(parent, site);
  if (hasParent && !isDocsTabPlaceholder(tab)) {
    return [];
  }
  const [message, fix] = isDocsTabPlaceholder(tab)
    ? [`"${tab}" stands for any tab and is no name for a page`, 'rename the file']
    : [
        `"${tab}" is reserved for the tabs of a page, and "${parent}" is no page`,
        'rename the file, or write the page that the tab belongs to',
      ];
  return [problemAt(file, fileStart, 'nav/reserved-segment', message, fix)];
}

function checkPage(page: Page, site: SiteContent): Problem[] {
  const { file, product, isPartial } = page;
  const { mentioned, products, groups } = site.navigation;
  const tab = docsTabOf(page.pathname);
  // As it is when the file has the name that it is told to have.
  const pathname = meantPathname(page.pathname);
  if (isPartial || pathname === undefined || mentioned.has(pathname)) {
    return [];
  }
  if (tab) {
    return checkTab(page, tab, site);
  }
  // Nothing is said about entries that can't be known, and of a page whose entry is misspelled, there.
  if (!products.has(product) || [...misspelledEntries(site).values()].includes(pathname)) {
    return [];
  }
  const spec = `src/navigation/${product}.ts`;
  const former = formerPathname(page, site);
  const rename = former
    ? `if it is the page of "${former}" under another name, see what is said of that entry; otherwise `
    : '';
  const [message, fix] = groups.has(pathname)
    ? [
        `the page has the path of the group "${pathname}", which has no page`,
        `rename it to ${file.replace(/(\.mdx?)$/, '/overview$1')} and list it in the group`,
      ]
    : [
        `the page has no entry in ${spec}`,
        `${rename}add { pathname: '${pathname}' } there, or start the file name with _ if other pages include it`,
      ];
  return [problemAt(file, fileStart, 'nav/missing-entry', message, fix)];
}

/** Every entry has a page, and every page of a current release has an entry. */
export function entriesAndPages(site: SiteContent): Problem[] {
  return [
    ...site.navigation.entries.flatMap((entry) => checkEntry(entry, site)),
    ...site.pages.filter(({ archive }) => !archive).flatMap((page) => checkPage(page, site)),
  ];
}
