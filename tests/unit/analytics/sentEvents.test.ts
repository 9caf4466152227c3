/** @jest-environment jsdom */
import {
  maxSentEvents,
  noteSentEvent,
  parseSentEvents,
  readSentEvents,
  subscribeToSentEvents,
} from '../../../src/analytics/sentEvents';

jest.mock('@generated/site-storage', () => ({ type: 'localStorage', namespace: '-toolpad' }));
jest.mock('../../../node_modules/@docusaurus/theme-common/lib/utils/storageUtils', () =>
  jest.requireActual('../../../src/plugins/preferences/standIns/storageUtils'),
);

it('keeps the latest events in the session, newest first, and tells of each', () => {
  const listener = jest.fn();
  subscribeToSentEvents(listener);
  for (let count = 1; count <= maxSentEvents + 5; count += 1) noteSentEvent('copy', { count });
  const events = parseSentEvents(readSentEvents());
  expect(events).toHaveLength(maxSentEvents);
  expect(events[0]?.parameters).toEqual({ count: maxSentEvents + 5 });
  expect(events.at(-1)?.parameters).toEqual({ count: 6 });
  expect(listener).toHaveBeenCalledTimes(maxSentEvents + 5);
  expect(sessionStorage.getItem('analyticsSent-toolpad')).toBe(readSentEvents());
  expect(localStorage).toHaveLength(0);
});

it.each([null, 'no list', '{}', '[1, null, {"name": "copy"}]'])('reads %j as nothing', (stored) => {
  expect(parseSentEvents(stored)).toEqual([]);
});
