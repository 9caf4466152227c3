/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import type { SearchData } from '../../../src/search/searchData';
import { wantedSubject } from '../../../src/search/suggestions/wantedSubject';
import { SearchUnavailableError, type SearchRequest } from '../../../src/search/types';
import NotFoundContent from '../../../src/theme/NotFound/Content';
import { renderAt } from '../../support/renderAt';

const mockData: SearchData = {
  configuration: { provider: 'pagefind' },
  archives: [],
  pageCount: 2,
};

jest.mock('@docusaurus/useGlobalData', () => ({ usePluginData: () => mockData }));
jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => true }));
// The theme's own reads settings that a test has none of.
jest.mock('@theme/Heading', () => ({
  __esModule: true,
  default: ({ as: Tag, ...props }: { as: 'h1' }) => <Tag {...props} />,
}));
jest.mock('../../../src/components/useProduct', () => ({ useProduct: () => 'core' }));

const mockSearch = jest.fn();

jest.mock('../../../src/search/providers', () => ({
  createProvider: () => ({ search: (request: SearchRequest) => mockSearch(request) as unknown }),
}));

const hit = (path: string, title: string, product: string) => ({
  url: `/toolpad${path}`,
  title: [{ text: title, marked: true }],
  product,
  excerpt: [],
  sections: [],
});

const notifications = hit('/core/components/use-notifications/', 'useNotifications', 'core');
const events = hit('/studio/concepts/event-handling/', 'Event handling', 'studio');

/** The 404 page of an address, with the code that it loads when it is shown. */
async function renderNotFound(address: string): Promise<void> {
  renderAt(address, <NotFoundContent />);
  await act(async () => {
    await import('../../../src/components/PageSuggestions');
  });
}

const suggested = (): (string | null)[] =>
  screen
    .queryAllByRole('region', { name: 'Did you mean' })
    .flatMap((region) => [...region.querySelectorAll('a')])
    .map((link) => link.getAttribute('href'));

beforeEach(() => {
  mockSearch.mockReset();
  mockSearch.mockResolvedValue({ pages: [] });
});

describe('the subject of an address', () => {
  it.each([
    ['/core/toast', { product: 'core', queries: ['toast'] }],
    ['/core/components/snackbar/', { product: 'core', queries: ['snackbar', 'components'] }],
    ['/core/0.12.1/toast', { product: 'core', version: 'core 0.12.1', queries: ['toast'] }],
    ['/studio/a/sign-in_page.html', { product: 'studio', queries: ['sign in page', 'a'] }],
    ['/toast/2025/index.md', { queries: ['toast'] }],
    ['/core/', { product: 'core', queries: [] }],
    ['/', { queries: [] }],
  ])('%s', (pathname, subject) => {
    expect(wantedSubject(pathname)).toEqual(subject);
  });
});

describe('the page for addresses that do not exist', () => {
  it('asks the index if no address is near, and puts the product of the address first', async () => {
    let answer: (found: { pages: unknown[] }) => void = () => {};
    mockSearch.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await renderNotFound('/toolpad/core/toast');
    expect(screen.getByRole('region', { name: 'Did you mean' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    answer({ pages: [events, notifications] });
    await waitFor(() =>
      expect(suggested()).toEqual([
        '/toolpad/core/components/use-notifications/',
        '/toolpad/studio/concepts/event-handling/',
      ]),
    );
    expect(mockSearch).toHaveBeenCalledWith(
      expect.objectContaining({ query: 'toast', currentProduct: 'core' }),
    );
  });

  it('asks for the group if the name finds nothing', async () => {
    mockSearch.mockImplementation(({ query }: SearchRequest) =>
      Promise.resolve({ pages: query === 'toast' ? [notifications] : [] }),
    );
    await renderNotFound('/toolpad/core/toast/qqxxyyzz/');
    await waitFor(() =>
      expect(suggested()).toEqual([`/toolpad/core/components/use-notifications/`]),
    );
  });

  it('asks nobody if an address is near enough', async () => {
    await renderNotFound('/toolpad/core/introduction/instalation/');
    expect(suggested()[0]).toBe('/toolpad/core/introduction/installation/');
    expect(mockSearch).not.toHaveBeenCalled();
  });

  it('calls pages with near addresses what the navigation calls them in the language', async () => {
    await renderNotFound('/toolpad/core/introduction/instalation');
    const link = document.querySelector('a[href="/toolpad/core/introduction/installation/"]');
    expect(link).toHaveTextContent('Instalação');
  });

  it('puts pages of an archived release before current ones', async () => {
    const archived = hit('/core/0.12.1/introduction/installation/', 'Installation', 'core');
    mockSearch.mockResolvedValue({ pages: [archived] });
    await renderNotFound('/toolpad/core/0.12.1/introduction/instalation/');
    await waitFor(() =>
      expect(suggested().slice(0, 2)).toEqual([
        '/toolpad/core/0.12.1/introduction/installation/',
        '/toolpad/core/introduction/installation/',
      ]),
    );
    const [[request]] = mockSearch.mock.calls as [[SearchRequest]];
    expect(request.filters.version).toBe('core 0.12.1');
  });

  it('falls back to addresses if search does not work', async () => {
    mockSearch.mockRejectedValue(new SearchUnavailableError('down'));
    await renderNotFound('/toolpad/core/components/snackbar');
    await waitFor(() => expect(suggested()[0]).toBe('/toolpad/core/components/all-components/'));
  });

  it('says so if nothing is like it', async () => {
    await renderNotFound('/toolpad/qqxxyyzz');
    expect(await screen.findByRole('status')).toHaveTextContent('No page has a name');
    expect(suggested()).toEqual([]);
  });

  it('does not wait for an index that does not answer', async () => {
    jest.useFakeTimers();
    mockSearch.mockReturnValue(new Promise(() => {}));
    await renderNotFound('/toolpad/core/components/snackbar');
    expect(suggested()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(suggested()).toHaveLength(4);
    jest.useRealTimers();
  });

  it('asks no service', async () => {
    Object.assign(mockData, {
      configuration: { provider: 'typesense', host: '', searchKey: '', collection: '' },
    });
    await renderNotFound('/toolpad/core/snackbar');
    expect(suggested()).not.toEqual([]);
    expect(mockSearch).not.toHaveBeenCalled();
  });
});
