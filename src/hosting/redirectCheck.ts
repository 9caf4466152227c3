import { anchorsOf } from '../content/links/anchors';
import { hasUnknownSections, isUnknownRoute } from '../content/links/unknownRoutes';
import { loadExport } from '../content/loadExport';
import { positionAt } from '../content/page/decode';
import { problemAt, type Position, type Problem } from '../content/problem';
import type { Check, SiteContent } from '../content/site';
import { unknownFields } from '../content/unknownFields';
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

/** Fields of a rule. */
const fields = ['from', 'to'] as const;

function isRule(rule: unknown): rule is RedirectRule {
  const written = (rule ?? {}) as Partial<Record<keyof RedirectRule, unknown>>;
  return fields.every((field) => typeof written[field] === 'string');
}

/** Makes a problem of a place in the table. */
type Report = (at: number, code: string, message: string, fix: string) => Problem;

/** Where a rule is written, by the first of its texts that is there. */
function startOf(rule: object, source: string): number {
  const places = Object.values(rule)
    .filter((value) => typeof value === 'string')
    .map((text) => source.lastIndexOf(`'${text}'`));
  return source.lastIndexOf('{', places.find((at) => at >= 0) ?? 0);
}

/** Where a field of a rule is written; the start of the rule if it is not. */
function placeOf(field: string, rule: object, source: string): number {
  const start = Math.max(0, startOf(rule, source));
  const at = source.slice(start).search(new RegExp(`\\b${field}\\b`));
  return start + Math.max(0, at);
}

/** What is no rule: TypeScript would have told, but the checks run without it. */
function malformedRule(rule: unknown, source: string, report: Report): Problem[] {
  const isObject = typeof rule === 'object' && rule !== null;
  const found = isObject ? unknownFields(rule, fields) : [];
  const unknown = found.map(({ field, meant, fix }) =>
    report(
      placeOf(field, rule as object, source),
      'redirects/unknown-field',
      `a rule has no field "${field}"`,
      meant ? fix : 'remove it: a rule has from and to, and holds for good',
    ),
  );
  const isExplained = found.some(({ meant }) => meant !== undefined);
  if (isRule(rule) || isExplained) {
    return unknown;
  }
  const values = typeof rule === 'string' ? [rule] : Object.values((rule ?? {}) as object);
  const texts = values.filter((value) => typeof value === 'string');
  const at = texts.length > 0 ? source.indexOf(`'${texts[0]}'`) : -1;
  const message = `the rule ${JSON.stringify(rule)} does not have from and to as texts`;
  const fix = "write { from: '/old/', to: '/core/introduction/overview/' }";
  return [...unknown, report(Math.max(0, at), 'redirects/malformed-rule', message, fix)];
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

/** Rules and files of `static/` for the same address, at which a build writes a page that leads on. */
function clashingFiles(
  rules: readonly RedirectRule[],
  { files, routes }: SiteContent,
): RedirectProblem[] {
  return rules.flatMap((rule) => {
    const file = `static${withTrailingSlash(rule.from)}index.html`;
    // A rule that hides a page is told as that, and a file in its place too.
    if (!files.isFile(file) || routes.has(canonicalPathname(rule.from))) return [];
    const message = `${file} has the address "${rule.from}" as well`;
    const fix = 'remove the file or the rule: a build writes a page there that leads on';
    return [{ rule, code: 'redirects/file-clash', message, fix }];
  });
}

/** False for a target of which nobody knows whether it is there. */
function isCertain({ rule, code }: RedirectProblem, site: SiteContent): boolean {
  const isAboutPage = code === 'redirects/dead-target' || code === 'redirects/missing-anchor';
  return !isAboutPage || !isUnknownRoute(canonicalPathname(rule.to.split('#')[0] ?? ''), site);
}

/** The redirect table against the pages and groups that exist. */
export const redirects: Check = (site) => {
  const { files, navigation, routes } = site;
  if (!files.isFile(tableFile)) return [];
  const loaded = loadExport(tableFile, 'redirectRules', files);
  if ('problem' in loaded) return [loaded.problem];
  const table = loaded.value;
  const source = files.read(tableFile).toString('utf8');
  const report: Report = (at, code, message, fix) =>
    problemAt(tableFile, positionAt(source, at), code, message, fix);
  if (!Array.isArray(table)) {
    const message = 'the file does not export redirectRules';
    const fix = 'add export const redirectRules: readonly RedirectRule[] = […]';
    return [report(0, 'redirects/missing-table', message, fix)];
  }
  const rules = table.filter(isRule);
  const archives = site.pages.flatMap(({ archive }) => archive?.root ?? []);
  const addresses = {
    pages: new Set([...routes.keys()].map(withTrailingSlash)),
    // The shortest address of a release leads to its start page by itself, as that of a group does.
    groups: new Set([...navigation.groups, ...archives].map(withTrailingSlash)),
  };
  return [
    ...Array.from(table).flatMap((rule: unknown) => malformedRule(rule, source, report)),
    ...[
      ...validateRedirects(rules, addresses),
      ...missingAnchors(rules, site),
      ...clashingFiles(rules, site),
    ]
      .filter((problem) => isCertain(problem, site))
      .map(({ rule, code, message, fix }) =>
        problemAt(tableFile, locateRule(rule, source), code, message, fix),
      ),
  ];
};
