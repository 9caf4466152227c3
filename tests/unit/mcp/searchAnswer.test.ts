import { searchDocs } from '../../../src/mcp/searchDocs';
import { searchIndex, type SearchIndex } from '../../../src/search/engine';
import type { PageHit } from '../../../src/search/types';

jest.mock('../../../src/search/engine', () => ({ searchIndex: jest.fn() }));

const answer = jest.mocked(searchIndex);

const segments = (...texts: readonly string[]) =>
  texts.map((text, index) => ({ text, marked: index % 2 === 1 }));

const hit = (title: string, sections: readonly string[] = []): PageHit => ({
  title: segments('The ', title),
  url: `/toolpad/${title}/`,
  excerpt: segments(' Shows the ', title, ' button. '),
  sections: sections.map((name) => ({ title: segments(name, ' of it'), url: `/x/#${name}` })),
});

function ask(request: { readonly product?: string; readonly version?: string } = {}) {
  const index = {} as SearchIndex;
  return searchDocs(async () => index, { query: 'acount', limit: 5, ...request });
}

const filtersOf = async (request: object) => {
  answer.mockResolvedValue({ pages: [] });
  await ask(request);
  return answer.mock.calls.at(-1)?.[1].filters;
};

test('a page is a line of a list, with an excerpt and its sections below', async () => {
  answer.mockResolvedValue({
    pages: [hit('account', ['import', 'props']), hit('crud')],
    suggestion: 'account',
  });
  expect((await ask()).content).toEqual([
    {
      type: 'text',
      text: [
        'Searched for "account".',
        '- The account: /toolpad/account/',
        '  Shows the account button.',
        '  - import of it: /x/#import',
        '  - props of it: /x/#props',
        '- The crud: /toolpad/crud/',
        '  Shows the crud button.',
      ].join('\n'),
    },
  ]);
});

test('what is meant is told though nothing was found', async () => {
  answer.mockResolvedValue({ pages: [], suggestion: 'account' });
  expect((await ask()).content).toEqual([
    {
      type: 'text',
      text: 'Searched for "account".\nNothing found for "acount". Try fewer words.',
    },
  ]);
});

test('searches the product that is asked for, or that alone has the release', async () => {
  expect(await filtersOf({})).toEqual({ product: undefined });
  expect(await filtersOf({ product: 'core' })).toEqual({ product: 'core' });
  expect(await filtersOf({ version: '0.13.0' })).toEqual({ product: undefined });
  expect(await filtersOf({ product: 'core', version: '0.13.0' })).toEqual({ product: 'core' });
  expect(await filtersOf({ version: '0.12.1' })).toEqual({});
});

test('a release that nobody has is told with all that there are', async () => {
  await expect(ask({ version: '9' })).rejects.toThrow(
    /^version {2}"9" is not documented -> use 0\.13\.0 of core, 0\.12\.1 of core, 0\.13\.0 of studio$/,
  );
});
