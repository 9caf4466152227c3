import { writtenFile } from '@site/src/hosting/writtenFiles';

const pages = ['/', '/core', '/core/components/account'];
const isPage = (pathname: string): boolean => pages.includes(pathname);
const root = { isRoot: true, isPage };
const language = { isRoot: false, isPage };

test.each([
  ['404.html', { by: 'Docusaurus' }],
  ['sitemap.xml', { by: 'Docusaurus' }],
  ['robots.txt', { by: 'src/plugins/hosting-files' }],
  ['_redirects', { by: 'src/plugins/hosting-files' }],
  ['sw.js', { by: 'src/plugins/service-worker' }],
  ['releases.atom', { by: 'src/plugins/release-feed' }],
  ['translations.json', { by: 'src/plugins/translation-status' }],
  ['llms.txt', { by: 'src/plugins/machine-pages' }],
  ['core/llms-full.txt', { by: 'src/plugins/machine-pages' }],
  ['studio/llms.txt', { by: 'src/plugins/machine-pages' }],
  ['index.md', { by: 'src/plugins/machine-pages' }],
  ['core.md', { by: 'src/plugins/machine-pages' }],
  ['core/components/account.md', { by: 'src/plugins/machine-pages' }],
  ['assets/js/main.js', { by: 'Docusaurus', folder: 'assets/' }],
  ['pagefind/entry.json', { by: 'src/plugins/search-index', folder: 'pagefind/' }],
  ['img/social/core.png', { by: 'src/plugins/social-images', folder: 'img/social/' }],
])('a build writes %s', (file, written) => {
  expect(writtenFile(file, root)).toEqual(written);
});

test.each([
  ...['llms-full.txt', 'other/llms.txt', 'img/favicon.svg', 'img/socials/core.png', 'assets'],
  ...[
    'core/components/account',
    'core/components/account.md.txt',
    'core/components/page.md',
    '.md',
  ],
])('an address of its own: %s', (file) => {
  expect(writtenFile(file, root)).toBeUndefined();
});

test.each(['llms.txt', 'core/llms.txt', 'sitemap.xml', 'releases.json', 'core.md', 'assets/a.js'])(
  'each language has %s',
  (file) => {
    expect(writtenFile(file, language)).toEqual(writtenFile(file, root));
  },
);

test.each([
  'robots.txt',
  '_headers',
  'sw.js',
  'translations.json',
  'demos/a.html',
  'img/badges/a.svg',
])('the site has %s once', (file) => {
  expect(writtenFile(file, root)).toBeDefined();
  expect(writtenFile(file, language)).toBeUndefined();
});
