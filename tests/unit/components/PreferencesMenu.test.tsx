/** @jest-environment jsdom */
import { ColorModeProvider } from '@docusaurus/theme-common/internal';
import i18n from '@generated/i18n';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PreferencesMenu } from '../../../src/components/PreferencesMenu';
import { connectShortcutsDialog } from '../../../src/components/ShortcutsDialog/dialogOpener';
import { codeStore } from '../../../src/preferences/store';
import { renderAt } from '../../support/renderAt';

jest.mock('@generated/site-storage', () => ({ type: 'localStorage', namespace: '-toolpad' }));
// As in the browser's bundle (src/plugins/preferences): silent where storage fails.
jest.mock('../../../node_modules/@docusaurus/theme-common/lib/utils/storageUtils', () =>
  jest.requireActual('../../../src/plugins/preferences/standIns/storageUtils'),
);
jest.mock('@generated/docusaurus.config', () => ({
  __esModule: true,
  default: {
    baseUrl: '/toolpad/',
    trailingSlash: true,
    future: { experimental_router: 'browser' },
    themeConfig: { colorMode: { defaultMode: 'light', respectPrefersColorScheme: true } },
  },
}));
jest.mock('@generated/i18n', () => ({ __esModule: true, default: {} }));

const locale = (name: string, label: string, htmlLang: string) => ({
  [name]: {
    label,
    htmlLang,
    direction: 'ltr',
    baseUrl: `/toolpad/${name === 'en' ? '' : `${name}/`}`,
  },
});
const english = locale('en', 'English', 'en');
const chinese = locale('zh', '中文', 'zh-Hans');

function configureLanguages(localeConfigs: Record<string, unknown>): void {
  const locales = Object.keys(localeConfigs);
  Object.assign(i18n, { defaultLocale: 'en', currentLocale: 'en', locales, localeConfigs });
}

const root = document.documentElement;
const menuButton = () => screen.getByRole('button', { name: 'Preferences' });
const group = (name: string) => screen.getByRole('group', { name });
const choice = (name: string) => screen.getByRole('radio', { name });

async function openMenu(address = '/toolpad/core/') {
  renderAt(
    address,
    <>
      <ColorModeProvider>
        <PreferencesMenu />
      </ColorModeProvider>
      <button>Elsewhere</button>
    </>,
  );
  const user = userEvent.setup();
  await user.click(menuButton());
  return user;
}

beforeEach(() => {
  configureLanguages(english);
  root.setAttribute('data-theme', 'light');
  root.setAttribute('data-theme-choice', 'system');
  window.localStorage.clear();
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
  codeStore.set({ variant: 'TS', styling: 'system' });
});

it('says what is chosen, group by group', async () => {
  await openMenu();
  expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
  const chosen = screen.getAllByRole('group').map((element) => [
    within(element)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
    within(element).getByRole('radio', { checked: true }).closest('label')?.textContent,
  ]);
  expect(chosen).toEqual([
    [['Light', 'Dark', 'System'], 'System'],
    [['TypeScript', 'JavaScript'], 'TypeScript'],
    [['MUI System', 'Plain CSS', 'Tailwind CSS'], 'MUI System'],
  ]);
  expect(within(group('Theme mode')).getAllByRole('radio')).toHaveLength(3);
  expect(within(group('Code')).getAllByRole('radio')).toHaveLength(2);
  expect(within(group('Styling')).getAllByRole('radio')).toHaveLength(3);
});

it('takes over choices by pointer', async () => {
  const user = await openMenu();
  await user.click(choice('JavaScript'));
  await user.click(choice('Tailwind CSS'));
  expect(codeStore.get()).toEqual({ variant: 'JS', styling: 'tailwind' });
  expect(document.cookie).toBe('codeVariant=JS; codeStyling=tailwind');
  expect(choice('JavaScript')).toBeChecked();
  expect(choice('TypeScript')).not.toBeChecked();
});

it('sets the theme mode, and follows the system again without a stored choice', async () => {
  const user = await openMenu();
  await user.click(choice('Dark'));
  expect(root.dataset).toMatchObject({ theme: 'dark', themeChoice: 'dark' });
  expect(window.localStorage.getItem('theme-toolpad')).toBe('dark');
  await user.click(choice('System'));
  expect(root.dataset).toMatchObject({ theme: 'light', themeChoice: 'system' });
  expect(window.localStorage).toHaveLength(0);
});

it('works by keyboard: Tab from group to group, arrows within one', async () => {
  const user = await openMenu();
  await user.tab();
  expect(choice('System')).toHaveFocus();
  await user.tab();
  expect(choice('TypeScript')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(choice('JavaScript')).toHaveFocus();
  expect(codeStore.get().variant).toBe('JS');
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(codeStore.get().styling).toBe('tailwind');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveFocus();
});

it('closes by Escape, by a press outside and by leaving it', async () => {
  const user = await openMenu();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(menuButton()).toHaveFocus();
  await user.click(menuButton());
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(menuButton());
  await user.click(choice('TypeScript'));
  await user.tab();
  await user.tab();
  expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
});

it('shows at once what another tab or a code block chose', async () => {
  await openMenu();
  act(() => codeStore.set({ styling: 'css' }));
  expect(choice('Plain CSS')).toBeChecked();
});

it('names no languages where there is but one', async () => {
  await openMenu();
  expect(screen.queryByRole('navigation', { name: 'Language' })).toBeNull();
});

it('leads to the same place of the same page in the other languages', async () => {
  configureLanguages({ ...english, ...chinese });
  await openMenu('/toolpad/core/components/?a=b#css-Foo.js');
  const links = within(screen.getByRole('navigation', { name: 'Language' })).getAllByRole('link');
  const languageOf = (link: HTMLElement) => link.querySelector('bdi')?.lang;
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), languageOf(link)]),
  ).toEqual([
    ['English', '/toolpad/core/components/?a=b#css-Foo.js', 'en'],
    ['中文', '/toolpad/zh/core/components/?a=b#css-Foo.js', 'zh-Hans'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null]);
});

it('opens the list of shortcuts with the focus on its own button, to come back to', async () => {
  const focusedAtOpening: (Element | null)[] = [];
  const disconnect = connectShortcutsDialog(() => focusedAtOpening.push(document.activeElement));
  const user = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  expect(focusedAtOpening).toEqual([menuButton()]);
  expect(screen.queryByRole('radio')).toBeNull();
  disconnect();
});

it('stops teaching the shortcut once single-key shortcuts are off', async () => {
  window.localStorage.setItem('singleKeyShortcuts-toolpad', 'off');
  await openMenu();
  const button = screen.getByRole('button', { name: 'Keyboard shortcuts' });
  expect(button).not.toHaveAttribute('aria-keyshortcuts');
  expect(button).not.toHaveTextContent('?');
});
