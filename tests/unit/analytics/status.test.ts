/** @jest-environment jsdom */
import { setTurnedOff, subscribeToChoice } from '../../../src/analytics/choice';
import { analyticsStatus } from '../../../src/analytics/status';
import { configuration, configurePage, setSignal } from './pageState';

jest.mock('@generated/site-storage', () => ({ type: 'localStorage', namespace: '-toolpad' }));
jest.mock('../../../node_modules/@docusaurus/theme-common/lib/utils/storageUtils', () =>
  jest.requireActual('../../../src/plugins/preferences/standIns/storageUtils'),
);

beforeEach(() => configurePage(configuration));

afterEach(() => {
  setSignal('doNotTrack', null);
  setSignal('globalPrivacyControl', undefined);
  setTurnedOff(false);
});

it('is on at the documentation host', () => {
  expect(analyticsStatus()).toBe('on');
});

it.each([undefined, 'not JSON', 'null', '[]', { id: 'G-1' }, { ...configuration, id: '' }])(
  'with %j in the head, nothing is configured',
  (value) => {
    configurePage(value);
    expect(analyticsStatus()).toBe('not-configured');
  },
);

it.each(['docs.test', 'localhost:3000', 'www.localhost'])('is off elsewhere than %s', (host) => {
  configurePage({ ...configuration, host });
  expect(analyticsStatus()).toBe('other-host');
});

it.each([
  ['navigator', '1'],
  ['navigator', 'yes'],
  ['window', '1'],
  ['window', 'yes'],
] as const)('obeys Do Not Track: %s says %s', (place, value) => {
  const target = place === 'window' ? window : window.navigator;
  Object.defineProperty(target, 'doNotTrack', { configurable: true, value });
  expect(analyticsStatus()).toBe('do-not-track');
  Object.defineProperty(target, 'doNotTrack', { configurable: true, value: null });
  setSignal('doNotTrack', '0');
  expect(analyticsStatus()).toBe('on');
});

it('obeys Global Privacy Control', () => {
  setSignal('globalPrivacyControl', true);
  expect(analyticsStatus()).toBe('global-privacy-control');
  setSignal('globalPrivacyControl', false);
  expect(analyticsStatus()).toBe('on');
});

it('obeys the reader, at once, and tells of it', () => {
  const listener = jest.fn();
  const unsubscribe = subscribeToChoice(listener);
  setTurnedOff(true);
  expect(analyticsStatus()).toBe('turned-off');
  expect(localStorage.getItem('analytics-toolpad')).toBe('off');
  setTurnedOff(false);
  expect(analyticsStatus()).toBe('on');
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  setTurnedOff(true);
  expect(listener).toHaveBeenCalledTimes(2);
});
