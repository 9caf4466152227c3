import type { LoadContext } from '@docusaurus/types';
import { analyticsConfiguration, analyticsHosts } from '../../../src/analytics/configuration';
import { documentHeaders } from '../../../src/hosting/headers';
import { nothingInline } from '../../../src/hosting/policy/allowedInline';
import { contentSecurityPolicy } from '../../../src/hosting/policy/contentSecurityPolicy';
import analyticsPlugin from '../../../src/plugins/analytics';

const host = 'docs.test';
const google = 'https://www.googletagmanager.com';

const directive = (policy: string, name: string): string[] =>
  policy
    .split('; ')
    .find((text) => text.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];

describe('the environment', () => {
  it.each([{}, { ANALYTICS_ID: '' }, { ANALYTICS_ID: '  ' }])(
    '%j measures nothing',
    (variables) => {
      expect(analyticsConfiguration(variables, host)).toBeUndefined();
    },
  );

  it('without a documentation host measures nothing', () => {
    expect(analyticsConfiguration({ ANALYTICS_ID: 'G-AB12' }, undefined)).toBeUndefined();
  });

  it('gives id, host, and who serves the script', () => {
    expect(analyticsConfiguration({ ANALYTICS_ID: ' G-AB12 ' }, host)).toEqual({
      id: 'G-AB12',
      scriptOrigin: google,
      host,
    });
    const variables = {
      ANALYTICS_ID: 'G-AB12',
      ANALYTICS_SCRIPT_HOST: 'https://stats.test:8443/x',
    };
    expect(analyticsConfiguration(variables, host)?.scriptOrigin).toBe('https://stats.test:8443');
  });

  it.each([
    [' https://stats.test/ ', 'https://stats.test'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://127.0.0.1', 'http://127.0.0.1'],
    ['  ', google],
  ])('lets "%s" serve the script', (value, origin) => {
    const variables = { ANALYTICS_ID: 'UA-1', ANALYTICS_SCRIPT_HOST: value };
    expect(analyticsConfiguration(variables, host)?.scriptOrigin).toBe(origin);
  });

  it.each([
    [{ ANALYTICS_ID: 'x G-1' }, /which is no measurement id -> /],
    [
      { ANALYTICS_ID: 'G-1', ANALYTICS_SCRIPT_HOST: 'ftp://localhost' },
      /ANALYTICS_SCRIPT_HOST is "ftp:\/\/localhost", which is no https address -> write https:\/\/…; src/,
    ],
    [{ ANALYTICS_ID: 'UA' }, /ANALYTICS_ID is "UA".* -> write it as in G-/],
    [{ ANALYTICS_ID: "G-1' https:" }, /ANALYTICS_ID is/],
    [{ ANALYTICS_ID: 'G-1', ANALYTICS_SCRIPT_HOST: 'http://stats.test' }, /no https address/],
    [{ ANALYTICS_ID: 'G-1', ANALYTICS_SCRIPT_HOST: 'stats' }, /ANALYTICS_SCRIPT_HOST is "stats"/],
  ])('%j is refused', (variables, message) => {
    expect(() => analyticsConfiguration(variables, host)).toThrow(message);
  });
});

describe('the policy', () => {
  it('lets nobody in without an id', () => {
    const policy = contentSecurityPolicy(analyticsHosts(undefined), nothingInline);
    expect(policy).not.toMatch(/google-analytics|googletagmanager/);
    expect(analyticsHosts(undefined)).toEqual({ scripts: [], connections: [], images: [] });
    expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:']);
    // This test's own environment has no id either.
    expect(documentHeaders(nothingInline)['Content-Security-Policy']).toBe(policy);
  });

  it('lets in Google, or the host that is named, and no other', () => {
    const own = 'https://stats.test';
    const named = contentSecurityPolicy(
      analyticsHosts({ id: 'G-1', scriptOrigin: 'https://stats.test', host }),
      nothingInline,
    );
    expect(directive(named, 'script-src')).toContain(own);
    expect(directive(named, 'connect-src')).toContain(own);
    expect(named).not.toContain('google-analytics');
    const toGoogle = contentSecurityPolicy(
      analyticsHosts({ id: 'G-1', scriptOrigin: google, host }),
      nothingInline,
    );
    expect(directive(toGoogle, 'script-src')).toContain(google);
    // https://developers.google.com/tag-platform/security/guides/csp
    expect(directive(toGoogle, 'connect-src')).toEqual(
      expect.arrayContaining([
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ]),
    );
    expect(directive(toGoogle, 'img-src')).toContain('https://*.google-analytics.com');
  });
});

describe('the plugin', () => {
  const environment = process.env;
  afterEach(() => {
    process.env = environment;
    jest.restoreAllMocks();
  });

  const headTags = () => {
    const { headTags: tags } =
      analyticsPlugin({} as LoadContext).injectHtmlTags?.({ content: undefined }) ?? {};
    return tags;
  };

  it('writes nothing into pages by default', () => {
    expect(headTags()).toEqual([]);
  });

  it('warns of an id that has no effect', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    process.env = { ...environment, ANALYTICS_ID: 'G-AB12' };
    expect(headTags()).toEqual([]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('set DOCS_URL or DOCS_HOST'));
  });

  it('tells pages who measures', () => {
    process.env = { ...environment, ANALYTICS_ID: 'G-AB12', DOCS_HOST: host };
    jest.isolateModules(() => {
      const { default: plugin } = jest.requireActual<{ default: typeof analyticsPlugin }>(
        '../../../src/plugins/analytics',
      );
      const tags = plugin({} as LoadContext).injectHtmlTags?.({ content: undefined });
      const content = JSON.stringify({ id: 'G-AB12', scriptOrigin: google, host });
      expect(tags?.headTags).toEqual([
        { tagName: 'meta', attributes: { name: 'analytics', content } },
      ]);
    });
  });
});
