import { addressFindings, type Finding } from './redirectAddresses';
import type { RedirectRule } from './redirects';

/** What rules are checked against: addresses with trailing slash. */
export interface KnownAddresses {
  readonly pages: ReadonlySet<string>;
  /** Groups and subheaders, which have no page of their own. */
  readonly groups: Pick<ReadonlySet<string>, 'has'>;
}

/** A rule that would not do what it says. */
export interface RedirectProblem extends Finding {
  readonly rule: RedirectRule;
}

type Check = (rule: RedirectRule) => Finding | undefined;

const covers = ({ from }: RedirectRule, address: string): boolean =>
  from.endsWith('*') ? address.startsWith(from.slice(0, -1)) : address === from;

/** True for a rule about everything below an address that another such rule covers. */
const isBelow = ({ from }: RedirectRule, other: string): boolean =>
  from.endsWith('*') && from.startsWith(other.slice(0, -1));

const targetAddress = ({ to }: RedirectRule): string => to.replace(/(#.*|:splat)$/, '');

function checkDuplicates(rules: readonly RedirectRule[]): Check {
  return (rule) => {
    const first = rules.find(({ from }) => from === rule.from);
    if (first === rule || !first) return undefined;
    const message = `source "${rule.from}" already leads to "${first.to}"`;
    return { code: 'redirects/duplicate', message, fix: 'keep one of the two rules' };
  };
}

/** Of two rules for everything below an address the first is asked; a rule for one address always is. */
function checkHidden(all: readonly RedirectRule[], rules: readonly RedirectRule[]): Check {
  return (rule) => {
    const earlier = all.slice(0, all.indexOf(rule)).filter((other) => rules.includes(other));
    const hiding = earlier.find(
      ({ from }) => from.endsWith('*') && from !== rule.from && isBelow(rule, from),
    );
    if (!hiding) return undefined;
    const message = `source "${rule.from}" is never asked, for "${hiding.from}" above it covers it`;
    return { code: 'redirects/hidden-rule', message, fix: `move the rule above "${hiding.from}"` };
  };
}

function checkShadowing({ pages, groups }: KnownAddresses): Check {
  return (rule) => {
    const page = [...pages].find((address) => covers(rule, address));
    if (page) {
      const message = `source "${rule.from}" hides the page "${page}"`;
      return { code: 'redirects/hidden-page', message, fix: 'remove the rule, or move the page' };
    }
    if (groups.has(rule.from)) {
      const message = `source "${rule.from}" is a group, which leads to one of its pages by itself`;
      return { code: 'redirects/group', message, fix: 'remove the rule' };
    }
    return undefined;
  };
}

function checkChains(rules: readonly RedirectRule[], { groups }: KnownAddresses): Check {
  return (rule) => {
    const target = targetAddress(rule);
    if (rules.includes(rule) && covers(rule, target)) {
      const message = `source "${rule.from}" leads to itself`;
      return { code: 'redirects/loop', message, fix: 'name another page as the target' };
    }
    const next = rules.find((other) => covers(other, target));
    if (next) {
      const message = `target "${rule.to}" redirects once more, to "${next.to}"`;
      return { code: 'redirects/chain', message, fix: 'name the final page as the target' };
    }
    if (!rule.to.endsWith(':splat') && groups.has(target)) {
      const message = `target "${rule.to}" is a group, which redirects once more`;
      return { code: 'redirects/chain', message, fix: 'name one of its pages as the target' };
    }
    return undefined;
  };
}

function checkTarget(rules: readonly RedirectRule[], { pages, groups }: KnownAddresses): Check {
  return (rule) => {
    const target = targetAddress(rule);
    const exists = rule.to.endsWith(':splat')
      ? [...pages].some((address) => address.startsWith(target))
      : pages.has(target) || groups.has(target);
    // What leads on to another rule is a chain, which is a problem of its own.
    if (exists || rules.some((other) => covers(other, target))) return undefined;
    const message = `target "${rule.to}" does not exist, so "${rule.from}" leads nowhere`;
    return { code: 'redirects/dead-target', message, fix: 'name a page, or remove the rule' };
  };
}

/**
 * Finds every rule that is malformed, has the base path or the prefix of a language, is listed twice or
 * hidden by another one, leads to itself, to another rule's source, or to nothing, or takes the address
 * of an existing page.
 */
export function validateRedirects(
  rules: readonly RedirectRule[],
  addresses: KnownAddresses,
): RedirectProblem[] {
  const malformed = new Map(rules.map((rule) => [rule, addressFindings(rule)]));
  const readable = rules.filter((rule) => malformed.get(rule)?.source.length === 0);
  const shadowing = checkShadowing(addresses);
  // What a rule covers by mistake is told once, and not of every rule that leads there.
  const others = readable.filter((rule) => !shadowing(rule));
  const ofSource = [checkDuplicates(readable), checkHidden(rules, others), shadowing];
  const ofTarget = [checkChains(others, addresses), checkTarget(others, addresses)];
  return rules.flatMap((rule) => {
    const { source = [], target = [] } = malformed.get(rule) ?? {};
    const checks = [
      ...(source.length === 0 ? ofSource : []),
      ...(target.length === 0 ? ofTarget : []),
    ];
    const further = checks.flatMap((check) => check(rule) ?? []);
    return [...source, ...target, ...further].map((finding) => ({ rule, ...finding }));
  });
}
