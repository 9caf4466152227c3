import { getMdxParser } from '@site/src/content/page/mdxParser';
import { parsePage } from '@site/src/content/page/parsePage';
import { relink, type LinkingPage } from '@site/src/authoring/rename/relink';
import type { Moves } from '@site/src/authoring/rename/moves';

const moves: Moves = {
  from: '/core/guides/old',
  to: '/core/tasks/new',
  files: new Map([
    ['docs-core/guides/old.mdx', 'docs-core/tasks/new.mdx'],
    ['docs-core/guides/old/_part.mdx', 'docs-core/tasks/new/_part.mdx'],
  ]),
};

async function relinked(text: string, place: Partial<LinkingPage> = {}): Promise<string> {
  const { body } = parsePage(Buffer.from(text), await getMdxParser());
  if (!body) throw new Error('the page of the test can not be read');
  return relink(
    { file: 'docs-core/guides/other.mdx', present: 'x.mdx', text, body, ...place },
    moves,
  );
}

test.each([
  ['an address', '[Old](/core/guides/old/)', '[Old](/core/tasks/new/)'],
  ['an anchor', '[Old](/core/guides/old/#a-b)', '[Old](/core/tasks/new/#a-b)'],
  ['a tab', '[Old](/core/guides/old/hooks-api/)', '[Old](/core/tasks/new/hooks-api/)'],
  ['a file', '[Old](./old.mdx#top)', '[Old](../tasks/new.mdx#top)'],
  ['a file without ./', '[Old](old.mdx)', '[Old](../tasks/new.mdx)'],
  ['a title', '[Old](./old.mdx "Old page")', '[Old](../tasks/new.mdx "Old page")'],
  ['a definition', '[Old][a]\n\n[a]: /core/guides/old/', '[Old][a]\n\n[a]: /core/tasks/new/'],
  ['an attribute', '<Card href="/core/guides/old/" />', '<Card href="/core/tasks/new/" />'],
  ['an expression', "<Card href={'/core/guides/old/'} />", "<Card href={'/core/tasks/new/'} />"],
  [
    'a partial',
    "import A from './old/_part.mdx';\n\n<A />",
    "import A from '../tasks/new/_part.mdx';\n\n<A />",
  ],
  [
    'its own address as text',
    '[/core/guides/old/](/core/guides/old/)',
    '[/core/guides/old/](/core/tasks/new/)',
  ],
  [
    'two links of a line',
    '[a](./old.mdx), [b](./old.mdx#b)',
    '[a](../tasks/new.mdx), [b](../tasks/new.mdx#b)',
  ],
])('%s follows', async (_name, before, after) => {
  expect(await relinked(before)).toBe(after);
});

test.each([
  ['a longer name', '[Other](/core/guides/older/) [Other](./old-times.mdx)'],
  ['another host', '[Other](https://example.com/core/guides/old/)'],
  ['code', '`/core/guides/old/`\n\n```md\n[Old](./old.mdx)\n```'],
  ['an anchor of the same page', '[Here](#old)'],
  ['a picture of the site', '![Old](/img/old.png)'],
])('%s stays', async (_name, text) => {
  expect(await relinked(text)).toBe(text);
});

test('the page that moves keeps its targets', async () => {
  const text =
    "import B from './_b.mdx';\n\n[Other](./other.mdx) [Up](../a/b.mdx#c) [Self](./old.mdx)";
  expect(await relinked(text, { file: 'docs-core/guides/old.mdx' })).toBe(
    "import B from '../guides/_b.mdx';\n\n[Other](../guides/other.mdx) [Up](../a/b.mdx#c) [Self](./new.mdx)",
  );
});

test('an address on an archived page means the archived page', async () => {
  const archive = {
    product: 'core',
    text: '0.1.0',
    isArchived: true,
    folder: 'x',
    root: '/core/0.1.0',
  } as const;
  const text = '[Old](/core/guides/old/)';
  expect(await relinked(text, { archive })).toBe(text);
  const other = { ...archive, product: 'studio', root: '/studio/0.1.0' } as const;
  expect(await relinked(text, { archive: other })).toBe('[Old](/core/tasks/new/)');
});

test('a link that is written with escapes is told at its place', async () => {
  await expect(relinked('Text.\n\n[Old](/core/guides/&#111;ld/)')).rejects.toThrow(
    'x.mdx:3:1  the link to "/core/guides/old/" would have to become "/core/tasks/new/", and can\'t be found -> write it as [text](address)',
  );
});
