import { translationLanguages } from '../translations/languages';
import type { RedirectRule } from './redirects';

/** What rules are checked against: addresses with trailing slash. */
export interface KnownAddresses {
  readonly pages: ReadonlySet<string>;
  /** Groups and subheaders, which have no page of their own. */
  readonly groups: Pick<ReadonlySet<string>, 'has'>;
}

/** What is wrong with a rule, and the way to put it right. */
interface Finding {
  /** Stable name of the check, for example `redirects/chain`. */
  readonly code: string;
  readonly message: string;
  readonly fix: string;
}

/** A rule that would not do what it says. */
export interface RedirectProblem extends Finding {
  readonly rule: RedirectRule;
}

type Check = (rule: RedirectRule) => Finding | undefined;

const sourceForm = /^\/([\w-]+\/)+\*?$/;
const targetForm = /^\/([\w-]+\/)+(:splat|#[\w-]+)?$/;

const covers = ({ from }: RedirectRule, address: string): boolean =>
  from.endsWith('*') ? address.startsWith(from.slice(0, -1)) : address === from;

/** True for a rule about everything below an address that another such rule covers. */
const isBelow = ({ from }: RedirectRule, other: string): boolean =>
  from.endsWith('*') && from.startsWith(other.slice(0, -1));

const targetAddress = ({ to }: RedirectRule): string => to.replace(/(#.*|:splat)$/, '');

/** The two addresses of a rule by what messages call them. */
const sidesOf = ({ from, to }: RedirectRule) =>
  [
    { side: 'source', address: from, form: sourceForm },
    { side: 'target', address: to, form: targetForm },
  ] as const;

/** An address that is one but for the slash behind its last segment. */
function checkLastSlash(rule: RedirectRule): Finding | undefined {
  for (const { side, address, form } of sidesOf(rule)) {
    const corrected = address.replace(/(?<!\/)(?=#|$)/, '/');
    if (!form.test(address) && form.test(corrected)) {
      const message = `${side} "${address}" has no slash behind its last segment`;
      return { code: 'redirects/malformed', message, fix: `write "${corrected}"` };
    }
  }
  return undefined;
}

/** An address with the prefix of a language. */
const checkLanguage: Check = (rule) => {
  for (const { side, address } of sidesOf(rule)) {
    const language = translationLanguages.find((prefix) => address.startsWith(`/${prefix}/`));
    if (language) {
      const message = `${side} "${address}" has the prefix of a language, and rules hold in all languages`;
      const fix = `write "${address.slice(language.length + 1)}"`;
      return { code: 'redirects/language', message, fix };
    }
  }
  return undefined;
};

const checkForm: Check = (rule) => {
  const { from, to } = rule;
  const code = 'redirects/malformed';
  const withoutSlash = checkLastSlash(rule);
  if (withoutSlash) return withoutSlash;
  if (!sourceForm.test(from)) {
    const message = `source "${from}" is not an address`;
    const fix = 'write it without base path, starting with "/" and ending in "/" or "/*"';
    return { code, message, fix };
  }
  if (!targetForm.test(to)) {
    const message = `target "${to}" is not a page`;
    const fix = 'write it without base path, from "/" to a last "/", ":splat" or "#anchor"';
    return { code, message, fix };
  }
  if (to.endsWith(':splat') && !from.endsWith('*')) {
    const message = `target "${to}" repeats a rest that source "${from}" does not have`;
    return { code, message, fix: 'end the source in "/*", or name one page as the target' };
  }
  return undefined;
};

function checkDuplicates(rules: readonly RedirectRule[]): Check {
  return (rule) => {
    const first = rules.find(({ from }) => from === rule.from);
    if (first === rule || !first) return undefined;
    const message = `source "${rule.from}" already leads to "${first.to}"`;
    return { code: 'redirects/duplicate', message, fix: 'keep one of the two rules' };
  };
}

/** Of two rules for everything below an address the first is asked; a rule for one address always is. */
function checkHidden(rules: readonly RedirectRule[]): Check {
  return (rule) => {
    const earlier = rules.slice(0, rules.indexOf(rule));
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
    if (covers(rule, target)) {
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
    if (checkForm(rule) || checkLanguage(rule)) return undefined;
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
 * Finds every rule that is malformed, has the prefix of a language, is listed twice or hidden by
 * another one, leads to itself, to another rule's source, or to nothing, or takes the address of an
 * existing page.
 */
export function validateRedirects(
  rules: readonly RedirectRule[],
  addresses: KnownAddresses,
): RedirectProblem[] {
  const checks = [
    checkForm,
    checkLanguage,
    checkDuplicates(rules),
    checkHidden(rules),
    checkShadowing(addresses),
    checkChains(rules, addresses),
    checkTarget(rules, addresses),
  ];
  return rules.flatMap((rule) =>
    checks.flatMap((check) => {
      const finding = check(rule);
      return finding ? [{ rule, ...finding }] : [];
    }),
  );
}
