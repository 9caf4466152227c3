import type { AllContent } from '@docusaurus/types';
import { otherPages } from '@site/src/plugins/machine-pages/otherPages';

const content = (pages: readonly object[]): AllContent =>
  ({ 'docusaurus-plugin-content-pages': { default: pages } }) as unknown as AllContent;

test('written pages for readers have Markdown, whatever their language', () => {
  const pages = [
    { type: 'mdx', permalink: '/toolpad/pt/privacy', unlisted: false },
    { type: 'mdx', permalink: '/toolpad/pt/terms/', unlisted: false },
    { type: 'mdx', permalink: '/toolpad/pt/hidden', unlisted: true },
    { type: 'mdx', permalink: '/toolpad/pt/specimens/demos', unlisted: false },
    { type: 'jsx', permalink: '/toolpad/pt/' },
  ];
  expect(otherPages(content(pages), '/toolpad/pt/')).toEqual(['/privacy', '/terms']);
});

test('a site without such pages has none', () => {
  expect(otherPages({}, '/toolpad/')).toEqual([]);
});
