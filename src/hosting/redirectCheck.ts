import { createJiti } from 'jiti';
import { evaluationProblem } from '../content/evaluationProblem';
import { anchorsOf } from '../content/links/anchors';
import { hasUnknownSections, isUnknownRoute } from '../content/links/generatedRoutes';
import { positionAt } from '../content/page/decode';
import { problemAt, type Position, type Problem } from '../content/problem';
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

function isRule(rule: unknown): rule is RedirectRule {
  const { from, to } = (rule ?? {}) as Partial<Record<keyof RedirectRule, unknown>>;
  return typeof from === 'string' && typeof to === 'string';
}

/** A table with which nothing can be done: TypeScript would have told, but the checks run without it. */
function malformedTable(rules: unknown, source: string): Problem | undefined {
  const report = (at: number, code: string, message: string, fix: string): Problem =>
    problemAt(tableFile, positionAt(source, Math.max(0, at)), code, message, fix);
  if (!Array.isArray(rules)) {
    const message = 'the file does not export redirectRules';
    const fix = 'add export const redirectRules: readonly RedirectRule[] = […]';
    return report(0, 'redirects/missing-table', message, fix);
  }
  const odd: unknown = rules.find((rule) => !isRule(rule));
  if (odd === undefined && !rules.includes(undefined)) {
    return undefined;
  }
  const texts = Object.values((odd ?? {}) as object).filter((value) => typeof value === 'string');
  const at = texts.length > 0 ? source.indexOf(`'${texts[0]}'`) : -1;
  const message = `the rule ${JSON.stringify(odd)} does not have from and to as texts`;
  const fix = "write { from: '/old/', to: '/core/introduction/overview/' }";
  return report(at, 'redirects/malformed-rule', message, fix);
}

/** Rules whose page exists, but not the section that they name. */
function missingAnchors(rules: readonly RedirectRule[], site: SiteContent): RedirectProblem[] {
  return rules.flatMap((rule) => {
    const [address = '', anchor] = rule.to.split('#');
    const page = site.routes.get(canonicalPathname(address));
    if (!anchor || !page || anchorsOf(page, site).includes(anchor)) return [];
    if (hasUnknownSections(page, site)) return [];
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
  const malformed = malformedTable(rules, source);
  if (malformed) return [malformed];
  const addresses = {
    pages: new Set([...routes.keys()].map(withTrailingSlash)),
    groups: new Set([...navigation.groups].map(withTrailingSlash)),
  };
  return [...validateRedirects(rules, addresses), ...missingAnchors(rules, site)]
    .filter(({ rule }) => !isUnknownRoute(canonicalPathname(rule.to.split('#')[0] ?? ''), site))
    .map(({ rule, code, message, fix }) =>
      problemAt(tableFile, locateRule(rule, source), code, message, fix),
    );
};
