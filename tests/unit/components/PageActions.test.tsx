/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { assistants } from '../../../src/components/PageActions/assistants';
import { PageActions } from '../../../src/components/PageActions';
import { renderAt } from '../../support/renderAt';

const mockMetadata = { permalink: '/toolpad/core/components/crud', unlisted: false };

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({ metadata: mockMetadata }),
}));

const writeText = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
const fetchText = jest.fn<Promise<unknown>, [string]>();

function answer(status: number, type: string, text: string): void {
  fetchText.mockResolvedValue({
    ok: status === 200,
    status,
    headers: { get: () => type },
    text: () => Promise.resolve(text),
  });
}

beforeEach(() => {
  mockMetadata.unlisted = false;
  writeText.mockClear();
  Object.assign(navigator, { clipboard: { writeText } });
  Object.assign(window, { fetch: fetchText });
});

const renderActions = () => renderAt('/toolpad/core/components/crud/', <PageActions />);

function copyPage(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Copy page' }));
}

test('copies the Markdown of the page', async () => {
  answer(200, 'text/markdown; charset=utf-8', '# Crud');
  renderActions();
  copyPage();
  expect(await screen.findByText('Page copied')).toBeTruthy();
  expect(fetchText).toHaveBeenCalledWith('/toolpad/core/components/crud.md');
  expect(writeText).toHaveBeenCalledWith('# Crud');
});

test.each(['text/plain', 'application/octet-stream', ''])(
  'copies it too from a host that calls it %j',
  async (type) => {
    answer(200, type, '# Crud');
    renderActions();
    copyPage();
    expect(await screen.findByText('Page copied')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith('# Crud');
  },
);

test.each([
  ['a page that says that there is nothing', 404, 'text/html'],
  ['a page in place of a file', 200, 'text/html; charset=utf-8'],
])('does not copy %s', async (_, status, type) => {
  answer(status, type, '<!doctype html>');
  renderActions();
  copyPage();
  expect(await screen.findByText('Could not copy the page')).toBeTruthy();
  expect(writeText).not.toHaveBeenCalled();
});

test('offers every assistant of the list, and nothing is asked of any', async () => {
  renderActions();
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'More ways to read this page' }));
  // The Markdown is there at once, and gets the focus.
  expect(screen.getByRole('link', { name: 'View as Markdown' })).toHaveFocus();
  await screen.findAllByRole('link', { name: /^Open in/ });
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(['View as Markdown', ...assistants.map(({ name }) => `Open in ${name}`)]);
});

test('a prompt is escaped', () => {
  for (const { address } of assistants) {
    expect(new URL(address('a & b? #1')).searchParams.get('q')).toBe('a & b? #1');
  }
});

test('a page without Markdown has no actions', () => {
  mockMetadata.unlisted = true;
  renderActions();
  expect(screen.queryByRole('button')).toBeNull();
});
