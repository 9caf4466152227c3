import type { Nodes, Root } from 'mdast';
import path from 'node:path';
import { getMdxParser } from '@site/src/content/page/mdxParser';
import { pagePathname } from '@site/src/remark/api-links/pagePathname';
import { remarkVersionLinks } from '@site/src/remark/version-links';

const siteDir = path.resolve(__dirname, '../../..');

async function transformed(markdown: string, file: string): Promise<string> {
  const tree = (await getMdxParser())(markdown) as Root;
  const transform = remarkVersionLinks.call({} as never, { siteDir }) as unknown as (
    tree: Root,
    file: { path: string },
  ) => void;
  transform(tree, { path: path.join(siteDir, file) });
  const found: string[] = [];
  const visit = (node: Nodes): void => {
    if ('url' in node) found.push(node.url);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      node.attributes.forEach(({ value }) =>
        found.push(typeof value === 'object' ? `{${value?.value}}` : String(value)),
      );
    }
    if ('children' in node) node.children.forEach((child) => visit(child as Nodes));
  };
  visit(tree);
  return found.join(' ');
}

const page =
  '[A](/core/api/account/)\n\n<Card href="/core/components/account/" title="/core/api/" />\n\n[B]\n\n[B]: /core/api/create/#props';

test('links of an archived page lead to its own release', async () => {
  expect(await transformed(page, 'core_versioned_docs/version-0.12.1/a/b.mdx')).toBe(
    '/core/0.12.1/api/account/ /core/0.12.1/components/account/ /core/api/ /core/0.12.1/api/create/#props',
  );
});

test('an element in a line leads to the release as well, by either name of its address', async () => {
  const line = 'See <Link to="/core/api/account/">A</Link> or <a href="/core/api/create/">B</a>.';
  expect(await transformed(line, 'core_versioned_docs/version-0.12.1/a/b.mdx')).toBe(
    '/core/0.12.1/api/account/ /core/0.12.1/api/create/',
  );
});

test('an address that is worked out is left alone', async () => {
  expect(
    await transformed(
      '<Card href={target} {...others} />',
      'core_versioned_docs/version-0.12.1/a/b.mdx',
    ),
  ).toBe('{target} ...others');
});

test('links of a page outside of the documentation stay', async () => {
  expect(await transformed('[A](/core/api/account/)', 'src/pages/privacy/index.mdx')).toBe(
    '/core/api/account/',
  );
});

test('links of a current page stay', async () => {
  expect(await transformed(page, 'docs-core/a/b.mdx')).toBe(
    '/core/api/account/ /core/components/account/ /core/api/ /core/api/create/#props',
  );
});

test('the path of a page tells its release', () => {
  const pathnameOf = (file: string) => pagePathname(siteDir, path.join(siteDir, file));
  expect(pathnameOf('core_versioned_docs/version-0.12.1/api/account.mdx')).toBe(
    '/core/0.12.1/api/account',
  );
  expect(pathnameOf('docs-core/api/account.mdx')).toBe('/core/api/account');
});
