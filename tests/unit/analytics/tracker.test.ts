/** @jest-environment jsdom */
import { setTurnedOff } from '../../../src/analytics/choice';
import { parseSentEvents, readSentEvents } from '../../../src/analytics/sentEvents';
import type { Tracker } from '../../../src/analytics/tracker';
import { codeStore } from '../../../src/preferences/store';
import { calls, configuration, configurePage, sent } from './pageState';

jest.mock('@generated/site-storage', () => ({ type: 'localStorage', namespace: '-toolpad' }));
jest.mock('../../../node_modules/@docusaurus/theme-common/lib/utils/storageUtils', () =>
  jest.requireActual('../../../src/plugins/preferences/standIns/storageUtils'),
);

/** Media queries by their text, for a test to change. */
const queries = new Map<string, EventTarget & { matches: boolean }>();

function setMatches(text: string, matches: boolean): void {
  const query = window.matchMedia(text) as unknown as EventTarget & { matches: boolean };
  query.matches = matches;
  query.dispatchEvent(new Event('change'));
}

const propertiesSent = (): unknown[] =>
  calls()
    .filter(([command, key]) => command === 'set' && key === 'user_properties')
    .map(([, , properties]) => properties);

const page = {
  page_location: 'https://docs.test/toolpad/core/pages/',
  page_path: '/core/pages',
  productId: 'core',
};

let tracker: Tracker;

// Measuring starts once for a page, so the tests go on where the one before ended.
beforeAll(async () => {
  window.matchMedia = ((text: string) => {
    const query = queries.get(text) ?? Object.assign(new EventTarget(), { matches: false });
    queries.set(text, query);
    return query;
  }) as unknown as typeof window.matchMedia;
  window.devicePixelRatio = 1.25;
  document.documentElement.lang = 'de';
  configurePage(configuration);
  const { startTracker } = await import('../../../src/analytics/tracker');
  tracker = startTracker(configuration, () => 0.5);
});

it('loads the script without being waited for, from the host that is named', () => {
  const script = document.querySelector<HTMLScriptElement>('script[src]');
  expect(script?.src).toBe('https://collector.test/gtag/js?id=G-TEST1');
  expect(script?.async).toBe(true);
});

it('queues objects of arguments, since the script takes no arrays', () => {
  const { dataLayer = [] } = window as Window & { dataLayer?: unknown[] };
  expect(dataLayer.length).toBeGreaterThan(0);
  expect(dataLayer.map((entry) => Object.prototype.toString.call(entry))).toEqual(
    dataLayer.map(() => '[object Arguments]'),
  );
});

it('prepares without a page view, a cookie, or an audience', () => {
  expect(calls().slice(0, 3)).toEqual([
    ['js', expect.any(Date)],
    [
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
      },
    ],
    [
      'config',
      'G-TEST1',
      {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        page_referrer: '',
      },
    ],
  ]);
});

it('sends each property in a call of its own', () => {
  expect(propertiesSent()).toEqual([
    { codeVariant: 'TS' },
    { codeStylingVariant: 'system' },
    { userLanguage: 'de' },
    { colorScheme: 'system' },
    { colorSchemeOS: 'light' },
    { devicePixelRatio: '1.3' },
  ]);
});

it('sends a property again when it changes, and only that one', async () => {
  const before = propertiesSent().length;
  codeStore.set({ variant: 'JS' });
  setMatches('(prefers-color-scheme: dark)', true);
  document.documentElement.setAttribute('data-theme-choice', 'dark');
  await Promise.resolve();
  window.devicePixelRatio = 2;
  setMatches('(resolution: 1.25dppx)', false);
  window.devicePixelRatio = 3.33;
  setMatches('(resolution: 2dppx)', false);
  codeStore.set({ variant: 'JS' });
  expect(propertiesSent().slice(before)).toEqual([
    { codeVariant: 'JS' },
    { colorSchemeOS: 'dark' },
    { colorScheme: 'dark' },
    { devicePixelRatio: '2' },
    { devicePixelRatio: '3.3' },
  ]);
});

it('sends a page view, and the page with what comes after it', () => {
  tracker.page('/toolpad/core/pages/', 'Pages');
  tracker.event({ name: 'feedback', eventAction: 'yes' });
  expect(sent('page_view')).toEqual([{ page_title: 'Pages', ...page }]);
  expect(sent('feedback')).toEqual([{ eventAction: 'yes', ...page }]);
  expect(calls()).toContainEqual([
    'set',
    { page_location: page.page_location, page_title: 'Pages' },
  ]);
});

it('sends presses in code blocks', () => {
  document.body.innerHTML = '<button data-tool="copy">Copy</button>';
  document.querySelector('button')?.click();
  expect(sent('copy')).toEqual([{ eventAction: 'keyboard', eventLabel: 'code', ...page }]);
});

it('notes for the reader exactly what was sent', () => {
  const noted = parseSentEvents(readSentEvents()).reverse();
  const handedOver = calls().flatMap(([command, key, parameters]) => {
    if (command === 'event') return [[key, parameters]];
    return key === 'user_properties' ? [[key, parameters]] : [];
  });
  expect(noted.map(({ name, parameters }) => [name, parameters])).toEqual(handedOver);
});

it('measures no web vitals of loads that are not drawn', () => {
  expect(calls().filter(([, name]) => /^(?:LCP|TTFB|FCP)$/.test(String(name)))).toEqual([]);
});

it('falls silent when the reader turns it off, and catches up when it is on again', () => {
  const before = calls().length;
  const noted = readSentEvents();
  setTurnedOff(true);
  expect(window).toHaveProperty('ga-disable-G-TEST1', true);
  tracker.page('/toolpad/', 'Start');
  tracker.event({ name: 'search', eventAction: 'open' });
  codeStore.set({ styling: 'css' });
  document.querySelector('button')?.click();
  expect(calls()).toHaveLength(before);
  expect(readSentEvents()).toBe(noted);

  setTurnedOff(false);
  expect(window).toHaveProperty('ga-disable-G-TEST1', false);
  expect(calls().slice(before)).toEqual([
    ['set', 'user_properties', { codeStylingVariant: 'css' }],
  ]);
});

it('survives a script that throws at what it is given', () => {
  const { dataLayer = [] } = window as Window & { dataLayer?: unknown[] };
  dataLayer.push = () => {
    throw new Error('broken script');
  };
  expect(() => tracker.event({ name: 'search', eventAction: 'open' })).not.toThrow();
});
