/** @jest-environment jsdom */
import { setTurnedOff } from '../../../src/analytics/choice';
import { onRouteDidUpdate } from '../../../src/analytics/clientModule';
import { trackEvent } from '../../../src/analytics/trackEvent';
import { configuration, configurePage, setSignal } from './pageState';

jest.mock('@generated/site-storage', () => ({ type: 'localStorage', namespace: '-toolpad' }));
jest.mock('../../../node_modules/@docusaurus/theme-common/lib/utils/storageUtils', () =>
  jest.requireActual('../../../src/plugins/preferences/standIns/storageUtils'),
);

const loaded = jest.fn();
const mockTracker = { page: jest.fn(), event: jest.fn() };
jest.mock('../../../src/analytics/tracker', () => {
  loaded();
  return { startTracker: () => mockTracker };
});

/** Long enough for a frame, an idle moment, and an import. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 400));

const at = (pathname: string, rest: object = {}) => ({ pathname, search: '', hash: '', ...rest });

function goTo(pathname: string, previous: string | null, title = 'Title'): void {
  document.title = title;
  onRouteDidUpdate({ location: at(pathname), previousLocation: previous ? at(previous) : null });
}

beforeEach(() => {
  mockTracker.page.mockClear();
  mockTracker.event.mockClear();
  configurePage(configuration);
});

describe('while the page does not measure', () => {
  afterEach(() => {
    setSignal('doNotTrack', null);
    setSignal('globalPrivacyControl', undefined);
    setTurnedOff(false);
  });

  it.each<[string, () => void]>([
    ['nothing is configured', () => configurePage()],
    ['the host is another', () => configurePage({ ...configuration, host: 'docs.test' })],
    ['Do Not Track is on', () => setSignal('doNotTrack', '1')],
    ['Global Privacy Control is on', () => setSignal('globalPrivacyControl', true)],
    ['the reader turned it off', () => setTurnedOff(true)],
  ])('since %s, nothing is loaded', async (_, prepare) => {
    prepare();
    goTo('/toolpad/', null);
    trackEvent({ name: 'search', eventAction: 'open' });
    await settle();
    expect(loaded).not.toHaveBeenCalled();
    expect(mockTracker.page).not.toHaveBeenCalled();
  });

  it('what was done meanwhile is not sent later', async () => {
    setTurnedOff(true);
    trackEvent({ name: 'search', eventAction: 'open' });
    setTurnedOff(false);
    await settle();
    expect(mockTracker.event).not.toHaveBeenCalled();
  });
});

it('counts the first page, with the title that follows', async () => {
  goTo('/toolpad/core/', null, 'Old');
  document.title = 'New';
  await settle();
  expect(mockTracker.page.mock.calls).toEqual([['/toolpad/core/', 'New']]);
});

it('counts each change of the route', async () => {
  goTo('/toolpad/studio/', '/toolpad/core/', 'Studio');
  await settle();
  goTo('/toolpad/', '/toolpad/studio/', 'Start');
  await settle();
  expect(mockTracker.page.mock.calls).toEqual([
    ['/toolpad/studio/', 'Studio'],
    ['/toolpad/', 'Start'],
  ]);
});

it('counts no change of hash, query, or spelling', async () => {
  const here = at('/toolpad/core/');
  onRouteDidUpdate({ location: at('/toolpad/core/', { hash: '#a' }), previousLocation: here });
  onRouteDidUpdate({ location: at('/toolpad/core/', { search: '?a' }), previousLocation: here });
  onRouteDidUpdate({ location: at('/toolpad/core'), previousLocation: here });
  await settle();
  expect(mockTracker.page).not.toHaveBeenCalled();
});

it('counts no page that was only passed through', async () => {
  goTo('/toolpad/a/', '/toolpad/');
  goTo('/toolpad/b/', '/toolpad/a/');
  await settle();
  expect(mockTracker.page.mock.calls.map(([pathname]) => pathname)).toEqual(['/toolpad/b/']);
});

it('counts the page at which the reader turns it on, and no page twice', async () => {
  setTurnedOff(true);
  goTo('/toolpad/privacy/', '/toolpad/');
  await settle();
  for (const off of [false, true, false]) {
    setTurnedOff(off);
    await settle();
  }
  expect(mockTracker.page).toHaveBeenCalledTimes(1);
});

it('passes events on', async () => {
  trackEvent({ name: 'feedback', eventAction: 'yes' });
  await settle();
  expect(mockTracker.event).toHaveBeenCalledWith({ name: 'feedback', eventAction: 'yes' });
});
