/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isTurnedOff } from '../../../src/analytics/choice';
import { setDelivery } from '../../../src/analytics/delivery';
import { noteSentEvent } from '../../../src/analytics/sentEvents';
import { ClearButton, SentTable, StatusSwitch } from '../../../src/components/PrivacyPanel';
import { matchesName } from '../../../src/components/PrivacyPanel/clearKept';
import { keptData } from '../../../src/components/PrivacyPanel/keptData';
import { cookieNames } from '../../../src/preferences/readers';
import { referenceViewKey } from '../../../src/preferences/referenceView';
import { cacheNames } from '../../../src/service-worker/cacheNames';
import { reloadsKey } from '../../../src/service-worker/page/reloadGuard';
import { fakeExpirationDatabase } from '../../support/fakeExpirationDatabase';
import { renderAt } from '../../support/renderAt';
import { configuration, configurePage, setSignal } from '../analytics/pageState';

jest.mock('@generated/site-storage', () => ({ type: 'localStorage', namespace: '-toolpad' }));
jest.mock('../../../node_modules/@docusaurus/theme-common/lib/utils/storageUtils', () =>
  jest.requireActual('../../../src/plugins/preferences/standIns/storageUtils'),
);

const notes = 'workbox-expiration';

/** What each file keeps that gets at the browser's storage without a slot; many only read or clear. */
const keepers: Readonly<Record<string, readonly string[]>> = {
  'components/OfflinePage/keptPages.ts': [],
  'components/PrivacyPanel/clearCacheNotes.ts': [],
  'components/PrivacyPanel/clearKept.ts': [],
  'plugins/demos/frame/applyPageState.ts': ['demo:core/a/B:mode'],
  'plugins/demos/frame/pageState.ts': [],
  'preferences/cookies.ts': Object.values(cookieNames),
  'preferences/headScript.ts': [],
  'preferences/referenceView.ts': [referenceViewKey],
  'service-worker/off/index.ts': [],
  'service-worker/page/start.ts': [reloadsKey],
  'service-worker/worker/lifecycle.ts': [],
  'service-worker/worker/offline.ts': [cacheNames.offline],
  'service-worker/worker/once.ts': [cacheNames.offline],
  'service-worker/worker/receive.ts': [cacheNames.search],
  'service-worker/worker/searchIndex.ts': [cacheNames.search],
  'service-worker/worker/strategies.ts': [...Object.values(cacheNames), notes],
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  configurePage(configuration);
});

describe('the switch', () => {
  afterEach(() => setSignal('globalPrivacyControl', undefined));

  it('turns measuring off and on', async () => {
    renderAt('/toolpad/privacy/', <StatusSwitch />);
    const control = screen.getByRole('switch', { name: 'Let this site measure how it is used' });
    expect(control).toHaveAccessibleDescription('This page measures.');
    await userEvent.click(control);
    expect(isTurnedOff()).toBe(true);
    expect(control).toHaveAccessibleDescription('Off: you turned it off.');
    await userEvent.click(control);
    expect(isTurnedOff()).toBe(false);
    expect(control).toBeChecked();
  });

  it.each([
    ['has no measuring service', () => configurePage()],
    ['is a copy of the site', () => configurePage({ ...configuration, host: 'docs.test' })],
    ['sends Global Privacy Control', () => setSignal('globalPrivacyControl', true)],
  ])('says why it is off: %s', (reason, prepare) => {
    prepare();
    renderAt('/toolpad/privacy/', <StatusSwitch />);
    expect(screen.getByRole('status')).toHaveTextContent(reason);
  });

  it('says when the script is blocked', () => {
    renderAt('/toolpad/privacy/', <StatusSwitch />);
    act(() => setDelivery('failed'));
    expect(screen.getByRole('status')).toHaveTextContent('nothing leaves your browser');
    act(() => setDelivery('loaded'));
    expect(screen.getByRole('status')).not.toHaveTextContent('nothing leaves your browser');
  });
});

it('shows what is sent as it happens, latest first, with every value', () => {
  renderAt('/toolpad/privacy/', <SentTable />);
  expect(screen.getByText('This tab has sent nothing.')).toBeInTheDocument();
  act(() => noteSentEvent('page_view', { page_path: '/core', productId: 'core' }));
  act(() => noteSentEvent('copy', { eventAction: 'click' }));
  const [, latest, first] = screen.getAllByRole('row');
  expect(latest).toHaveTextContent('copy');
  expect(first).toHaveTextContent('page_view');
  const values = within(first as HTMLElement).getAllByRole('definition');
  expect(values.map(({ textContent }) => textContent)).toEqual(['/core', 'core']);
});

describe('what is kept', () => {
  it('is cleared, without the choice to be left alone, and without what is not ours', async () => {
    document.cookie = 'codeVariant=JS; path=/';
    document.cookie = 'other=1; path=/';
    localStorage.setItem('theme-toolpad', 'dark');
    localStorage.setItem('docusaurus.tab.npm2yarn-toolpad', 'yarn');
    localStorage.setItem('analytics-toolpad', 'off');
    localStorage.setItem('somebody-else', '1');
    localStorage.setItem('demo:core/a/B:cart', '1');
    sessionStorage.setItem('feedback-toolpad', '[]');
    sessionStorage.setItem(reloadsKey, '[1]');
    renderAt('/toolpad/privacy/', <ClearButton />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear everything' }));
    expect(await screen.findByText(/^Cleared\./)).toBeInTheDocument();
    expect(document.cookie).toBe('other=1');
    expect(Object.keys(localStorage).sort()).toEqual(['analytics-toolpad', 'somebody-else']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is cleared of the reading history too, which the cache keeps for itself', async () => {
    const visited = `${cacheNames.pages}|https://docs.test/toolpad/core/`;
    const foreign = 'other-pages|https://docs.test/other/';
    const database = fakeExpirationDatabase([visited, foreign]);
    renderAt('/toolpad/privacy/', <ClearButton />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear everything' }));
    expect(await screen.findByText(/^Cleared\./)).toBeInTheDocument();
    expect(database.keys).toEqual([foreign]);
    expect(database.open).toBe(0);
    database.remove();
  });

  it('makes no database where there is none', async () => {
    const database = fakeExpirationDatabase();
    renderAt('/toolpad/privacy/', <ClearButton />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear everything' }));
    expect(await screen.findByText(/^Cleared\./)).toBeInTheDocument();
    expect(database.keys).toBeUndefined();
    database.remove();
  });

  it.each([
    ['a', 'a', true],
    ['ab', 'a', false],
    ['demo:x', 'demo:*', true],
    ['demo:', 'demo:*', false],
    ['tab.npm-toolpad', 'tab.*-toolpad', true],
    ['tab.npm', 'tab.*-toolpad', false],
    ['mytab.npm-toolpad', 'tab.*-toolpad', false],
  ])('%s fits %s: %s', (name, pattern, expected) => {
    expect(matchesName(name, pattern)).toBe(expected);
  });

  const root = path.join(__dirname, '../../../src');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|^demos/.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);

  const missing = (names: readonly string[]): string[] => {
    const kept = keptData().map(({ name }) => name);
    return names.filter(
      (name) => !kept.some((pattern) => name === pattern || matchesName(name, pattern)),
    );
  };

  it('is all on the list: each slot that the source names', () => {
    const slots = sources.flatMap(([, text]) => [
      ...text.matchAll(/(?:use|create)StorageSlot\(\s*'([^']+)'/g),
      ...text.matchAll(/export const \w+Slot = '([^']+)'/g),
    ]);
    const names = slots.map(([, name]) => `${name}-toolpad`);
    expect(names.length).toBeGreaterThanOrEqual(5);
    expect(missing(names)).toEqual([]);
  });

  it('is all on the list: each file that gets at what browsers keep', () => {
    const access =
      /\b(?:localStorage|sessionStorage|indexedDB)(?=[.[),;])|(?<![/'`-])\bcaches\.\w+\(|\b(?:document\.cookie|cookieStore)\b|from 'workbox-expiration'/;
    const withoutComments = (text: string): string =>
      text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
    const files = sources
      .filter(([, text]) => access.test(withoutComments(text)))
      .map(([file]) => file.split(path.sep).join('/'));
    // A file that is new here: say what it keeps, and put that on the list of `keptData.ts`.
    expect(files.filter((file) => !(file in keepers))).toEqual([]);
    expect(Object.keys(keepers).filter((file) => !files.includes(file))).toEqual([]);
    expect(missing(Object.values(keepers).flat())).toEqual([]);
  });
});
