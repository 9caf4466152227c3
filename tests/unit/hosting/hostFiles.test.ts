import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { activeRedirects, type ActiveRedirects } from '../../../src/hosting/activeRedirects';
import {
  cacheControl,
  cacheRules,
  commonHeaders,
  documentHeaders,
} from '../../../src/hosting/headers';
import { headersFile, redirectsFile } from '../../../src/hosting/hostFiles';
import hostingFilesPlugin from '../../../src/plugins/hosting-files';

const publication = { basePath: '/toolpad/', languagePrefixes: ['zh'] };

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

  test('says the same as the server', () => {
    expect(blocks[0]).toEqual({ pattern: '/*', headers: { ...commonHeaders, ...documentHeaders } });
    for (const prefix of ['/toolpad', '/toolpad/zh']) {
      for (const address of ['/assets/js/main.js', '/img/a/b.png']) {
        const block = blocks.find(
          ({ pattern }) =>
            pattern !== '/*' && (prefix + address).startsWith(pattern.replace('*', '')),
        );
        expect(block?.headers).toEqual({ 'Cache-Control': cacheControl(address) });
      }
    }
    expect(blocks).toHaveLength(1 + 2 * cacheRules.length);
  });

  test('no two rules set one header for one address: hosts would join the values', () => {
    for (const [index, { pattern, headers }] of blocks.entries()) {
      for (const other of blocks.slice(index + 1)) {
        const overlap = [pattern, other.pattern].map((text) => text.replace('*', ''));
        const [a = '', b = ''] = overlap;
        if (!a.startsWith(b) && !b.startsWith(a)) continue;
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
      i18n: { currentLocale, defaultLocale: 'en', locales: ['en', 'zh'] },
    } as unknown as LoadContext);

  async function build(locale: string): Promise<Record<string, string>> {
    const outDir = mkdtempSync(path.join(tmpdir(), 'hosting-files-'));
    const plugin = load(locale);
    await plugin.postBuild?.({ outDir } as Parameters<NonNullable<Plugin['postBuild']>>[0]);
    const files = readdirSync(outDir).map((name) => [
      name,
      readFileSync(path.join(outDir, name), 'utf8'),
    ]);
    rmSync(outDir, { recursive: true });
    return Object.fromEntries(files) as Record<string, string>;
  }

  test('writes both files with the build of the default language', async () => {
    expect(await build('en')).toEqual({
      _headers: headersFile(publication),
      _redirects: redirectsFile(activeRedirects(), publication),
    });
  });

  test('writes nothing with the builds of other languages', async () => {
    expect(await build('zh')).toEqual({});
  });
});
