import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFiles } from '../../../src/content/files';
import { formatProblem } from '../../../src/content/problem';
import type { Page, SiteContent } from '../../../src/content/site';
import { locateRule, redirects } from '../../../src/hosting/redirectCheck';
import { redirectRules } from '../../../src/hosting/redirects';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'redirects-'));
  mkdirSync(path.join(root, 'src/hosting'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const page = {
  file: 'docs-core/guides/first.mdx',
  product: 'core',
  pathname: '/core/guides/first',
  isPartial: false,
  problems: [],
  body: { imports: [], elements: [], headings: [{ id: 'begin' }] },
} as unknown as Page;

/** What the check says of a table with these lines. */
function check(...lines: string[]): string[] {
  const table = ['export const redirectRules = [', ...lines, '];', ''].join('\n');
  writeFileSync(path.join(root, 'src/hosting/redirects.ts'), table);
  const site = {
    files: createFiles(root),
    pages: [page],
    navigation: { groups: new Set(['/core/guides']) },
    routes: new Map([
      ['/', undefined],
      ['/core/standalone', undefined],
      ['/core/guides/first', page],
    ]),
  } as unknown as SiteContent;
  return redirects(site).map(formatProblem);
}

test('a good table has no problems', () => {
  expect(
    check(
      "  { from: '/a/', to: '/core/guides/first/' },",
      "  { from: '/b/', to: '/core/guides/first/#begin' },",
    ),
  ).toEqual([]);
});

test('a target that is gone is reported where the rule is written', () => {
  expect(check("  { from: '/c/', to: '/core/later/#whatever' },")).toEqual([
    'src/hosting/redirects.ts:2:5  error redirects/dead-target  target "/core/later/#whatever" does not exist, so "/c/" leads nowhere -> name a page, or remove the rule',
  ]);
});

test('every problem of the table is reported at its rule, in one run', () => {
  expect(
    check(
      "  { from: '/a/', to: '/core/guides/' },",
      "  { from: '/b/', to: '/core/guides/first/' },",
      "  { from: '/core/standalone/', to: '/core/guides/first/' },",
      '  {',
      "    from: '/b/',",
      "    to: '/core/guides/first/#end',",
      '  },',
    ),
  ).toEqual([
    'src/hosting/redirects.ts:2:5  error redirects/chain  target "/core/guides/" is a group, which redirects once more -> name one of its pages as the target',
    'src/hosting/redirects.ts:4:5  error redirects/hidden-page  source "/core/standalone/" hides the page "/core/standalone/" -> remove the rule, or move the page',
    'src/hosting/redirects.ts:6:5  error redirects/duplicate  source "/b/" already leads to "/core/guides/first/" -> keep one of the two rules',
    'src/hosting/redirects.ts:6:5  error redirects/missing-anchor  docs-core/guides/first.mdx has no section "#end", to which "/b/" leads -> name a section that the page has, or "/core/guides/first/"',
  ]);
});

test('a chain is found although its last page does not exist', () => {
  expect(check("  { from: '/a/', to: '/b/' },", "  { from: '/b/', to: '/c/' },")).toEqual([
    'src/hosting/redirects.ts:2:5  error redirects/chain  target "/b/" redirects once more, to "/c/" -> name the final page as the target',
    'src/hosting/redirects.ts:3:5  error redirects/dead-target  target "/c/" does not exist, so "/b/" leads nowhere -> name a page, or remove the rule',
  ]);
});

test('a table that can not be read is a problem, not an exception', () => {
  expect(check("  { from: '/a/' to: '/b/' },")).toEqual([
    expect.stringMatching(/^src\/hosting\/redirects\.ts:2:\d+  error .+ -> /),
  ]);
});

test('every rule of the real table is found where it is written', () => {
  const source = readFileSync('src/hosting/redirects.ts', 'utf8');
  const lines = source.split('\n');
  for (const rule of redirectRules) {
    const { line, column } = locateRule(rule, source);
    expect(lines[line - 1]?.startsWith(`from: '${rule.from}'`, column - 1)).toBe(true);
  }
});

test('an entry that is only a text is told where it stands', () => {
  expect(check("  { from: '/a/', to: '/core/guides/first/' },", "  '/old/',")).toEqual([
    "src/hosting/redirects.ts:3:3  error redirects/malformed-rule  the rule \"/old/\" does not have from and to as texts -> write { from: '/old/', to: '/core/introduction/overview/' }",
  ]);
});
