import { createJiti } from 'jiti';
import { evaluationProblem } from '../content/evaluationProblem';
import { anchorsOf } from '../content/links/anchors';
import { problemAt, type Position } from '../content/problem';
import type { Check, SiteContent } from '../content/site';
import { canonicalPathname, withTrailingSlash } from '../navigation/pathname';
import type { RedirectRule } from './redirects';
import { validateRedirects, type RedirectProblem } from './validateRedirects';

const tableFile = 'src/hosting/redirects.ts';

/** Where a rule is written. Of two rules with one source it is the later one, which has to go. */
export function locateRule({ from }: RedirectRule, source: string): Position {
  const at = source.lastIndexOf(`from: '${from}'`);
  const before = source.slice(0, Math.max(0, at)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Rules whose page exists, but not the section that they name. */
function missingAnchors(rules: readonly RedirectRule[], site: SiteContent): RedirectProblem[] {
  return rules.flatMap((rule) => {
    const [address = '', anchor] = rule.to.split('#');
    const page = site.routes.get(canonicalPathname(address));
    if (!anchor || !page || anchorsOf(page, site).includes(anchor)) return [];
    const message = `${page.file} has no section "#${anchor}", to which "${rule.from}" leads`;
    const fix = `name a section that the page has, or "${address}"`;
    return [{ rule, code: 'redirects/missing-anchor', message, fix }];
  });
}

/** The redirect table against the pages and groups that exist. */
export const redirects: Check = (site) => {
  const { files, navigation, routes } = site;
  if (!files.isFile(tableFile)) return [];
  let rules: readonly RedirectRule[];
  try {
    // The table of the project that is checked, which may be a copy of this one.
    const load = createJiti(files.root, { moduleCache: false });
    ({ redirectRules: rules } = load(files.absolute(tableFile)) as typeof import('./redirects'));
  } catch (error) {
    return [evaluationProblem(error, tableFile, files)];
  }
  const source = files.read(tableFile).toString('utf8');
  const addresses = {
    pages: new Set([...routes.keys()].map(withTrailingSlash)),
    groups: new Set([...navigation.groups].map(withTrailingSlash)),
  };
  return [...validateRedirects(rules, addresses), ...missingAnchors(rules, site)].map(
    ({ rule, code, message, fix }) =>
      problemAt(tableFile, locateRule(rule, source), code, message, fix),
  );
};
