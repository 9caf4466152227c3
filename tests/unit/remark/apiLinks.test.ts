import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import path from 'node:path';
import { remarkApiLinks } from '@site/src/remark/api-links';

const root = path.resolve(__dirname, '../../..');

/** Links of a page: text and address. */
async function linksOf(markdown: string, page = 'docs-core/components/account.mdx') {
  const tree = fromMarkdown(markdown);
  const transform = remarkApiLinks.call({} as never, { siteDir: root }) as unknown as (
    tree: Root,
    file: { path: string },
  ) => Promise<void>;
  await transform(tree, { path: path.join(root, page) });
  const found: string[] = [];
  const visit = (node: { type: string; url?: string; children?: unknown[]; value?: string }) => {
    if (node.type === 'link') {
      const [child] = (node.children ?? []) as { value?: string }[];
      found.push(`${child?.value} ${node.url}`);
    }
    ((node.children ?? []) as never[]).forEach(visit);
  };
  visit(tree as never);
  return found;
}

test('names of exports lead to their reference, however they are written', async () => {
  expect(await linksOf('`Account`, `<SignInPage />`, and `useSession()`')).toEqual([
    'Account /core/api/account/',
    '<SignInPage /> /core/api/sign-in-page/',
    'useSession() /core/api/use-session/',
  ]);
});

test('types lead to their section', async () => {
  expect(await linksOf('A `Navigation` is a list.')).toEqual([
    'Navigation /core/api/app-provider/#navigation',
  ]);
});

test('the first mention in each section is linked', async () => {
  const markdown = '`Account` `Account`\n\n## More\n\n`Account`\n\n### Deeper\n\n`Account`';
  expect(await linksOf(markdown)).toHaveLength(2);
});

test('headings, links, and other words stay as they are', async () => {
  expect(await linksOf('## `Account`\n\n[`Account`](/elsewhere/) `account` `Button`')).toEqual([
    'Account /elsewhere/',
  ]);
});

test('a page does not link to itself', async () => {
  expect(await linksOf('`Account` `SignInPage`', 'docs-core/api/account.mdx')).toEqual([
    'SignInPage /core/api/sign-in-page/',
  ]);
});

test('pages of Studio lead to the reference of Studio', async () => {
  expect(await linksOf('`DataGrid`', 'docs-studio/concepts/building-ui.mdx')).toEqual([
    'DataGrid /studio/reference/components/data-grid/',
  ]);
});

test('archived pages lead to the reference of their release, and know nothing later', async () => {
  const page = 'core_versioned_docs/version-0.12.1/components/account.mdx';
  expect(await linksOf('`Account` `Crud` `Navigation`', page)).toEqual([
    'Account /core/0.12.1/api/account/',
    'Navigation /core/0.12.1/api/app-provider/#navigation',
  ]);
});
