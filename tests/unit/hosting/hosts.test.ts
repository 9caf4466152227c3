import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { parse } from 'yaml';
import { activeRedirects } from '../../../src/hosting/activeRedirects';
import { headersFile, redirectsFile } from '../../../src/hosting/hostFiles';
import { cloudflareFiles } from '../../../src/hosting/hosts/cloudflare';
import {
  parseHeaders,
  parseRedirects,
  type HostRules,
} from '../../../src/hosting/hosts/parseHostFiles';
import { vercelFile } from '../../../src/hosting/hosts/vercel';
import { nothingInline } from '../../../src/hosting/policy/allowedInline';
import { defaultLanguage, languages } from '../../../src/translations/languages';

const root = path.resolve(__dirname, '../../..');

const publication = {
  basePath: '/toolpad/',
  languagePrefixes: Object.keys(languages).filter((name) => name !== defaultLanguage),
  pageFolders: ['core', 'studio', 'demos', 'playground', 'privacy', 'offline'],
};

const manyHashes = Array.from({ length: 60 }, (_, index) => `'sha256-${index}${'x'.repeat(40)}'`);

const rulesOf = (inline = nothingInline): HostRules => ({
  headers: parseHeaders(headersFile(publication, inline)),
  redirects: parseRedirects(redirectsFile(activeRedirects(), publication)),
});

const rules = rulesOf();

test('rules are read with all that they say', () => {
  expect(parseHeaders('# note\n/*\n  A: b: c\n/x\n  D: e\n')).toEqual([
    { pattern: '/*', headers: { A: 'b: c' } },
    { pattern: '/x', headers: { D: 'e' } },
  ]);
  expect(parseRedirects('# note\n/a/* /b/:splat 301!\n')).toEqual([
    { from: '/a/*', to: '/b/:splat', status: 301 },
  ]);
  expect(parseRedirects('\n  \n/a/ /b/\n')).toEqual([{ from: '/a/', to: '/b/', status: 301 }]);
  expect(parseHeaders('  A: lost\n\n/x \n\tA-b: c\n')).toEqual([
    { pattern: '/x', headers: { 'A-b': 'c' } },
  ]);
  expect(rules.redirects.length).toBeGreaterThan(600);
});

describe('Vercel', () => {
  const file = JSON.parse(vercelFile(rules)) as {
    redirects: { source: string; destination: string; statusCode: number }[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };

  test('adds the slash at the end of an address, as the other hosts do', () => {
    expect(file).toMatchObject({ trailingSlash: true, $schema: expect.stringContaining('vercel') });
  });

  test('has every redirect and every header', () => {
    expect(file.redirects).toHaveLength(rules.redirects.length);
    expect(file.redirects).toContainEqual({
      source: '/toolpad/pt/concepts/:splat*',
      destination: '/toolpad/pt/studio/concepts/:splat*',
      statusCode: 301,
    });
    const found = file.headers.map(({ source, headers }) => ({
      pattern: source.replace('(.*)', '*').replace(/\\\./g, '.'),
      headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    }));
    expect(found).toEqual(rules.headers);
  });

  test('more than it takes is refused', () => {
    const redirects = Array.from({ length: 1025 }, () => ({ from: '/a/', to: '/b/', status: 301 }));
    expect(() => vercelFile({ ...rules, redirects })).toThrow(
      '_redirects  has 1025 rules, and Vercel takes 1024 -> remove old ones from src/hosting/redirects.ts',
    );
    expect(() => vercelFile({ ...rules, redirects: redirects.slice(1) })).not.toThrow();
  });
});

describe('Cloudflare', () => {
  test('has every redirect and every header', () => {
    const files = cloudflareFiles(rules);
    expect(parseHeaders(files._headers)).toEqual(rules.headers);
    expect(parseRedirects(files._redirects)).toEqual(rules.redirects);
    expect(files._redirects).not.toContain('!');
  });

  test('a policy that it would leave out is refused', () => {
    expect(() => cloudflareFiles(rulesOf({ scripts: manyHashes, styles: [] }))).toThrow(
      'Content-Security-Policy is longer than the 2000 characters',
    );
  });

  test('more than it takes is refused', () => {
    const headers = Array.from({ length: 101 }, () => ({ pattern: '/a', headers: { A: 'b' } }));
    expect(() => cloudflareFiles({ ...rules, headers })).toThrow(
      '_headers  has 101 rules, and Cloudflare takes 100 -> combine rules of the tables in src/hosting',
    );
    expect(() => cloudflareFiles({ ...rules, headers: headers.slice(1) })).not.toThrow();
  });

  test.each([
    ['/a/', 2000, '_redirects  has 2001 rules without *'],
    ['/a/*', 100, '_redirects  has 101 rules with *'],
  ])('redirects from addresses like %s are %i at most', (from, most, message) => {
    const redirects = Array.from({ length: most + 1 }, () => ({ from, to: '/b/', status: 301 }));
    const files = (count: number) =>
      cloudflareFiles({ headers: [], redirects: redirects.slice(0, count) });
    expect(() => files(most)).not.toThrow();
    expect(() => files(most + 1)).toThrow(message);
  });

  test('a line is 2000 characters at most, and the header is named that is longer', () => {
    const files = (length: number) =>
      cloudflareFiles({
        headers: [{ pattern: '/a', headers: { 'X-A': 'x'.repeat(length - '  X-A: '.length) } }],
        redirects: [],
      });
    expect(files(2000)._headers).toMatch(/^\/a\n {2}X-A: x+\n$/);
    expect(() => files(2001)).toThrow(
      '_headers  X-A is longer than the 2000 characters that Cloudflare takes -> send it by a Transform Rule',
    );
  });
});

describe('CloudFront', () => {
  const source = readFileSync(path.join(root, 'deploy/cloudfront/viewer-request.js'), 'utf8');
  type Result = { uri?: string; statusCode?: number; headers?: { location: { value: string } } };
  const handler = vm.runInNewContext(`${source}; handler`) as (event: object) => Result;
  const ask = (uri: string, querystring: object = {}) => handler({ request: { uri, querystring } });

  test.each([
    ['/toolpad/', '/toolpad/index.html'],
    ['/toolpad/core/0.12.1/', '/toolpad/core/0.12.1/index.html'],
    ['/toolpad/assets/js/main.0a1b.js', '/toolpad/assets/js/main.0a1b.js'],
    ['/robots.txt', '/robots.txt'],
    ['/\\evil.com', '/\\evil.com'],
    ['/%5Cevil.com', '/%5Cevil.com'],
  ])('%s is the file %s', (uri, file) => {
    expect(ask(uri)).toMatchObject({ uri: file });
  });

  test.each([
    ['/', '/toolpad/'],
    ['/toolpad', '/toolpad/'],
    ['/toolpad//core/a', '/toolpad/core/a/'],
    ['/toolpad/core/a/index.html', '/toolpad/core/a/'],
    ['/toolpad/core/a.html', '/toolpad/core/a/'],
    ['/toolpad/core/v0.13.0', '/toolpad/core/v0.13.0/'],
    ['//evil.com/', '/evil.com/'],
  ])('%s leads to %s', (uri, location) => {
    expect(ask(uri)).toMatchObject({ statusCode: 301, headers: { location: { value: location } } });
  });

  test('keeps the query', () => {
    const query = {
      a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
      b: { value: '' },
    };
    expect(ask('/toolpad', query).headers?.location.value).toBe('/toolpad/?a=1&a=2&b');
  });

  test('fits into a function', () => {
    expect(source.length).toBeLessThan(10_240);
  });
});

describe('GitHub Pages', () => {
  const source = readFileSync(path.join(root, 'deploy/github/pages.yml'), 'utf8');

  test('builds every language', () => {
    const workflow = parse(source) as {
      jobs: { build: { strategy: { matrix: { language: string[] } } } };
    };
    expect(workflow.jobs.build.strategy.matrix.language).toEqual(Object.keys(languages));
  });

  test('runs actions of fixed commits, with the release that each is of', () => {
    const actions = [...source.matchAll(/\buses: (.+)/g)].map(([, action]) => action ?? '');
    expect(actions.length).toBeGreaterThan(5);
    for (const action of actions) expect(action).toMatch(/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });
});
