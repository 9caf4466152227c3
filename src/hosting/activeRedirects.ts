import { redirectRules, type RedirectRule } from './redirects';
import { siteAddresses, type SiteAddresses } from './siteAddresses';

/** The part of the redirect table whose targets exist, ready to be matched or written out. */
export interface ActiveRedirects {
  /** Source with trailing slash → final target. Catch-all rules are expanded over our pages here. */
  readonly exact: ReadonlyMap<string, string>;
  /** Catch-all rules, for servers: they also carry addresses that no page of ours answers. */
  readonly catchAll: readonly RedirectRule[];
}

const withoutAnchor = (target: string): string => target.replace(/#.*/, '');
const withoutSplat = (pattern: string): string => pattern.replace(/(\*|:splat)$/, '');

export const isCatchAll = ({ from }: RedirectRule): boolean => from.endsWith('/*');

/** True for the address of a page, of an archived release too. */
function isPage(address: string, { pages, archives }: SiteAddresses): boolean {
  return pages.has(address) || archives.some((root) => address.startsWith(root));
}

function catchAllIsActive({ to }: RedirectRule, addresses: SiteAddresses): boolean {
  const { pages } = addresses;
  if (!to.endsWith(':splat')) return isPage(withoutAnchor(to), addresses);
  return [...pages].some((page) => page.startsWith(withoutSplat(to)));
}

/** Pairs of source and final target that a catch-all rule stands for, given all other redirects. */
function expand(
  { from, to }: RedirectRule,
  { pages }: SiteAddresses,
  exact: ReadonlyMap<string, string>,
): [string, string][] {
  const source = withoutSplat(from);
  if (!to.endsWith(':splat')) return [[source, to]];
  const prefix = withoutSplat(to);
  return [...[...pages].map((page): [string, string] => [page, page]), ...exact]
    .filter(([address]) => address.startsWith(prefix))
    .map(([address, page]) => [source + address.slice(prefix.length), page]);
}

/**
 * Picks the rules whose target exists, adds the addresses of groups, and expands catch-all rules.
 * A rule with a source of its own wins over what a catch-all rule says of the same address.
 */
export function activeRedirects(
  rules: readonly RedirectRule[] = redirectRules,
  addresses: SiteAddresses = siteAddresses(),
): ActiveRedirects {
  const exact = new Map(addresses.groups);
  for (const rule of rules) {
    if (!isCatchAll(rule) && isPage(withoutAnchor(rule.to), addresses)) {
      exact.set(rule.from, rule.to);
    }
  }
  const named = new Set(rules.map(({ from }) => from));
  const catchAll = rules.filter((rule) => isCatchAll(rule) && catchAllIsActive(rule, addresses));
  for (const rule of catchAll) {
    for (const [from, to] of expand(rule, addresses, exact)) {
      if (!named.has(from) && !exact.has(from)) exact.set(from, to);
    }
  }
  return { exact, catchAll };
}

/** The end of an address that no page has: it is the name of a file, without which it is asked for. */
export const pageFileAtEnd = /\.html\/$/;

/**
 * Where `address` leads, or undefined if no rule is about it.
 *
 * @param address site-absolute, without base path and language prefix, with trailing slash.
 */
export function redirectTarget(
  { exact, catchAll }: ActiveRedirects,
  address: string,
): string | undefined {
  const target = exact.get(address);
  if (target) return target;
  // A page has one name of a file at most: behind that of a second one, a rule would lead to a redirect.
  if (pageFileAtEnd.test(address)) return undefined;
  const rule = catchAll.find(({ from }) => address.startsWith(withoutSplat(from)));
  return rule?.to.replace(':splat', () => address.slice(withoutSplat(rule.from).length));
}
