import path from 'node:path';
import type { Root } from 'mdast';
import { getMdxParser } from '@site/src/content/page/mdxParser';
import { remarkApiLinks } from '@site/src/remark/api-links';
import { toMdx } from '../toMdx';

const mockAddresses: Readonly<Record<string, string | undefined>> = {
  Account: '/core/api/account/',
  'Account.Menu': '/core/api/account/#menu',
  Codec: '/core/api/codecs/#codec',
  useSession: '/core/api/use-session/',
  ReactNode: 'https://react.dev/reference/',
  Internal: undefined,
};

jest.mock('@site/src/remark/api-reference/load', () => ({
  referenceContext: async () => ({
    exports: new Map(Object.keys(mockAddresses).map((name) => [name, {}])),
    linkOf: (name: string) => mockAddresses[name],
  }),
}));

const siteDir = path.resolve('/site');

/** A page as its author would have to write it to get the same. */
async function linked(markdown: string, page = 'docs-core/a/b.mdx'): Promise<string> {
  const tree = (await getMdxParser())(markdown);
  const run = remarkApiLinks.call({} as never, { siteDir }) as unknown as (
    tree: Root,
    file: { path: string },
  ) => Promise<void>;
  await run(tree, { path: path.join(siteDir, page) });
  return toMdx([tree]);
}

test.each([
  ['Account', '/core/api/account/'],
  ['<Account>', '/core/api/account/'],
  ['<Account/>', '/core/api/account/'],
  ['< Account />', '/core/api/account/'],
  ['<Account.Menu />', '/core/api/account/#menu'],
  ['useSession()', '/core/api/use-session/'],
])('`%s` is a mention of an export', async (code, address) => {
  expect(await linked(`\`${code}\``)).toBe(`[\`${code}\`](${address})`);
});

test.each([
  ['code around an element', 'return <Account />'],
  ['code behind an element', '<Account /> || null'],
  ['an element with attributes', '<Account slots={{}} />'],
  ['a call of the result', 'useSession()()'],
  ['a member of the result', 'useSession().user'],
  ['a name in a longer one', 'AccountPreview'],
  ['a type of another package', 'ReactNode'],
  ['an export without an entry', 'Internal'],
])('%s is none', async (_what, code) => {
  expect(await linked(`\`${code}\``)).toBe(`\`${code}\``);
});

test('each name is linked where it is first in a section, whatever its level of nesting', async () => {
  expect(
    await linked(
      '`Account` `Codec`\n\n> `Account`\n\n### Part\n\n`Account`\n\n## Section\n\n> `Account`\n\n`Account` `Codec`',
    ),
  ).toBe(
    '[`Account`](/core/api/account/) [`Codec`](/core/api/codecs/#codec)\n\n> `Account`\n\n### Part\n\n`Account`\n\n' +
      '## Section\n\n> [`Account`](/core/api/account/)\n\n`Account` [`Codec`](/core/api/codecs/#codec)',
  );
});

test.each([
  ['a link', '[the `Account`](/a/)'],
  ['a link whose address stands below', '[the `Account`][a]\n\n[a]: /a/'],
  ['a link that is an element', '<a href="/a/">the `Account`</a>'],
  ['a part of a link', '[the **`Account`**](/a/)'],
  ['a heading', '### The `Account`'],
])('a name in %s stays what it is', async (_place, markdown) => {
  expect(await linked(markdown)).toBe(markdown);
});

test('a name in another element is linked', async () => {
  expect(await linked('<Card title="A">the `Account`</Card>')).toBe(
    '<Card title="A">the [`Account`](/core/api/account/)</Card>',
  );
});

test.each(['docs-core/api/account.mdx', 'docs-core/api/account.md'])(
  'a page that is about an export, as %s, has no link to itself',
  async (page) => {
    expect(await linked('`Account` `Account.Menu` `useSession`', page)).toBe(
      '`Account` `Account.Menu` [`useSession`](/core/api/use-session/)',
    );
  },
);

test('a page outside of the documentation has links to all', async () => {
  expect(await linked('`Account`', 'src/pages/account.mdx')).toBe(
    '[`Account`](/core/api/account/)',
  );
});
