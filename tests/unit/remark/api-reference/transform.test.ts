import path from 'node:path';
import type { Root } from 'mdast';
import { getMdxParser } from '@site/src/content/page/mdxParser';
import { remarkApiReference } from '@site/src/remark/api-reference';
import { createDescribe } from '@site/src/remark/api-reference/markdown';
import { toMdx } from '../toMdx';

const mockContext = jest.fn();
const mockMessages = jest.fn((_locale: string) => new Map<string, string>());

jest.mock('@site/src/remark/api-reference/load', () => ({
  referenceContext: (siteDir: string, file: string) => mockContext(siteDir, file),
}));

jest.mock('@site/src/api-reference/headings', () => ({
  loadHeadingMessages: (_siteDir: string, locale: string) => mockMessages(locale),
}));

jest.mock('@site/src/api-reference/loadStudioApi', () => ({
  loadStudioApi: async () => ({ fileSchema: { files: [], definitions: [] } }),
}));

const account = {
  ...{ name: 'Account', kind: 'component', package: '@toolpad/core', modules: [], imports: [] },
  description: 'Shows the account.',
  slots: [{ name: 'popover', type: 'string', required: false, description: 'The menu.' }],
};

beforeEach(async () => {
  mockMessages.mockReturnValue(new Map());
  mockContext.mockResolvedValue({
    exports: new Map([['Account', account]]),
    linkOf: () => undefined,
    describe: await createDescribe((url) => url),
  });
});

afterEach(() => {
  delete process.env.DOCUSAURUS_CURRENT_LOCALE;
  jest.clearAllMocks();
});

async function transformed(markdown: string, page = 'docs-core/a/b.mdx'): Promise<Root> {
  const tree = (await getMdxParser())(markdown);
  const run = remarkApiReference.call({} as never, { siteDir: process.cwd() }) as unknown as (
    tree: Root,
    file: { path: string },
  ) => Promise<void>;
  await run(tree, { path: path.join(process.cwd(), page) });
  return tree;
}

const imports =
  "import { ApiReturns, ApiRow, ApiTable, SchemaDefinition } from '@site/src/components/ApiReference';";

const described = '<ApiDescription of="Account" />';

test('reference stands where its element stood, beside what is written', async () => {
  expect(toMdx([await transformed(`Before.\n\n${described}\n\nAfter.`)])).toBe(
    `${imports}\n\nBefore.\n\nShows the account.\n\nAfter.`,
  );
});

test('reference inside of another element is found, and its components are imported once', async () => {
  expect(
    toMdx([await transformed(`<Card>\n${described}\n</Card>\n\n> ${described}\n\n${described}`)]),
  ).toBe(
    `${imports}\n\n<Card>\n  Shows the account.\n</Card>\n\n> Shows the account.\n\nShows the account.`,
  );
});

test('a page whose only reference is inside of another element imports its components too', async () => {
  expect(toMdx([await transformed(`> ${described}`)])).toBe(`${imports}\n\n> Shows the account.`);
});

test('a page without reference stays, and nothing is loaded for it', async () => {
  const page = '<Card>\n  Text of `<ApiMembers of="Account" />`.\n</Card>';
  expect(toMdx([await transformed(page)])).toBe(page);
  expect(mockContext).not.toHaveBeenCalled();
});

test('the reference is that of the product and release of the page', async () => {
  await transformed(described, 'docs-studio/a.mdx');
  expect(mockContext).toHaveBeenCalledWith(
    process.cwd(),
    path.join(process.cwd(), 'docs-studio/a.mdx'),
  );
});

test('an element says which part it shows', async () => {
  expect(toMdx([await transformed('<ApiMembers of="Account" part="slots" />')])).toContain(
    '<ApiTable label="Slots of Account" kind="slot" names={["popover"]}>',
  );
});

test.each([
  ['<ApiMembers />', '<ApiMembers> does not say of which export -> add of="…"'],
  ['<ApiMembers of={name} />', '<ApiMembers> does not say of which export -> add of="…"'],
  ['<ApiMembers {...of} />', '<ApiMembers> does not say of which export -> add of="…"'],
  ['<ApiMembers of="Acount" />', 'the package exports no "Acount" -> did you mean "Account"?'],
  [
    '<ApiMembers of="Whatever" />',
    'the package exports no "Whatever" -> see npm run api -- --list',
  ],
  [
    '<ApiMembers of="Account" part="slot" />',
    'there is no part "slot" -> use one of props, slots, slotProps, members, returnMembers',
  ],
])('%s is refused with its place', async (element, message) => {
  await expect(transformed(`Text.\n\n<Card>\n  ${element}\n</Card>`)).rejects.toThrow(
    new Error(`docs-core/a/b.mdx:4:3  ${message}`),
  );
});

test('a package that can not be read is no mistake of the page', async () => {
  const error = new Error('the package is not installed');
  mockContext.mockRejectedValue(error);
  await expect(transformed(described)).rejects.toBe(error);
});

describe('headings', () => {
  const messages = new Map([
    ['Props', 'الخصائص'],
    ['Definitions', 'التعريفات'],
  ]);

  beforeEach(() => {
    mockMessages.mockImplementation((locale) => (locale === 'ar' ? messages : new Map()));
  });

  const headingsOf = ({ children }: Root) => children.filter(({ type }) => type === 'heading');

  test.each([
    'docs-core/api/account.mdx',
    'docs-core/components/account/components-api.mdx',
    'core_versioned_docs/version-0.12.1/api/account.mdx',
  ])('of the generated page %s are in the language of the reader, and say so', async (page) => {
    process.env.DOCUSAURUS_CURRENT_LOCALE = 'ar';
    const [heading] = headingsOf(await transformed('## Props', page));
    expect(heading).toMatchObject({
      children: [{ value: 'الخصائص' }],
      data: { hProperties: { lang: 'ar', dir: 'rtl' } },
    });
  });

  test('of a written page stay, for its translation has its own', async () => {
    process.env.DOCUSAURUS_CURRENT_LOCALE = 'ar';
    const tree = await transformed(`## Props\n\n${described}`, 'docs-core/components/account.mdx');
    expect(headingsOf(tree)).toMatchObject([{ children: [{ value: 'Props' }] }]);
  });

  test('that the file schema makes are translated on every page', async () => {
    process.env.DOCUSAURUS_CURRENT_LOCALE = 'ar';
    const tree = await transformed('## Props\n\n<FileSchemaReference />', 'docs-studio/a.mdx');
    expect(headingsOf(tree)).toMatchObject([
      { children: [{ value: 'Props' }] },
      { children: [{ value: 'التعريفات' }], data: { id: 'definitions' } },
    ]);
    expect(toMdx([tree])).toContain(imports);
  });

  test('are English where no language is said', async () => {
    const [heading] = headingsOf(await transformed('## Props', 'docs-core/api/account.mdx'));
    expect(heading).toMatchObject({ children: [{ value: 'Props' }] });
    expect(heading?.data).toBeUndefined();
    expect(mockMessages.mock.calls).toEqual([['en']]);
  });

  test('have words without a language where the site does not know the one that is built', async () => {
    process.env.DOCUSAURUS_CURRENT_LOCALE = 'xx';
    mockMessages.mockImplementation(() => new Map([['Props', 'Pro']]));
    const [heading] = headingsOf(await transformed('## Props', 'docs-core/api/account.mdx'));
    expect(heading).toMatchObject({ children: [{ value: 'Pro' }] });
    expect(heading?.data).toBeUndefined();
  });
});
