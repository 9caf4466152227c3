import fc from 'fast-check';
import { activeRedirects } from '../../../src/hosting/activeRedirects';
import type { BuildFolder } from '../../../src/hosting/buildFolder';
import { formatAddress, parseRequestPath } from '../../../src/hosting/requestPath';
import { route, type Site } from '../../../src/hosting/route';

const files = new Set([
  '404.html',
  'index.html',
  'core/overview/index.html',
  'core/old/index.html',
  'zh/404.html',
  'zh/index.html',
  'zh/core/overview/index.html',
  'assets/main.js',
  'robots.txt',
  'é ?#%.txt',
]);

const folder: BuildFolder = {
  async find(segments) {
    const name = segments.join('/');
    return files.has(name) ? { path: name, address: `/${name}`, size: 1, modified: 1 } : undefined;
  },
};

const site: Site = {
  folder,
  basePath: '/toolpad/',
  redirects: activeRedirects(
    [
      { from: '/core/old/', to: '/core/overview/#part' },
      { from: '/all/*', to: '/core/:splat' },
    ],
    {
      pages: new Set(['/', '/core/overview/']),
      groups: new Map([['/core/', '/core/overview/']]),
      archives: [],
    },
  ),
};

const segment = fc.oneof(
  fc.constantFrom('toolpad', 'core', 'overview', 'old', 'zh', 'all', 'assets', 'main.js'),
  fc.constantFrom(
    'index.html',
    '404.html',
    'overview.html',
    'core.html',
    '.',
    '..',
    '',
    'é ?#%.txt',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const target = fc
  .tuple(fc.array(segment, { maxLength: 6 }), fc.boolean(), fc.nat(5), fc.boolean())
  .map(([segments, inBase, raw, slash]) => {
    const names = inBase ? ['toolpad', ...segments] : segments;
    const path = names.map((name) => (raw === 0 ? name : encodeURIComponent(name)));
    return `/${path.join('/')}${slash ? '/' : ''}`;
  });

test('any request gets an answer, after at most one redirect, on this host', async () => {
  await fc.assert(
    fc.asyncProperty(target, async (path) => {
      const first = await route(path, site);
      if (first.kind !== 'redirect') return;
      expect(first.location).toMatch(/^\/toolpad\//);
      // Printable ASCII: what a header may hold.
      expect(first.location).toMatch(/^[\x21-\x7e]+$/);
      const [address = ''] = first.location.split('#');
      const second = await route(address, site);
      expect(['file', 'missing-page', 'missing-asset']).toContain(second.kind);
    }),
    { numRuns: 3000 },
  );
});

test('an address that is taken apart and put together again is the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), { maxLength: 5 }),
      fc.boolean(),
      (names, slash) => {
        const segments = names.map((name) => name.replace(/[/\\\u0000-\u001f\u007f]/g, '-'));
        const address = formatAddress(segments, slash);
        const parsed = parseRequestPath(`${address}?query`);
        expect(parsed?.segments).toEqual(segments);
        expect(formatAddress(parsed?.segments ?? [], slash)).toBe(address);
      },
    ),
    { numRuns: 1000 },
  );
});

test('parsing never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      parseRequestPath(text);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['/toolpad/core/nope', 'missing-page'],
  ['/toolpad/core/foo.bar', 'missing-page'],
  ['/toolpad/core/v0.13.0', 'missing-page'],
  ['/toolpad/core/overview.php', 'missing-page'],
  ['/toolpad/core/main.js/', 'missing-page'],
  ['/toolpad/assets/gone.js', 'missing-asset'],
  ['/toolpad/img/gone.PNG', 'missing-asset'],
  ['/toolpad/pagefind/en.pf_index', 'missing-asset'],
  ['/toolpad/core/nope.md', 'missing-asset'],
  ['/toolpad/.env', 'missing-asset'],
  // The names of two files: a former page has one at most.
  ['/toolpad/all/overview.html', 'redirect'],
  ['/toolpad/all/index.html', 'redirect'],
  ['/toolpad/all/index.html/index.html', 'missing-page'],
  ['/toolpad/all/overview.html/index.html', 'missing-page'],
  ['/toolpad/all/index.html.html', 'missing-page'],
])('%s is a %s', async (path, kind) => {
  expect((await route(path, site)).kind).toBe(kind);
});
