import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { activeRedirects, type ActiveRedirects } from '../../../src/hosting/activeRedirects';
import {
  cacheControl,
  commonHeaders,
  documentHeaders,
  headersOf,
} from '../../../src/hosting/headers';
import { headersFile, redirectsFile } from '../../../src/hosting/hostFiles';
import { robotsText } from '../../../src/hosting/robots';
import hostingFilesPlugin from '../../../src/plugins/hosting-files';

const publication = {
  basePath: '/toolpad/',
  languagePrefixes: ['zh'],
  pageFolders: ['core', 'demos', 'playground'],
};

interface HeaderBlock {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

function parseHeaders(text: string): HeaderBlock[] {
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .join('\n')
    .split(/\n(?=\/)/)
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      const headers = lines.map((line) =>
        line
          .trim()
          .split(/: (.*)/)
          .slice(0, 2),
      );
      return { pattern, headers: Object.fromEntries(headers) as Record<string, string> };
    });
}

test('_redirects: exact rules, then catch-all rules, for each language, all forced', () => {
  const redirects: ActiveRedirects = {
    exact: new Map([['/old/', '/new/#part']]),
    catchAll: [{ from: '/a/*', to: '/b/:splat' }],
  };
  expect(redirectsFile(redirects, publication)).toBe(`\
# Belongs in the published root; the contents of build/ belong in toolpad/ below it.
/toolpad/old/ /toolpad/new/#part 301!
/toolpad/a/* /toolpad/b/:splat 301!
/toolpad/zh/old/ /toolpad/zh/new/#part 301!
/toolpad/zh/a/* /toolpad/zh/b/:splat 301!
/ /toolpad/ 301!
`);
});

describe('_headers', () => {
  const blocks = parseHeaders(headersFile(publication));

  const policy = 'Content-Security-Policy';

  /** All that a host sends with an address, by the rules whose patterns match it. */
  const headersAt = (address: string): Record<string, string> =>
    Object.assign(
      {},
      ...blocks
        .filter(({ pattern }) => {
          const [start = '', end] = pattern.split('*');
          return end === undefined
            ? address === pattern
            : address.startsWith(start) && address.endsWith(end);
        })
        .map(({ headers }) => headers),
    ) as Record<string, string>;

  test.each(['/toolpad/', '/toolpad/404.html', '/toolpad/core/a/', '/toolpad/zh/core/a/'])(
    'says the same of %s as the server',
    (address) => {
      expect(headersAt(address)).toEqual({ ...commonHeaders, ...documentHeaders });
    },
  );

  test('gives the playground its own policy, and no other with it', () => {
    expect(headersAt('/toolpad/playground/')).toEqual(headersOf('/playground/index.html', true));
    expect(headersAt('/toolpad/playground/')[policy]).toContain('sandbox allow-scripts');
    expect(headersAt('/toolpad/demos/core/x/')[policy]).not.toContain("'unsafe-eval'");
  });

  test.each(['core/components/account.md', 'zh/core/a.md'])('says that %s is Markdown', (name) => {
    const { 'Content-Type': type } = headersAt(`/toolpad/${name}`);
    expect(type).toBe('text/markdown; charset=utf-8');
    expect(headersAt('/toolpad/core/a/')['Content-Type']).toBeUndefined();
  });

  test.each(['', '/zh'])('keeps files of /toolpad%s as long as the server says', (prefix) => {
    for (const address of ['/assets/js/main.js', '/img/a/b.png', '/assets/playground/a.js']) {
      expect(headersAt(`/toolpad${prefix}${address}`)).toMatchObject({
        'Cache-Control': cacheControl(address),
        ...commonHeaders,
      });
    }
  });

  test('lets the playground, which has no origin, read its own modules alone', () => {
    const header = 'Access-Control-Allow-Origin';
    expect(headersAt('/toolpad/assets/playground/a.js')[header]).toBe('*');
    expect(headersAt('/toolpad/assets/js/main.js')[header]).toBeUndefined();
  });

  test('no two rules set one header for one address: hosts would join the values', () => {
    for (const [index, { pattern, headers }] of blocks.entries()) {
      for (const other of blocks.slice(index + 1)) {
        const covers = (a: string, b: string) =>
          a === b || (a.endsWith('*') && b.startsWith(a.slice(0, -1)));
        if (!covers(pattern, other.pattern) && !covers(other.pattern, pattern)) continue;
        expect(Object.keys(other.headers).filter((name) => name in headers)).toEqual([]);
      }
    }
  });

  test('framing is allowed to this origin by both headers that speak of it', () => {
    expect(documentHeaders['X-Frame-Options']).toBe('SAMEORIGIN');
    expect(documentHeaders['Content-Security-Policy']).toMatch(/frame-ancestors 'self'(;|$)/);
  });
});

describe('the plugin', () => {
  const load = (currentLocale: string): Plugin =>
    hostingFilesPlugin({
      baseUrl: '/toolpad/',
      siteConfig: { url: 'https://docs.test' },
      i18n: { currentLocale, defaultLocale: 'en', locales: ['en', 'zh'] },
    } as unknown as LoadContext);

  async function build(
    locale: string,
    folders: readonly string[] = [],
  ): Promise<Record<string, string>> {
    const outDir = mkdtempSync(path.join(tmpdir(), 'hosting-files-'));
    folders.forEach((folder) => mkdirSync(path.join(outDir, folder)));
    const plugin = load(locale);
    await plugin.postBuild?.({ outDir } as Parameters<NonNullable<Plugin['postBuild']>>[0]);
    const files = readdirSync(outDir)
      .filter((name) => !folders.includes(name))
      .map((name) => [name, readFileSync(path.join(outDir, name), 'utf8')]);
    rmSync(outDir, { recursive: true });
    return Object.fromEntries(files) as Record<string, string>;
  }

  test('writes all files with the build of the default language', async () => {
    const pageFolders = ['core', 'demos'];
    expect(await build('en', ['core', 'assets', 'img'])).toEqual({
      _headers: headersFile({ ...publication, pageFolders }),
      _redirects: redirectsFile(activeRedirects(), publication),
      'robots.txt': robotsText('https://docs.test', publication),
    });
  });

  test('writes nothing with the builds of other languages', async () => {
    expect(await build('zh')).toEqual({});
  });
});
