/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { Search } from '../../../src/components/Search';
import {
  SearchUnavailableError,
  SearchUnsupportedError,
  type SearchRequest,
} from '../../../src/search/types';
import { renderAt } from '../../support/renderAt';

jest.mock('@generated/site-storage', () => ({ type: 'localStorage', namespace: '-toolpad' }));
// As in the browser's bundle (src/plugins/preferences): silent where storage fails.
jest.mock('../../../node_modules/@docusaurus/theme-common/lib/utils/storageUtils', () =>
  jest.requireActual('../../../src/plugins/preferences/standIns/storageUtils'),
);
jest.mock('@docusaurus/useGlobalData', () => ({
  usePluginData: () => ({
    configuration: { provider: 'pagefind' },
    archives: [],
    pageCount: 2,
  }),
}));

// Room for machines that do something else beside.
jest.setTimeout(60_000);

const search = jest.fn();

jest.mock('../../../src/search/providers', () => ({
  createProvider: () => ({
    filtersByKind: true,
    warmUp: () => Promise.resolve(),
    search: (request: SearchRequest) => search(request) as unknown,
  }),
}));

const text = (value: string) => [{ text: value, marked: false }];

const pages = [
  {
    url: '/toolpad/core/components/use-dialogs/',
    title: text('useDialogs'),
    product: 'core',
    kind: 'component',
    excerpt: text('Opens a dialog.'),
    sections: [{ url: '/toolpad/core/components/use-dialogs/#confirm', title: text('Confirm') }],
  },
  {
    url: '/toolpad/core/api/use-dialogs/',
    title: text('useDialogs API'),
    excerpt: [],
    sections: [],
  },
];

const field = () => screen.getByRole('combobox', { name: 'Search the documentation' });
const options = () => screen.queryAllByRole('option');
const active = () => screen.getByRole('option', { selected: true });

/** Where the search has led. */
function Pathname() {
  return <p>{useLocation().pathname}</p>;
}

function renderSearch() {
  renderAt(
    '/toolpad/',
    <>
      <Search />
      <Pathname />
    </>,
  );
  return userEvent.setup();
}

/** The next search finds nothing until what is returned gives it pages. */
function delayNextResults(): (found: typeof pages) => void {
  let arrive = (_: { pages: typeof pages }): void => {};
  search.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  return (found) => act(() => arrive({ pages: found }));
}

async function openSearch() {
  const user = renderSearch();
  await user.keyboard('{Control>}[KeyK]{/Control}');
  await screen.findByRole('dialog', { name: 'Search' });
  return user;
}

/** Opens the search, and waits for the first page with its section, and the second. */
async function searchForDialogs() {
  const user = await openSearch();
  await user.click(field());
  await user.paste('dialog');
  await waitFor(() => expect(options()).toHaveLength(3));
  return user;
}

beforeAll(() => {
  // jsdom has the elements without these methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollIntoView = () => {};
});

beforeEach(() => {
  localStorage.clear();
  search.mockReset().mockResolvedValue({ pages });
});

test('opens by Control+K, by a slash and by its button', async () => {
  const user = renderSearch();
  expect(screen.queryByRole('dialog')).toBeNull();
  for (const open of [
    () => user.keyboard('{Control>}[KeyK]{/Control}'),
    () => user.keyboard('/'),
    () => user.click(screen.getByRole('button', { name: 'Search' })),
  ]) {
    await open();
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
    expect(field()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test.each([
  ['Colemak', { key: 'k', code: 'KeyN' }, true],
  ['a Russian layout', { key: 'л', code: 'KeyK' }, true],
  ['the place of K, which types an E in Colemak', { key: 'e', code: 'KeyK' }, false],
])('Control+K by the letter: %s', async (_layout, key, opens) => {
  renderSearch();
  const event = new KeyboardEvent('keydown', { ...key, ctrlKey: true, cancelable: true });
  await act(async () => void document.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(opens);
});

test('names the active option in the field, and arrows go around', async () => {
  const user = await searchForDialogs();
  expect(active()).toHaveTextContent('useDialogs');
  expect(field()).toHaveAttribute('aria-activedescendant', active().id);
  expect(screen.getByRole('status')).toHaveTextContent('2 pages found');
  await user.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent('Confirm');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toHaveTextContent('useDialogs API');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(options()[0]);
});

test('results that arrive after a choice leave it where it is, and the next key ends it', async () => {
  const user = await searchForDialogs();
  const arrive = delayNextResults();
  await user.keyboard('s');
  await waitFor(() => expect(search).toHaveBeenCalledTimes(2));
  expect(active()).toBe(options()[0]);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toHaveTextContent('useDialogs API');
  arrive([...pages].reverse());
  await waitFor(() => expect(options()[0]).toHaveTextContent('useDialogs API'));
  expect(active()).toBe(options()[0]);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toHaveTextContent('Confirm');
  await user.keyboard('{Backspace}');
  expect(active()).toBe(options()[0]);
});

test('what was chosen and is not found any more leaves the best result', async () => {
  const user = await openSearch();
  await user.click(field());
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(options()[1]);
  await user.paste('dialog');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(active()).toBe(options()[0]);
  const arrive = delayNextResults();
  await user.keyboard('s{ArrowUp}');
  expect(active()).toHaveTextContent('useDialogs API');
  await waitFor(() => expect(search).toHaveBeenCalledTimes(2));
  arrive(pages.slice(0, 1));
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(active()).toBe(options()[0]);
});

test('Enter opens the active option, and the query is remembered', async () => {
  const user = await searchForDialogs();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Control>}[KeyK]{/Control}');
  await screen.findByRole('dialog');
  const recent = screen.getByRole('group', { name: 'Recent searches' });
  await user.click(within(recent).getByRole('option', { name: 'dialog' }));
  expect(field()).toHaveValue('dialog');
});

test('Enter before the answer opens the best result when that arrives, and nothing of the query before', async () => {
  const user = await searchForDialogs();
  const arrive = delayNextResults();
  await user.keyboard('s{Enter}');
  await waitFor(() => expect(search).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('dialog')).toBeVisible();
  arrive([...pages].reverse());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/api\/use-dialogs/)).toBeVisible();
});

test('Enter before the answer is over with the next key', async () => {
  const user = await searchForDialogs();
  const arrive = delayNextResults();
  await user.keyboard('s{Enter}');
  await waitFor(() => expect(search).toHaveBeenCalledTimes(2));
  await user.keyboard('{Backspace}');
  arrive(pages);
  await waitFor(() => expect(search).toHaveBeenCalledTimes(3));
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('Enter before an answer that fails, or finds nothing, opens nothing later', async () => {
  const user = await openSearch();
  await user.click(field());
  search.mockRejectedValueOnce(new SearchUnavailableError('no index'));
  await user.keyboard('dia{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(field()).toHaveFocus();
  await waitFor(() => expect(options()).toHaveLength(3));
  search.mockResolvedValueOnce({ pages: [] });
  await user.keyboard('x{Enter}');
  await waitFor(() => expect(options()).toHaveLength(0));
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('Enter that an input method has taken opens nothing', async () => {
  const user = await searchForDialogs();
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('asks once for fast typing, with the filters that are chosen', async () => {
  const user = await openSearch();
  await user.click(screen.getByRole('radio', { name: 'Studio' }));
  await user.click(screen.getByRole('radio', { name: 'Reference' }));
  await user.click(field());
  await user.paste('theme');
  await waitFor(() => expect(search).toHaveBeenCalledTimes(1));
  expect(search).toHaveBeenCalledWith(
    expect.objectContaining({
      query: 'theme',
      filters: { product: 'studio', kind: 'reference', version: undefined },
    }),
  );
});

test('offers the probable spelling', async () => {
  search.mockResolvedValueOnce({ pages, suggestion: 'dialog' });
  const user = await openSearch();
  await user.click(field());
  await user.paste('dialgo');
  await user.click(await screen.findByRole('button', { name: 'dialog' }));
  expect(field()).toHaveValue('dialog');
  expect(field()).toHaveFocus();
});

test('says that nothing was found, and takes filters away', async () => {
  search.mockResolvedValue({ pages: [] });
  const user = await openSearch();
  await user.click(screen.getByRole('radio', { name: 'Core' }));
  await user.click(field());
  await user.paste('zzz');
  expect(await screen.findByText(/Nothing found for/)).toBeVisible();
  expect(options()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Search in all pages' }));
  expect(screen.getByRole('radio', { name: 'Both products' })).toBeChecked();
  expect(field()).toHaveFocus();
});

test('says that search does not work, and tries again', async () => {
  search.mockRejectedValueOnce(new SearchUnavailableError('no index'));
  const user = await openSearch();
  await user.click(field());
  await user.paste('dialog');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(options()).toHaveLength(3));
});

test('says that this browser can not search, and offers no other attempt', async () => {
  search.mockRejectedValueOnce(new SearchUnsupportedError('no WebAssembly'));
  const user = await openSearch();
  await user.click(field());
  await user.paste('dialog');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent("This browser can't search");
  expect(within(alert).queryByRole('button')).toBeNull();
});
