import { docsTabOf } from '../../navigation/pathname';
import { nearest } from '../../navigation/rules/nearest';
import { describeType } from '../../navigation/rules/describeType';
import { isPageType, pageTypes } from '../pageKinds';
import type { FrontMatter } from '../page/types';
import { fileStart, problemAt, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';

interface KeyRule {
  readonly accepts: (value: unknown) => boolean;
  /** What a value is instead; in general its type says enough. */
  readonly describe?: (value: unknown) => string;
  readonly expected: string;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isNames(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(isText) &&
    new Set(value).size === value.length
  );
}

const apiTabs = ['components', 'hooks'];

/** Exports of Toolpad Core whose reference stands in the tabs of a guide. */
export function isApiTabs(value: unknown): boolean {
  const entries = value && typeof value === 'object' ? Object.entries(value) : [];
  return (
    entries.length > 0 && entries.every(([key, names]) => apiTabs.includes(key) && isNames(names))
  );
}

/** The first thing that is wrong in lists by tab. */
function describeApiTabs(value: unknown): string {
  const entries = value && !Array.isArray(value) ? Object.entries(value) : [];
  const [key, names] =
    entries.find((entry) => !apiTabs.includes(entry[0]) || !isNames(entry[1])) ?? [];
  if (typeof value !== 'object' || key === undefined) {
    return describeValue(value);
  }
  return apiTabs.includes(key)
    ? `an object whose ${key} are ${describeValue(names)}`
    : `an object with the key "${key}"`;
}

function isTextOrNull(value: unknown): boolean {
  return value === null || isText(value);
}

const text: KeyRule = {
  accepts: isText,
  expected: 'a text, in quotes if it looks like something else',
};

/** Keys that every page may have. */
const pageKeys: Readonly<Record<string, KeyRule>> = {
  title: text,
  description: text,
  // Its values have a rule of their own.
  pageType: { accepts: () => true, expected: '' },
  sidebar_label: text,
  keywords: {
    accepts: isNames,
    expected: 'a list of words: [charts, tables]',
  },
  apiTabs: {
    accepts: isApiTabs,
    describe: describeApiTabs,
    expected: 'lists of exports: { components: [Account], hooks: [useSession] }',
  },
};

/** Keys that give a tab the sidebar and the neighbours of its page. */
const tabKeys: Readonly<Record<string, KeyRule>> = {
  displayed_sidebar: text,
  pagination_next: { accepts: isTextOrNull, expected: 'the id of a page, or null' },
  pagination_prev: { accepts: isTextOrNull, expected: 'the id of a page, or null' },
};

const secondPath = 'the path of a page is the path of its file, and the navigation spec lists it';
const secondOrder = 'order and groups stand in src/navigation alone';

/** Keys of Docusaurus that are refused, with the reason. */
const refusedKeys: Readonly<Record<string, string>> = {
  slug: secondPath,
  id: secondPath,
  sidebar_position: secondOrder,
  sidebar_key: secondOrder,
  parse_number_prefixes: secondOrder,
  pagination_next: secondOrder,
  pagination_prev: secondOrder,
  displayed_sidebar: secondOrder,
  draft: 'a page is published when the navigation spec lists it',
  unlisted: 'a page is published when the navigation spec lists it',
};

/** A list is what is wanted, where it is not: what it holds is wrong. */
function describeValue(value: unknown): string {
  const odd: unknown = Array.isArray(value) ? value.find((item) => !isText(item)) : undefined;
  if (Array.isArray(value) && value.length === 0) {
    return 'an empty list';
  }
  if (odd !== undefined) {
    return `a list with ${describeType(odd)} in it`;
  }
  const twice: unknown = Array.isArray(value)
    ? value.find((item, index) => value.indexOf(item) < index)
    : undefined;
  return twice === undefined ? describeType(value) : `a list with ${describeType(twice)} twice`;
}

function checkKeys(page: Page, frontMatter: FrontMatter): Problem[] {
  return checkFields(
    page,
    frontMatter,
    docsTabOf(page.pathname) ? { ...pageKeys, ...tabKeys } : pageKeys,
  );
}

function checkFields(
  page: Page,
  frontMatter: FrontMatter,
  rules: Readonly<Record<string, KeyRule>>,
): Problem[] {
  return Object.entries(frontMatter).flatMap(([key, { value, keyAt, valueAt }]) => {
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    if (rule) {
      const what = rule.describe ?? describeValue;
      const message = value === null ? `${key} has no value` : `${key} is ${what(value)}`;
      const fix = `write ${rule.expected}`;
      return rule.accepts(value)
        ? []
        : [problemAt(page.file, valueAt, 'content/front-matter-type', message, fix)];
    }
    const reason = Object.hasOwn(refusedKeys, key) ? refusedKeys[key] : undefined;
    if (reason) {
      const message = `the key "${key}" is not used here: ${reason}`;
      return [problemAt(page.file, keyAt, 'content/second-source', message, 'remove the key')];
    }
    const guess = nearest(key, Object.keys(rules));
    const fix = guess ? `did you mean "${guess}"?` : `use one of ${Object.keys(rules).join(', ')}`;
    const message = `unknown front-matter key "${key}"`;
    return [problemAt(page.file, keyAt, 'content/unknown-front-matter', message, fix)];
  });
}

/**
 * True for a key that is not there, and misspelled is: what is to be said of that one is enough.
 */
export function isMisspelled(field: 'title' | 'description' | 'pageType', fields: FrontMatter) {
  const known = Object.keys(pageKeys);
  return (
    !Object.hasOwn(fields, field) &&
    Object.keys(fields).some((key) => !isKnown(key) && nearest(key, known) === field)
  );
}

function isKnown(key: string): boolean {
  return [pageKeys, tabKeys, refusedKeys].some((keys) => Object.hasOwn(keys, key));
}

function checkPageType({ file }: Page, frontMatter: FrontMatter): Problem[] {
  const { pageType } = frontMatter;
  if (isMisspelled('pageType', frontMatter)) {
    return [];
  }
  const known = pageTypes.join(', ');
  if (!pageType) {
    const message = 'the page has no pageType';
    return [
      problemAt(file, fileStart, 'content/missing-page-type', message, `add one of ${known}`),
    ];
  }
  if (isPageType(pageType.value)) {
    return [];
  }
  const guess = nearest(String(pageType.value), pageTypes);
  const message = `unknown pageType ${JSON.stringify(pageType.value)}`;
  const fix = guess ? `did you mean "${guess}"?` : `use one of ${known}`;
  return [problemAt(file, pageType.valueAt, 'content/unknown-page-type', message, fix)];
}

function checkTitle({ file }: Page, frontMatter: FrontMatter): Problem[] {
  if (frontMatter.title || isMisspelled('title', frontMatter)) {
    return [];
  }
  return [
    problemAt(file, fileStart, 'content/missing-title', 'the page has no title', 'add title: …'),
  ];
}

function checkPage(page: Page): Problem[] {
  const { file, frontMatter, problems, isPartial } = page;
  if (isPartial) {
    return [];
  }
  if (frontMatter) {
    return [
      ...checkTitle(page, frontMatter),
      ...checkPageType(page, frontMatter),
      ...checkKeys(page, frontMatter),
    ];
  }
  if (problems.length > 0) {
    return [];
  }
  const message = 'the page has no front matter';
  const fix = 'start the file with title, description, and pageType between two lines of ---';
  return [problemAt(file, fileStart, 'content/missing-front-matter', message, fix)];
}

/** Keys of the front matter: all there that must be, none that must not. */
export function frontMatter({ pages }: SiteContent): Problem[] {
  return pages.flatMap(checkPage);
}

/** Keys of pages that belong to no product. */
const standaloneKeys: Readonly<Record<string, KeyRule>> = {
  title: text,
  description: text,
  keywords: {
    accepts: isNames,
    expected: 'a list of words: [privacy, cookies]',
  },
  hide_table_of_contents: {
    accepts: (value) => typeof value === 'boolean',
    expected: 'true or false',
  },
};

/** Keys of the front matter of pages that belong to no product. */
export function standaloneFrontMatter({ pages }: SiteContent): Problem[] {
  return pages.flatMap((page) => {
    const { file, frontMatter: fields, problems } = page;
    if (fields) {
      return [...checkTitle(page, fields), ...checkFields(page, fields, standaloneKeys)];
    }
    const message = 'the page has no front matter';
    const fix = 'start the file with title and description between two lines of ---';
    return problems.length > 0
      ? []
      : [problemAt(file, fileStart, 'content/missing-front-matter', message, fix)];
  });
}
