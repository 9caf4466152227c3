import { cacheControl, cacheRules, commonHeaders, headersOf } from '@site/src/hosting/headers';
import { playgroundPolicy } from '@site/src/hosting/playgroundPolicy';

const inline = () => ({ scripts: ["'sha256-x'"], styles: [] });

describe('headers of security', () => {
  test('go with every answer', () => {
    expect(commonHeaders).toEqual({
      // Two years: what lists of hosts without plain HTTP ask for at least one of.
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    expect(headersOf('/assets/js/main.js', false, inline)).toEqual(commonHeaders);
  });

  test.each(['/core/index.html', '/playground/index.html'])(
    'go with the document %s',
    (address) => {
      expect(headersOf(address, true, inline)).toEqual({
        ...commonHeaders,
        'Content-Security-Policy': expect.stringContaining('default-src '),
        'X-Frame-Options': 'SAMEORIGIN',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      });
    },
  );

  test('give the playground, and nothing that is named like it, a policy of its own', () => {
    const policyOf = (address: string) =>
      headersOf(address, true, inline)['Content-Security-Policy'];
    expect(policyOf('/playground/index.html')).toBe(playgroundPolicy.header);
    expect(policyOf('/playgrounds/index.html')).toContain("'sha256-x'");
    expect(policyOf('/core/playground/index.html')).toContain("'sha256-x'");
  });

  test('let the playground ask for its modules from outside of the site', () => {
    const open = { ...commonHeaders, 'Access-Control-Allow-Origin': '*' };
    expect(headersOf('/assets/playground/a.js', false, inline)).toEqual(open);
    expect(headersOf('/assets/playgrounds/a.js', false, inline)).toEqual(commonHeaders);
  });
});

describe('the policy of the playground', () => {
  const directives = (policy: string) =>
    Object.fromEntries(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
  const header = directives(playgroundPolicy.header);

  test('lets it run what readers type, and ask nobody', () => {
    expect(header['default-src']).toEqual(["'none'"]);
    expect(header['script-src']).toEqual([
      "'self'",
      expect.stringMatching(/^https?:/),
      "'unsafe-eval'",
    ]);
    expect(header['style-src']).toContain("'unsafe-inline'");
    expect(header['img-src']).toEqual(expect.arrayContaining(['data:', 'https:']));
    expect(header['font-src']).toContain('data:');
    expect(header).not.toHaveProperty('connect-src');
    expect(header['base-uri']).toEqual(["'none'"]);
    expect(header['form-action']).toEqual(["'none'"]);
  });

  test('takes its origin away, and lets this site alone frame it', () => {
    expect(header.sandbox).toEqual(['allow-scripts']);
    expect(header['frame-ancestors']).toEqual(["'self'"]);
  });

  test('says in the document what counts there', () => {
    const { sandbox: _, 'frame-ancestors': __, ...rest } = header;
    expect(directives(playgroundPolicy.document)).toEqual(rest);
  });
});

describe('a file is kept', () => {
  const forever = 'public, max-age=31536000, immutable';
  const day = 'public, max-age=86400, stale-while-revalidate=604800';

  test.each([
    ['/assets/js/main.abc.js', forever],
    ['/img/logo.svg', day],
    ['/screenshots/a.png', day],
    ['/pagefind/index/en_1.pf_index', forever],
    ['/pagefind/fragment/en_1.pf_fragment', forever],
    ['/pagefind/filter/en_1.pf_filter', forever],
    ['/pagefind/pagefind.js', 'no-cache'],
    ['/pagefind/core-0.12.1/index/en_1.pf_index', forever],
    ['/pagefind/core-0.12.1/pagefind-entry.json', 'no-cache'],
    ['/core/index.html', 'no-cache'],
    ['/assets.json', 'no-cache'],
    ['/core/img/a.png', 'no-cache'],
  ])('%s: %s', (address, value) => {
    expect(cacheControl(address)).toBe(value);
  });

  test('by one rule alone, for hosts join the values of two', () => {
    const starts = cacheRules.map(({ pattern }) => pattern.replace(/\*$/, ''));
    for (const start of starts) {
      expect(starts.filter((other) => start.startsWith(other))).toEqual([start]);
    }
  });
});
