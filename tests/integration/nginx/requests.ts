import { basePath } from '../../../src/site';
import { cacheControl, neverStore, revalidate } from '../../../src/hosting/headers';

/** A request to the small site, and what every server has to answer. */
export interface RequestRow {
  readonly path: string;
  readonly status: number;
  /** Content type of the answer. */
  readonly type?: string;
  readonly cache: string;
  readonly location?: string;
  /** What the body holds. */
  readonly text?: string;
  readonly method?: string;
}

const html = 'text/html; charset=utf-8';
const plain = 'text/plain; charset=utf-8';
const script = 'text/javascript; charset=utf-8';

const file = (path: string, type: string, text?: string): RequestRow => ({
  path,
  status: 200,
  type,
  text,
  cache: cacheControl(
    path
      .replace(/\?.*/, '')
      .replace(basePath, '/')
      .replace(/^\/zh\//, '/'),
  ),
});

/** What is there. */
export const files: readonly RequestRow[] = [
  file('/toolpad/', html, 'home'),
  file('/toolpad/?utm_source=x', html, 'home'),
  file('/toolpad/core/introduction/overview/', html, 'core overview'),
  file('/toolpad/zh/', html, 'zh home'),
  file('/toolpad/zh/core/introduction/overview/', html, 'zh core overview'),
  file('/toolpad/playground/', html, 'playground'),
  file('/toolpad/verification.html', html, 'verified'),
  file('/toolpad/assets/js/main.0a1b2c3d.js', script, '/* main */'),
  file('/toolpad/zh/assets/js/main.0a1b2c3d.js', script, '/* zh */'),
  file('/toolpad/assets/playground/frame.0a1b2c3d.js', script, '/* frame */'),
  file('/toolpad/assets/fonts/figtree.0a1b2c3d.woff2', 'font/woff2'),
  file('/toolpad/img/logo.svg', 'image/svg+xml; charset=utf-8', '<svg'),
  file('/toolpad/img/shot.png', 'image/png'),
  file('/toolpad/screenshots/studio/grid.webp', 'image/webp'),
  file('/toolpad/pagefind/index/en_0a1b2c3.pf_index', 'application/octet-stream'),
  file('/toolpad/sitemap.xml', 'text/xml; charset=utf-8', '<urlset>'),
  file('/toolpad/releases.json', 'application/json; charset=utf-8', 'items'),
  file('/toolpad/releases.atom', 'application/atom+xml; charset=utf-8', '<feed>'),
  file('/toolpad/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'name'),
  file('/toolpad/core/introduction/overview.md', 'text/markdown; charset=utf-8', '# Overview'),
  file('/toolpad/sw.js', script),
  file('/toolpad/a+b.txt', plain, 'plus'),
  file('/robots.txt', plain, 'User-agent'),
];

const redirect = (path: string, location: string): RequestRow => ({
  path,
  status: 301,
  location,
  cache: revalidate,
});

const overview = '/toolpad/core/introduction/overview/';
const roadmap = '/toolpad/core/introduction/roadmap/';

/** Other spellings and former addresses: one redirect each, to the only address. */
export const redirections: readonly RequestRow[] = [
  redirect('/', '/toolpad/'),
  redirect('//', '/toolpad/'),
  redirect('/?a=1', '/toolpad/?a=1'),
  redirect('/toolpad', '/toolpad/'),
  redirect('/toolpad//', '/toolpad/'),
  redirect('/toolpad?a=//evil.com', '/toolpad/?a=//evil.com'),
  redirect('/toolpad/index.html', '/toolpad/'),
  redirect('/toolpad/zh/index.html', '/toolpad/zh/'),
  redirect('/toolpad/core/introduction/overview', overview),
  redirect('/toolpad/core/introduction/overview?a=b&c=%20', `${overview}?a=b&c=%20`),
  redirect('/toolpad/core/introduction/overview.html', overview),
  redirect('/toolpad/core/introduction/overview.html?a', `${overview}?a`),
  redirect('/toolpad/core/introduction/overview/index.html', overview),
  redirect('/toolpad//core///introduction/overview/', overview),
  redirect('//toolpad/core/introduction/overview', overview),
  redirect('/toolpad/core/introduction/%6Fverview/', overview),
  redirect('/toolpad/zh/core/introduction/overview', '/toolpad/zh/core/introduction/overview/'),
  redirect('/toolpad//assets/js/main.0a1b2c3d.js', '/toolpad/assets/js/main.0a1b2c3d.js'),
  redirect('/toolpad/a%2Bb.txt', '/toolpad/a+b.txt'),
  redirect('/toolpad/a%2Bb.txt?x=%0d%0a', '/toolpad/a+b.txt?x=%0d%0a'),
  redirect('/toolpad/core/introduction/', overview),
  redirect('/toolpad/core/introduction', overview),
  redirect('/toolpad/core/introduction.html', overview),
  redirect('/toolpad/core/introduction/index.html?x', `${overview}?x`),
  redirect('/toolpad/zh/core/introduction', '/toolpad/zh/core/introduction/overview/'),
  redirect('/toolpad/core/react-stat-card/', roadmap),
  redirect('/toolpad/core/react-stat-card/index.html', roadmap),
  redirect('/toolpad/zh/core/react-stat-card?q=1', `${roadmap.replace('/core', '/zh/core')}?q=1`),
  redirect('/toolpad/core/plans?x=1', `${roadmap}?x=1#plans`),
  redirect('/toolpad/concepts/anything/', '/toolpad/studio/concepts/anything/'),
  redirect('/toolpad/concepts/a/b?c=d', '/toolpad/studio/concepts/a/b/?c=d'),
  redirect('/toolpad/zh/concepts/a/', '/toolpad/zh/studio/concepts/a/'),
  redirect('/toolpad/concepts', '/toolpad/studio/concepts/'),
];

const page = (path: string, title = 'not found'): RequestRow => ({
  path,
  status: 404,
  type: html,
  text: `<title>${title}</title>`,
  cache: revalidate,
});

/** Pages that are not there: the page of the language says so. */
export const missingPages: readonly RequestRow[] = [
  page('/toolpad/core/nope/'),
  page('/toolpad/core/nope'),
  page('/toolpad//core/nope'),
  page('/toolpad/core/nope?a=b'),
  page('/toolpad/nope.html'),
  page('/toolpad/404.html'),
  page('/toolpad/404/'),
  page('/toolpad/assets/'),
  page('/toolpad/core'),
  page('/toolpad/core/'),
  page('/toolpad/core/v0.13.0'),
  page('/toolpad/core/foo.bar'),
  page('/toolpad/zh/core/overview.php', 'zh not found'),
  page('/toolpad/core/introduction/overview.mdx'),
  page('/toolpad/Core/Introduction/Overview/'),
  page('/toolpad/Core/Introduction/'),
  page('/toolpad/core/introduction/overview/more/'),
  page('/toolpad/zh/core/nope', 'zh not found'),
  page('/toolpad/zh/404.html', 'zh not found'),
  page('/toolpad/ZH/core/nope'),
  page('/toolpad/zhx/'),
  page('/Toolpad/'),
  page('/elsewhere/'),
  page('/index.html'),
  page('/toolpad/%E4%B8%AD/'),
  page(`/toolpad/${'x'.repeat(300)}/`),
  page('//evil.com/'),
  page('//evil.com/toolpad/'),
  page('/toolpad//evil.com/'),
  page('/toolpad/_redirects'),
  page('/toolpad/_headers'),
  page('/_headers'),
  page('/_redirects'),
  page('/toolpad/.env/'),
];

const missingFile = (path: string): RequestRow => ({
  path,
  status: 404,
  type: plain,
  text: 'not found\n',
  cache: neverStore,
});

/** Files that are not there, or are nobody's business: a line that no cache keeps. */
export const missingFiles: readonly RequestRow[] = [
  '/toolpad/assets/js/gone.1.js',
  '/toolpad/zh/assets/js/gone.1.js',
  '/toolpad/img/gone.png',
  '/toolpad/IMG/logo.svg',
  '/toolpad/img/gone.PNG',
  '/toolpad/pagefind/index/en_123.pf_index',
  '/toolpad/core/introduction/nope.md',
  '/favicon.ico',
  '/humans.txt',
  '/toolpad/link.txt',
  '/toolpad/_policy.json',
  '/.releases.json',
  '/toolpad/../secret.txt',
  '/toolpad/%2e%2e/secret.txt',
  '/toolpad/assets/../../secret.txt',
  '/toolpad/.env',
  '/toolpad/%2eenv',
  '/toolpad/.git/config.txt',
  '//evil.com/x.js',
].map(missingFile);

const refused = (path: string): RequestRow => ({
  path,
  status: 400,
  type: plain,
  text: 'bad request\n',
  cache: neverStore,
});

/** Addresses that are none, most of which want to be part of something else. */
export const malformed: readonly RequestRow[] = [
  '/toolpad/%',
  '/toolpad/%E0%A4%A/',
  '/toolpad/%E0%A4/',
  '/toolpad/%ff.js',
  '/toolpad/%00',
  '/toolpad/%2e%2e%2fsecret.txt',
  '/toolpad/..%2fsecret.txt',
  '/toolpad/..%5csecret.txt',
  '/toolpad/%5Cevil.com/',
  '/%5C%5Cevil.com',
  '/\\evil.com',
  '/%2f%2fevil.com/',
  '/toolpad%2Fcore/',
  '/toolpad/x%0d%0aSet-Cookie:a/',
  '/toolpad/concepts/%0d%0aSet-Cookie:a/',
  '/toolpad/core/introduction/overview%0d%0aSet-Cookie:a',
].map(refused);

/** Methods that would change something, or tell something. */
export const refusedMethods: readonly RequestRow[] = [
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
].map((method) => ({
  method,
  path: '/toolpad/',
  status: 405,
  type: plain,
  text: 'method not allowed\n',
  cache: neverStore,
}));
