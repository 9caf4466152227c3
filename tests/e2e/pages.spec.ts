import { expect, type Page } from '@playwright/test';
import { docsTabOf, foldDocsTab } from '../../src/navigation/pathname';
import { basePath, siteUrl } from '../../src/site';
import { translationLanguages } from '../../src/translations/languages';
import { pageKinds } from './accessibility/support/pageKinds';
import {
  axeViolations,
  colorlessViolations,
  colorRules,
  contentRuleViolations,
  contentViolations,
  takeColorsOutOfCode,
  widthRules,
} from './support/axe';
import { builtFiles, isArchived, sitemapPaths } from './support/build';
import { eachCombination } from './support/combinations';
import { openPage, waitForHydration } from './support/openPage';
import { narrowestWidths, overflowingWidths, sweptWidths } from './support/overflow';
import { test } from './support/sharedContext';
import { waitForQuietNetwork } from './support/waitForQuietNetwork';
import { watchPage } from './support/watchPage';

/**
 * Tabs of guides: pages that are not in the sitemap, because they are views of another one. Archived
 * pages are made of the same parts; `versions.spec.ts` opens some of them.
 */
function docsTabPaths(): string[] {
  return builtFiles('index.html')
    .map((file) => basePath + file.replace(/index\.html$/, ''))
    .filter((path) => docsTabOf(path) && !isArchived(path));
}

const notFoundPaths = ['nowhere/', 'core/introduction/instalation/', 'studio/no-such-page'].map(
  (path) => basePath + path,
);

/** What a page says of itself to search engines and screen readers. */
function readIdentity(page: Page) {
  // All at once: each question to a page takes as long as this one.
  return page.evaluate(() => {
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    return {
      headings: all('h1').map((heading) => heading.textContent),
      title: document.title,
      language: document.documentElement.lang,
      descriptions: all('meta[name="description"]').map((meta) => meta.getAttribute('content')),
      canonicals: all('link[rel="canonical"]').map((link) => link.getAttribute('href')),
    };
  });
}

async function expectIdentity(page: Page, path: string): Promise<void> {
  const { headings, title, language, descriptions, canonicals } = await readIdentity(page);
  expect(headings).toEqual([expect.stringMatching(/\S/)]);
  expect(title).toMatch(/\S/);
  expect(language).toMatch(/^[a-z]{2}/);
  if (isMissing(path)) return;
  expect(descriptions).toEqual([expect.stringMatching(/\S.{20}/)]);
  expect(canonicals).toHaveLength(1);
  if (untranslatedPaths.includes(path)) return;
  expect(canonicals).toEqual([siteUrl + foldDocsTab(path)]);
}

/**
 * What a language without a translation shows of each kind of page: our own parts in the language,
 * around English text.
 */
const untranslatedPaths = translationLanguages.flatMap((language) =>
  [
    'core/components/dashboard-layout/',
    'core/components/account/components-api/',
    'core/api/dashboard-layout/',
    'core/0.12.1/introduction/overview/',
    'studio/components/button/',
    'studio/reference/file-schema/',
    'offline/',
    'core/components/acount/',
  ].map((path) => `${basePath}${language}/${path}`),
);

const isMissing = (path: string): boolean =>
  notFoundPaths.includes(path) || path.endsWith('/acount/');

interface Look {
  readonly colorScheme: 'light' | 'dark';
  /** In CSS pixels. */
  readonly width: number;
}

const wide = 1440;
const narrow = 320;

/** Both themes and both widths. */
const looks = [
  { colorScheme: 'light', width: wide },
  { colorScheme: 'dark', width: narrow },
] as const satisfies readonly Look[];

const eachLook: readonly Look[] = [
  ...looks,
  { colorScheme: 'dark', width: wide },
  { colorScheme: 'light', width: narrow },
];

type Find = (page: Page) => Promise<string[]>;

const withColors: Find = (page) => contentRuleViolations(page, [...widthRules, ...colorRules]);

/**
 * @param findFirst - What is asked in the first look.
 * @param findInOthers - What is asked in the others.
 */
async function violations(
  page: Page,
  seenIn: readonly Look[],
  findFirst: Find,
  findInOthers: Find,
): Promise<string[]> {
  const found: string[] = [];
  for (const [index, { colorScheme, width }] of seenIn.entries()) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    const lines = await (index === 0 ? findFirst(page) : findInOthers(page));
    found.push(...lines.map((line) => `${width} px, ${colorScheme}: ${line}`));
  }
  return found;
}

/** One page of each kind is looked at from all sides every time. */
const thoroughPaths: readonly string[] = pageKinds.map(({ path }) => path);

const isTranslated = (path: string): boolean =>
  translationLanguages.some((language) => path.startsWith(`${basePath}${language}/`));

/** Pages that are made of the same parts as others, by a program or in another language. */
const isMadeAlike = (path: string): boolean =>
  isTranslated(path) ||
  /\/(?:api|reference\/components)\//.test(path) ||
  docsTabOf(path) !== undefined;

/** From how many sides a page is looked at, see `combinations.ts`. */
type Care = 'thorough' | 'own' | 'alike';

function careFor(path: string): Care {
  if (eachCombination || thoroughPaths.includes(path)) return 'thorough';
  return isMadeAlike(path) ? 'alike' : 'own';
}

/** Widths at which a page has to fit. Of pages that are made alike, each takes its turn. */
const widthsFor: Readonly<Record<Care, (turn: 0 | 1) => readonly number[]>> = {
  thorough: () => sweptWidths,
  own: () => narrowestWidths,
  alike: (turn) => narrowestWidths.filter((_, index) => index % 2 === turn),
};

/**
 * What is wrong in the looks that a page is due. One that is not looked at from all sides is asked for
 * its own part of the page, and in a second look only for what depends on it; a translation has the
 * colors of its page in English.
 */
const violationsFor: Readonly<
  Record<Care, (page: Page, path: string, turn: 0 | 1) => Promise<string[]>>
> = {
  thorough: (page) => violations(page, eachLook, axeViolations, axeViolations),
  own: (page) => violations(page, looks, contentViolations, withColors),
  alike: (page, path, turn) => {
    const find = isTranslated(path) ? colorlessViolations : contentViolations;
    return violations(page, [looks[turn]], find, find);
  },
};

// One test for all that is true of a page: most of the time goes into opening it.
const paths = [
  ...sitemapPaths(),
  ...translationLanguages.flatMap((language) => sitemapPaths(language)),
  ...untranslatedPaths,
  ...docsTabPaths(),
  ...notFoundPaths,
];
for (const [index, path] of paths.entries()) {
  test(`${path} hydrates in silence, is accessible, and fits`, async ({ page }) => {
    const status = isMissing(path) ? 404 : 200;
    await page.emulateMedia({ colorScheme: 'light' });
    const complaints = watchPage(page, status);
    const care = careFor(path);
    const turn = index % 2 === 0 ? 0 : 1;
    // Demos, which wait for somebody who moves, are those of the page in English.
    const isStill = care === 'alike' && isTranslated(path);
    const response = await (isStill ? page.goto(path) : openPage(page, path));
    await waitForHydration(page);
    // Whoever uses a page has all of it come to life, also what is out of sight.
    await page.keyboard.press('Shift');
    expect(response?.status()).toBe(status);
    await expectIdentity(page, path);
    // What is left to load arrives while the page is measured.
    expect.soft(await overflowingWidths(page, widthsFor[care](turn))).toEqual([]);
    await takeColorsOutOfCode(page);
    expect.soft(await violationsFor[care](page, path, turn)).toEqual([]);
    if (page.frames().length > 1) await waitForQuietNetwork(page);
    expect.soft(complaints).toEqual([]);
  });
}

test('titles and descriptions are unique', async ({ request }) => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const path of sitemapPaths()) {
    const html = await (await request.get(path)).text();
    for (const pattern of [/<title[^>]*>[^<]+/, /<meta[^>]+name="?description"?[^>]*>/]) {
      const text = pattern.exec(html)?.[0] ?? `none of ${pattern}`;
      const first = seen.get(text);
      if (first) repeated.push(`${path} and ${first}: ${text}`);
      seen.set(text, path);
    }
  }
  expect(repeated).toEqual([]);
});
