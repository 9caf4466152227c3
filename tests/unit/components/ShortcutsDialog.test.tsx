/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShortcutsDialog } from '../../../src/components/ShortcutsDialog';
import { openShortcutsDialog } from '../../../src/components/ShortcutsDialog/dialogOpener';
import { shortcuts } from '../../../src/components/ShortcutsDialog/shortcuts';
import { renderAt } from '../../support/renderAt';

jest.mock('@generated/site-storage', () => ({ type: 'localStorage', namespace: '-toolpad' }));
// As in the browser's bundle (src/plugins/preferences): silent where storage fails.
jest.mock('../../../node_modules/@docusaurus/theme-common/lib/utils/storageUtils', () =>
  jest.requireActual('../../../src/plugins/preferences/standIns/storageUtils'),
);

const dialog = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

/** Lets the code of the list arrive, if it was asked for. */
const loaded = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));

function renderPage() {
  renderAt(
    '/toolpad/',
    <>
      <input aria-label="Search" />
      <input type="checkbox" aria-label="Option" />
      <textarea aria-label="Notes" />
      <select aria-label="Kind" />
      {/* jsdom focuses editable content only with a tab index. */}
      <div contentEditable suppressContentEditableWarning tabIndex={0} aria-label="Editor">
        <b>text</b>
      </div>
      <ShortcutsDialog />
    </>,
  );
  return userEvent.setup();
}

beforeAll(() => {
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

beforeEach(() => window.localStorage.clear());

it('opens by ? and lists every shortcut with its keys', async () => {
  const user = renderPage();
  expect(dialog()).toBeNull();
  await user.keyboard('?');
  await loaded();
  const rows = within(dialog() as HTMLElement)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rows).toEqual([
    ['Search the documentation', 'CtrlK'],
    ['Search, outside of text fields', '/'],
    ['Show this list', '?'],
    ['Copy the hovered or focused code block', 'CtrlC'],
    ['Close what is open', 'Esc'],
  ]);
  expect(rows).toHaveLength(shortcuts.length);
});

it("names the keys of Apple's keyboards, aloud as well", async () => {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  await renderPage().keyboard('?');
  await loaded();
  const commands = screen.getAllByText('⌘');
  expect(commands).toHaveLength(2);
  for (const command of commands) {
    expect(command).toHaveAttribute('aria-hidden', 'true');
    expect(command.parentElement).toHaveTextContent('Command');
  }
  expect(screen.queryByText('Ctrl')).toBeNull();
  jest.restoreAllMocks();
});

it('opens on demand', async () => {
  renderPage();
  act(openShortcutsDialog);
  await loaded();
  expect(dialog()).toBeVisible();
});

it('closes by its button and by a press on the backdrop, not by one inside', async () => {
  const user = renderPage();
  await user.keyboard('?');
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  await user.keyboard('?');
  await loaded();
  await user.click(screen.getByText('Show this list'));
  expect(dialog()).toBeVisible();
  // A selection that begins in the text and ends outside closes nothing.
  fireEvent.mouseDown(screen.getByText('Show this list'));
  fireEvent.click(dialog() as HTMLElement);
  expect(dialog()).toBeVisible();
  await user.click(dialog() as HTMLElement);
  expect(dialog()).toBeNull();
});

it.each(['Search', 'Notes', 'Kind', 'Editor'])('leaves ? to %s, where one types', async (name) => {
  const user = renderPage();
  screen.getByLabelText(name).focus();
  await user.keyboard('?');
  await loaded();
  expect(dialog()).toBeNull();
});

it('leaves ? to elements inside of editable content', async () => {
  renderPage();
  fireEvent.keyDown(screen.getByText('text'), { key: '?' });
  await loaded();
  expect(dialog()).toBeNull();
});

it('takes ? from a checkbox, which takes no text', async () => {
  const user = renderPage();
  screen.getByLabelText('Option').focus();
  await user.keyboard('?');
  await loaded();
  expect(dialog()).toBeVisible();
});

it.each([
  { key: '?', ctrlKey: true },
  { key: '?', metaKey: true },
  { key: '?', altKey: true },
  { key: '?', repeat: true },
  { key: '?', isComposing: true },
  { key: '/' },
])('ignores %p', async (init) => {
  renderPage();
  fireEvent.keyDown(document.body, init);
  await loaded();
  expect(dialog()).toBeNull();
});

it('opens by ? with Shift, which most layouts need for it', async () => {
  renderPage();
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  await loaded();
  expect(dialog()).toBeVisible();
});

it('gives way to another modal dialog and to what took the key already', async () => {
  renderPage();
  const other = document.body.appendChild(document.createElement('div'));
  other.setAttribute('aria-modal', 'true');
  fireEvent.keyDown(document.body, { key: '?' });
  await loaded();
  other.remove();
  expect(dialog()).toBeNull();
  const take = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', take);
  fireEvent.keyDown(document.body, { key: '?' });
  document.body.removeEventListener('keydown', take);
  await loaded();
  expect(dialog()).toBeNull();
});

it('can be turned off, which is kept, and on again', async () => {
  const user = renderPage();
  await user.keyboard('?');
  await loaded();
  const toggle = () => screen.getByRole('switch', { name: 'Single-key shortcuts' });
  expect(toggle()).toBeChecked();
  expect(toggle()).toHaveAccessibleDescription(/speech input/);
  await user.click(toggle());
  expect(window.localStorage.getItem('singleKeyShortcuts-toolpad')).toBe('off');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('?');
  await loaded();
  expect(dialog()).toBeNull();
  act(openShortcutsDialog);
  await loaded();
  expect(toggle()).not.toBeChecked();
  await user.click(toggle());
  expect(window.localStorage).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('?');
  await loaded();
  expect(dialog()).toBeVisible();
});

it('each shortcut has a name of its own', () => {
  const ids = shortcuts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
