import { activeRedirects, redirectTarget } from '../../../src/hosting/activeRedirects';
import { clientRedirects } from '../../../src/hosting/clientRedirects';
import { redirectRules, type RedirectRule } from '../../../src/hosting/redirects';
import { siteAddresses } from '../../../src/hosting/siteAddresses';
import { validateRedirects } from '../../../src/hosting/validateRedirects';
import { plannedCore, plannedStudio } from './plannedSite';
import { keptAddresses, movedByRules, movedRoutes } from './upstreamAddresses';

const planned = siteAddresses([plannedCore, plannedStudio]);
const pathOf = (target: string): string => target.replace(/#.*/, '');

describe('the finished site', () => {
  const redirects = activeRedirects(redirectRules, planned);

  test('the upstream site had 130 routes', () => {
    expect(keptAddresses.length + movedRoutes.length).toBe(130);
  });

  test.each(keptAddresses)('%s is still a page', (address) => {
    expect(planned.pages).toContain(address);
    expect(redirectTarget(redirects, address)).toBeUndefined();
  });

  test.each([...movedRoutes, ...movedByRules])('%s leads to %s', (from, to) => {
    expect(redirectTarget(redirects, from)).toBe(to);
    expect(planned.pages).toContain(pathOf(to));
  });

  test('no rule of the table stays dormant', () => {
    const active = new Set([
      ...redirects.exact.keys(),
      ...redirects.catchAll.map(({ from }) => from),
    ]);
    expect(redirectRules.filter(({ from }) => !active.has(from))).toEqual([]);
  });

  test('the table has no problem', () => {
    expect(validateRedirects(redirectRules, planned)).toEqual([]);
  });
});

describe('the present site', () => {
  const present = siteAddresses();
  const { exact, catchAll } = activeRedirects();

  test('the table has no problem', () => {
    expect(validateRedirects(redirectRules, present)).toEqual([]);
  });

  test('every active rule takes one hop to a page', () => {
    expect(exact.size).toBeGreaterThan(10);
    for (const [from, to] of exact) {
      expect(present.pages).toContain(pathOf(to));
      expect(present.pages).not.toContain(from);
      expect(exact.has(pathOf(to))).toBe(false);
    }
  });

  test('pages of an archived release are led to, and those of a removed one lead on', () => {
    const rules = [
      { from: '/core/old.16/', to: '/core/0.12.1/components/account/' },
      { from: '/core/0.11.0/*', to: '/core/:splat' },
    ];
    const redirects = activeRedirects(rules);
    expect(redirectTarget(redirects, '/core/old.16/')).toBe(rules[0]?.to);
    expect(redirectTarget(redirects, '/core/0.11.0/introduction/overview/')).toBe(
      '/core/introduction/overview/',
    );
  });

  test('static hosts get every exact rule, and no catch-all rule', () => {
    const redirects = clientRedirects();
    expect(redirects).toEqual([...exact].map(([from, to]) => ({ from, to })));
    expect(redirects.filter(({ from }) => String(from).includes('*'))).toEqual([]);
    expect(catchAll.every(({ from }) => from.endsWith('/*'))).toBe(true);
  });
});

describe('a rule', () => {
  const addresses = siteAddresses([
    [
      {
        pathname: '/core/guides',
        children: [{ pathname: '/core/guides/first' }, { pathname: '/core/guides/overview' }],
      },
      {
        pathname: '/core/more',
        children: [
          {
            pathname: '/core/more/label',
            subheader: 'Label',
            children: [{ pathname: '/core/more/page' }],
          },
        ],
      },
    ],
  ]);
  const rule: RedirectRule = { from: '/old/', to: '/core/later/' };

  test('sleeps until its target exists', () => {
    expect(activeRedirects([rule], addresses).exact.has('/old/')).toBe(false);
    const later = siteAddresses([[{ pathname: '/core/later' }]]);
    expect(activeRedirects([rule], later).exact.get('/old/')).toBe('/core/later/');
  });

  test('that catches all sleeps until there is something below its target', () => {
    const moved: RedirectRule = { from: '/guides/*', to: '/core/guides/:splat' };
    const gone: RedirectRule = { from: '/gone/*', to: '/core/gone/:splat' };
    expect(activeRedirects([moved, gone], addresses).catchAll).toEqual([moved]);
  });

  test('that catches all to one page needs that page', () => {
    const all: RedirectRule = { from: '/app/*', to: '/core/guides/first/' };
    const redirects = activeRedirects([all, { ...all, from: '/no/*', to: '/no/page/' }], addresses);
    expect(redirectTarget(redirects, '/app/a/b/')).toBe('/core/guides/first/');
    expect(redirectTarget(redirects, '/no/a/')).toBeUndefined();
  });

  test('of its own wins over one that catches all', () => {
    const redirects = activeRedirects(
      [
        { from: '/guides/*', to: '/core/guides/:splat' },
        { from: '/guides/first/', to: '/core/more/page/' },
      ],
      addresses,
    );
    expect(redirectTarget(redirects, '/guides/first/')).toBe('/core/more/page/');
    expect(redirectTarget(redirects, '/guides/overview/')).toBe('/core/guides/overview/');
    expect(redirectTarget(redirects, '/guides/')).toBe('/core/guides/overview/');
    expect(redirectTarget(redirects, '/guides/unknown/')).toBe('/core/guides/unknown/');
  });

  test('for a group leads to its overview, else to its first page', () => {
    expect(Object.fromEntries(activeRedirects([], addresses).exact)).toEqual({
      '/core/guides/': '/core/guides/overview/',
      '/core/more/': '/core/more/page/',
      '/core/more/label/': '/core/more/page/',
    });
  });
});

describe('a rule that cannot work', () => {
  const addresses = siteAddresses([
    [
      { pathname: '/core/guides', children: [{ pathname: '/core/guides/first' }] },
      { pathname: '/core/other' },
    ],
  ]);
  const messages = (...rules: RedirectRule[]): string[] =>
    validateRedirects(rules, addresses).map(({ message }) => message);

  test.each<[string, RedirectRule, RegExp]>([
    [
      'source without slash',
      { from: '/old', to: '/core/guides/first/' },
      /^source "\/old" has no slash/,
    ],
    [
      'source without slash in front',
      { from: 'old/', to: '/core/guides/first/' },
      /has no slash in front/,
    ],
    ['source with *', { from: '/o*/', to: '/core/guides/first/' }, /is not an address/],
    ['target without slash', { from: '/old/', to: '/core/guides/first' }, /has no slash/],
    ['target elsewhere', { from: '/old/', to: 'https://example.org/' }, /names a site/],
    ['rest of nothing', { from: '/old/', to: '/core/:splat' }, /repeats a rest/],
    ['page', { from: '/core/guides/first/', to: '/core/other/' }, /hides the page/],
    [
      'pages',
      { from: '/core/guides/*', to: '/core/other/' },
      /hides the page "\/core\/guides\/first\/"/,
    ],
    ['group', { from: '/core/guides/', to: '/core/other/' }, /is a group/],
    ['dead target', { from: '/old/', to: '/core/later/' }, /"\/old\/" leads nowhere/],
    ['dead anchor', { from: '/old/', to: '/core/later/#part' }, /"\/old\/" leads nowhere/],
    ['dead folder', { from: '/old/*', to: '/core/later/:splat' }, /"\/old\/\*" leads nowhere/],
    ['loop', { from: '/old/', to: '/old/' }, /leads to itself/],
    ['loop over all', { from: '/old/*', to: '/old/new/:splat' }, /leads to itself/],
    [
      'chain over a group',
      { from: '/old/', to: '/core/guides/' },
      /is a group, which redirects once more/,
    ],
  ])('%s', (_, rule, message) => {
    expect(messages(rule)).toEqual([expect.stringMatching(message)]);
  });

  test('addresses that look alike are left alone', () => {
    expect(
      messages(
        { from: '/toolpad-old/', to: '/core/guides/first/' },
        { from: '/zhang/part_1/', to: '/core/guides/first/#Part-2' },
        { from: '/Old/Page/*', to: '/core/guides/:splat' },
      ),
    ).toEqual([]);
  });

  test('one source twice', () => {
    const rule: RedirectRule = { from: '/old/', to: '/core/guides/first/' };
    expect(messages(rule, { ...rule, to: '/core/other/' })).toEqual([
      'source "/old/" already leads to "/core/guides/first/"',
    ]);
  });

  test('a rule for all below an address that an earlier one covers, and no other', () => {
    expect(
      messages(
        { from: '/d/e/*', to: '/core/guides/first/' },
        { from: '/d/*', to: '/core/guides/first/' },
        { from: '/d/f/*', to: '/core/guides/first/' },
        { from: '/d/g/', to: '/core/guides/first/' },
        { from: '/de/*', to: '/core/guides/first/' },
      ),
    ).toEqual(['source "/d/f/*" is never asked, for "/d/*" above it covers it']);
  });

  test('a loop of several rules', () => {
    const loop = ['/a/', '/b/', '/c/'].map((from, at, all) => ({
      from,
      to: all[(at + 1) % all.length] ?? '',
    }));
    expect(messages(...loop)).toHaveLength(3);
  });

  test('a chain over another rule, and over one that catches all', () => {
    expect(
      messages(
        { from: '/a/', to: '/b/' },
        { from: '/b/', to: '/core/guides/first/' },
        { from: '/c/', to: '/d/e/' },
        { from: '/d/*', to: '/core/guides/first/' },
      ),
    ).toEqual([
      'target "/b/" redirects once more, to "/core/guides/first/"',
      'target "/d/e/" redirects once more, to "/core/guides/first/"',
    ]);
  });

  const page = '/core/guides/first/';

  test.each<[string, RedirectRule, string]>([
    ['malformed', { from: '/old', to: page }, 'write "/old/"'],
    ['malformed', { from: '/old/', to: '/core/guides/first' }, `write "${page}"`],
    ['malformed', { from: '/old/', to: '/core/guides/first#a' }, `write "${page}#a"`],
    ['language', { from: '/zh/old/', to: page }, 'write "/old/"'],
    ['language', { from: '/old/', to: `/pt${page}` }, `write "${page}"`],
    ['malformed', { from: 'old/', to: page }, 'write "/old/"'],
    ['malformed', { from: '/old/', to: 'core/guides/first/' }, 'write "/core/guides/first/"'],
    [
      'malformed',
      { from: '/old/', to: '/core/:splat' },
      'end the source in "/*", or name one page as the target',
    ],
    ['hidden-page', { from: page, to: '/core/other/' }, 'remove the rule, or move the page'],
    ['group', { from: '/core/guides/', to: '/core/other/' }, 'remove the rule'],
    ['loop', { from: '/old/', to: '/old/' }, 'name another page as the target'],
    ['chain', { from: '/old/', to: '/core/guides/' }, 'name one of its pages as the target'],
    ['dead-target', { from: '/old/', to: '/core/later/' }, 'name a page, or remove the rule'],
  ])('redirects/%s of %j is put right', (code, rule, fix) => {
    expect(validateRedirects([rule], addresses)).toEqual([
      { rule, code: `redirects/${code}`, message: expect.any(String), fix },
    ]);
  });

  test('a rule of several says how it is put right', () => {
    const twice = [
      { from: '/old/', to: page },
      { from: '/old/', to: '/core/other/' },
    ];
    const chain = [
      { from: '/a/', to: '/b/' },
      { from: '/b/', to: page },
    ];
    expect(validateRedirects(twice, addresses)).toMatchObject([
      { code: 'redirects/duplicate', fix: 'keep one of the two rules', rule: twice[1] },
    ]);
    expect(validateRedirects(chain, addresses)).toMatchObject([
      { code: 'redirects/chain', fix: 'name the final page as the target', rule: chain[0] },
    ]);
  });

  test.each<RedirectRule>([
    { from: '/old/', to: page },
    { from: '/old/', to: `${page}#part-1` },
    { from: '/old/*', to: '/core/guides/:splat' },
    { from: '/old-1/a_b/*', to: page },
    { from: '/core/0.11.0/*', to: '/core/guides/:splat' },
    { from: '/core/old.16/', to: page },
    { from: '/older/', to: '/core/other/' },
  ])('%j has no problem', (rule) => {
    expect(validateRedirects([rule], addresses)).toEqual([]);
  });

  test.each<RedirectRule>([
    { from: 'x/old/', to: page },
    { from: '/old/**', to: page },
    { from: '/old/x*', to: page },
    { from: '/', to: page },
    { from: '/.a/', to: page },
    { from: '/a../b/', to: page },
    { from: '/../b/', to: page },
    { from: '/a/old.html', to: page },
    { from: '/a/old.html/', to: page },
    { from: '/old/', to: `x${page}` },
    { from: '/old/', to: `${page}#` },
    { from: '/old/', to: `${page}#a/b` },
    { from: '/old/', to: '/core/guides/:splat/' },
  ])('%j is malformed', (rule) => {
    expect(validateRedirects([rule], addresses)[0]).toMatchObject({ code: 'redirects/malformed' });
  });
});
