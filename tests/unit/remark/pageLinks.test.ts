import type { Definition, Link, Root } from 'mdast';
import { VFile } from 'vfile';
import { remarkPageLinks } from '../../../src/remark/page-links';

function transform(tree: Root, file: string): void {
  const run = remarkPageLinks.call({} as never, { siteDir: '/site' });
  (run as (root: Root, source: VFile) => void)(tree, new VFile({ path: `/site/${file}` }));
}

function linkOn(file: string, url: string): string {
  const link: Link = { type: 'link', url, children: [{ type: 'text', value: 'A page' }] };
  transform({ type: 'root', children: [{ type: 'paragraph', children: [link] }] }, file);
  return link.url;
}

const english = 'docs-core/integrations/react-router.mdx';
const translated = 'i18n/zh/docusaurus-plugin-content-docs-core/current/introduction/overview.mdx';
const archived = 'core_versioned_docs/version-0.12.1/introduction/overview.mdx';

it.each([
  [english, '../introduction/installation.mdx#peer', '/introduction/installation.mdx#peer'],
  [english, './vite.mdx', '/integrations/vite.mdx'],
  [english, 'vite.mdx', '/integrations/vite.mdx'],
  [english, './vite.md?view=all#peer', '/integrations/vite.md?view=all#peer'],
  [translated, '../components/account.mdx', '/components/account.mdx'],
  [archived, './roadmap.mdx', '/introduction/roadmap.mdx'],
])('on %s, %s becomes %s', (file, url, expected) => {
  expect(linkOn(file, url)).toBe(expected);
});

it.each([
  [english, '/core/components/account/'],
  [english, 'https://example.com/readme.md'],
  [english, '#peer'],
  [english, './vite.mdx.zip'],
  [english, '../../README.md'],
  ['src/pages/privacy/index.mdx', '../other.mdx'],
])('on %s, %s stays', (file, url) => {
  expect(linkOn(file, url)).toBe(url);
});

it('a link that stands at the end of the page is one too', () => {
  const definition: Definition = { type: 'definition', identifier: 'vite', url: './vite.mdx' };
  transform({ type: 'root', children: [definition] }, english);
  expect(definition.url).toBe('/integrations/vite.mdx');
});
