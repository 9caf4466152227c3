import { configurationName } from '../../../src/analytics/pageConfiguration';

/** A configuration that fits the test's own page. */
export const configuration = {
  id: 'G-TEST1',
  scriptOrigin: 'https://collector.test',
  host: 'localhost',
};

/** Puts a configuration into the page's head, as the build does; without one, takes it out. */
export function configurePage(value?: unknown): void {
  document.querySelectorAll(`meta[name="${configurationName}"]`).forEach((meta) => meta.remove());
  if (value === undefined) return;
  const meta = document.createElement('meta');
  meta.name = configurationName;
  meta.content = typeof value === 'string' ? value : JSON.stringify(value);
  document.head.append(meta);
}

/** Makes the browser send, or not send, a signal that its reader does not want to be tracked. */
export function setSignal(name: 'doNotTrack' | 'globalPrivacyControl', value: unknown): void {
  Object.defineProperty(window.navigator, name, { configurable: true, value });
}

/** Calls of `gtag` so far, as plain lists. */
export function calls(): unknown[][] {
  const { dataLayer = [] } = window as Window & { dataLayer?: ArrayLike<unknown>[] };
  return dataLayer.map((entry) => [...Array.from(entry)]);
}

/** What was handed over to be sent under a name, without the calls that prepare. */
export function sent(name: string): unknown[] {
  return calls()
    .filter(([command, key]) => command === 'event' && key === name)
    .map(([, , parameters]) => parameters);
}
