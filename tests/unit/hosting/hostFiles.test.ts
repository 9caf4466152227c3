import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
import { mergeAllowed } from '../../../src/hosting/policy/allowedInline';
import { readAllowedInline, writePolicyFile } from '../../../src/hosting/policy/policyFile';
import { robotsText } from '../../../src/hosting/robots';
import hostingFilesPlugin from '../../../src/plugins/hosting-files';
import { headPreferences } from '../../../src/preferences/inlineScripts';

const publication = {
  basePath: '/toolpad/',
  languagePrefixes: ['zh'],
  pageFolders: ['core', 'demos', 'playground'],
};

const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };

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
  const blocks = parseHeaders(headersFile(publication, inline));

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
      expect(headersAt(address)).toEqual({ ...commonHeaders, ...documentHeaders(inline) });
    },
  );

  test('gives the playground its own policy, and no other with it', () => {
    expect(headersAt('/toolpad/playground/')).toEqual(
      headersOf('/playground/index.html', true, () => inline),
    );
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
    const headers = documentHeaders(inline);
    expect(headers['X-Frame-Options']).toBe('SAMEORIGIN');
    expect(headers['Content-Security-Policy']).toMatch(/frame-ancestors 'self'(;|$)/);
  });
});

describe('the plugin', () => {
  const siteStorage = { type: 'localStorage', namespace: '-toolpad' } as const;

  const load = (currentLocale: string, siteDir: string): Plugin =>
    hostingFilesPlugin({
      siteDir,
      siteStorage,
      siteConfig: { url: 'https://docs.test' },
      i18n: { currentLocale, defaultLocale: 'en', locales: ['en', 'zh'] },
    } as unknown as LoadContext);

  /** Tags of plugins: of those of the site, and of one more. */
  const tags = (extra: string) => ({
    headTags: `<script>${headPreferences({ siteStorage })}</script>`,
    preBodyTags: extra,
    postBodyTags: '',
  });

  let siteDir: string;
  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'hosting-files-'));
  });
  afterEach(() => rmSync(siteDir, { recursive: true }));

  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    writeFileSync(path.join(siteDir, name), text);
  };
  const read = (name: string): string => readFileSync(path.join(siteDir, name), 'utf8');

  async function build(locale: string, extra = ''): Promise<void> {
    const plugin = load(locale, siteDir);
    const folder = locale === 'en' ? 'build' : `build/${locale}`;
    const baseUrl = locale === 'en' ? '/toolpad/' : `/toolpad/${locale}/`;
    const outDir = path.join(siteDir, folder);
    const props = { outDir, baseUrl, ...tags(extra) };
    await plugin.postBuild?.(props as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  }

  test('writes all files with the build of the default language', async () => {
    ['core', 'demos', 'playground'].forEach((name) => write(`build/${name}/index.html`, ''));
    ['assets', 'img', 'zh'].forEach((name) => write(`build/${name}/a.txt`, ''));
    await build('en');
    const found = readAllowedInline(path.join(siteDir, 'build'));
    expect(read('build/_headers')).toBe(headersFile(publication, found));
    expect(read('build/_redirects')).toBe(redirectsFile(activeRedirects(), publication));
    expect(read('build/robots.txt')).toBe(robotsText('https://docs.test', publication));
  });

  test('the build of another language adds to the policy what its pages hold', async () => {
    write('build/core/index.html', '');
    await build('en');
    const before = read('build/_headers');
    write('build/zh/index.html', '<svg style="display: none;"></svg>');
    await build('zh');
    expect(before).not.toContain("'sha256-biLFinpqYMtWHmXfkA1BPeCY0/fNt46SAZ+BBk5YUog='");
    expect(read('build/_headers')).toContain(
      "'sha256-biLFinpqYMtWHmXfkA1BPeCY0/fNt46SAZ+BBk5YUog='",
    );
  });

  test('a language that is built alone leaves files of hosts to others', async () => {
    write('build/zh/index.html', '');
    await build('zh');
    expect(readdirSync(path.join(siteDir, 'build'))).toEqual(['zh']);
    expect(readdirSync(path.join(siteDir, 'build/zh'))).toEqual(['_policy.json', 'index.html']);
  });

  test('fails on inline code that nobody has reviewed, and writes nothing', async () => {
    write('build/core/index.html', '<p>\n<script>track("reader")</script>');
    write('build/core/a/index.html', '<p onclick="go()"><script>track("reader")</script>');
    await expect(build('en')).rejects.toThrow(
      /build\/core\/a\/index\.html:1:19 {2}error policy\/script {2}script "track\("reader"\)" is not reviewed, and browsers would refuse it, here and on 1 more -> load it as a file, or .* add it to reviewedScripts in src\/hosting\/policy\/reviewedInline\.ts/,
    );
    await expect(build('en')).rejects.toThrow(
      /build\/core\/a\/index\.html:1:1 {2}error policy\/event-handler {2}event handler "go\(\)"/,
    );
    expect(readdirSync(path.join(siteDir, 'build'))).toEqual(['core']);
  });

  test('fails on the script of a plugin that nobody has reviewed', async () => {
    write('build/index.html', '<script>track()</script>');
    await expect(build('en', '<script>track()</script>')).rejects.toThrow(
      /docusaurus\.config\.ts:1:1 {2}error policy\/script {2}a plugin puts the inline script "track\(\)/,
    );
  });

  test('keeps the hashes of the release before, and of none before that', async () => {
    const former = path.join(siteDir, 'former');
    mkdirSync(former);
    const older = { scripts: ["'sha256-older'"], styles: [] };
    await writePolicyFile(former, { inline, former: older });
    write('build/index.html', '');
    process.env.FORMER_RELEASE = former;
    try {
      await build('en');
    } finally {
      delete process.env.FORMER_RELEASE;
    }
    const kept = readAllowedInline(path.join(siteDir, 'build'));
    expect(kept).toEqual(mergeAllowed([kept, inline]));
    expect(kept.scripts).not.toContain("'sha256-older'");
  });
});
