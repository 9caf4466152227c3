import { productIds } from '../../products';
import { basePath } from '../../site';
import {
  canonicalPathname,
  docsTabOf,
  foldDocsTab,
  isDocsTabPlaceholder,
  isPageSegment,
} from '../pathname';
import type { NavigationProblem } from './problem';
import type { EntryVisit } from './walk';

const FILE_EXTENSION = /\.(?:mdx?|tsx?|html)$/;

/** What is wrong with the spelling of a pathname; the first that holds is reported. */
const malformations: readonly (readonly [fault: string, test: (pathname: string) => boolean])[] = [
  ['has a blank at its start or end', (p) => p.trim() !== p],
  ['does not start with a slash', (p) => !p.startsWith('/')],
  ['has a hash', (p) => p.includes('#')],
  ['has a query', (p) => p.includes('?')],
  ['has a doubled slash', (p) => p.includes('//')],
  ['has a "." or ".." segment', (p) => /\/\.{1,2}(?:\/|$)/.test(p)],
  ['ends in a slash', (p) => p.endsWith('/')],
  ['contains the base path', (p) => `${p}/`.startsWith(basePath)],
  ['has the extension of a file', (p) => FILE_EXTENSION.test(p)],
  ['has a blank', (p) => /\s/.test(p)],
  // What the escapes stand for is no letter that a path may have.
  ['has capitals', (p) => /[A-Z]/.test(p) && !p.includes('%')],
];

/** The path that was probably meant by a malformed one. */
export function spelling(pathname: string): string {
  const resolved =
    pathname
      .trim()
      .split(/[?#]/)[0]
      ?.replaceAll(/\/\.{1,2}(?=\/|$)/g, '') ?? '';
  const words = resolved.replace(FILE_EXTENSION, '').replaceAll(/[\s_]+/g, '-');
  return canonicalPathname(words, { basePath }).toLowerCase();
}

/** Pathnames that are no page's path, or not one of their own product's. */
export function checkPathname({ entry, at }: EntryVisit): NavigationProblem[] {
  const { pathname } = entry;
  if (typeof pathname !== 'string' || pathname.trim() === '') {
    return [];
  }
  const problem = (code: string, message: string, fix: string): NavigationProblem[] => [
    { code, message: `"${pathname}" ${message}`, fix, at: { ...at, field: 'pathname' } },
  ];
  // Placeholders have capitals and brackets, and a rule of their own.
  const written = docsTabOf(pathname) ? foldDocsTab(pathname) : pathname;
  if (/^[a-z][a-z\d+.-]*:/i.test(pathname)) {
    const fix = `write the path of a page of this site, such as "/${at.product}/introduction/overview"`;
    return problem('nav/malformed-pathname', 'is no path, but an address with a scheme', fix);
  }
  const fault = malformations.find(([, test]) => test(written))?.[0];
  if (fault) {
    return problem('nav/malformed-pathname', fault, `write "${spelling(pathname)}"`);
  }
  const [, product, ...rest] = written.split('/');
  if (product !== at.product) {
    const isOther = productIds.some((id) => id === product);
    return problem(
      'nav/wrong-product',
      isOther ? 'belongs to the other product' : 'is outside of the product',
      isOther
        ? `move the entry to src/navigation/${product}.ts`
        : `start the path with "/${at.product}/"`,
    );
  }
  if (rest.length === 0) {
    return problem('nav/malformed-pathname', "is the product's own start page", 'remove the entry');
  }
  const odd = rest.find((segment) => !isPageSegment(segment));
  if (odd !== undefined) {
    return problem(
      'nav/malformed-pathname',
      `has the segment "${odd}"`,
      /^\d+\.\d+\.\d+$/.test(odd)
        ? 'leave it out: pages of archived releases have no entries here'
        : 'use lower-case letters and digits, words joined by single hyphens',
    );
  }
  return [];
}

/** Pathnames of entries that have a page. */
function pagePathnames(visits: readonly EntryVisit[]): ReadonlySet<unknown> {
  return new Set(
    visits.filter(({ entry }) => entry.children === undefined).map(({ entry }) => entry.pathname),
  );
}

/**
 * Reserved docs-tab segments as page names. A tab is a view of a component page, so there are two
 * rules. An API tab (`components-api`, `hooks-api`) may be an entry, exempt from the duplicate
 * rule and left out of the sidebar, where the tree has the page it folds into; without that page
 * it would be a page of its own under a reserved name, which is the error. A placeholder
 * (`[docsTab]`) stands for any tab and is an error always.
 */
export function checkReservedSegments(visits: readonly EntryVisit[]): NavigationProblem[] {
  const pages = pagePathnames(visits);
  return visits.flatMap(({ entry, at }) => {
    const { pathname } = entry;
    const tab = typeof pathname === 'string' ? docsTabOf(pathname) : undefined;
    if (typeof pathname !== 'string' || tab === undefined) {
      return [];
    }
    const parent = foldDocsTab(pathname);
    const canBeTab = !isDocsTabPlaceholder(tab) && entry.children === undefined;
    if (canBeTab && pages.has(parent)) {
      return [];
    }
    return [
      {
        code: 'nav/reserved-segment',
        message: `"${pathname}" ends in "${tab}", which is reserved for the tabs of a component page`,
        fix: canBeTab
          ? `add the page "${parent}" that the tab belongs to, or rename the entry`
          : 'rename or remove the entry',
        at: { ...at, field: 'pathname' },
      },
    ];
  });
}
