import { isTurnedOff } from './choice';
import { readPageConfiguration } from './pageConfiguration';

/** Whether the page measures, and if not, why. */
export type AnalyticsStatus =
  | 'on'
  | 'not-configured'
  | 'other-host'
  | 'global-privacy-control'
  | 'do-not-track'
  | 'turned-off';

/** Signals of the browser that the reader does not want to be tracked. */
interface PrivacySignals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** Browsers said it in several ways, and at several places: none of them is to be overheard. */
function asksNotToTrack(): boolean {
  const places: PrivacySignals[] = [window.navigator, window as Window & PrivacySignals];
  return places.some(({ doNotTrack }) => doNotTrack === '1' || doNotTrack === 'yes');
}

/**
 * What holds at this moment. Asked again before each event, so that a reader who turns measuring off
 * is heard at once.
 */
export function analyticsStatus(): AnalyticsStatus {
  const configuration = readPageConfiguration();
  if (!configuration) return 'not-configured';
  if (configuration.host !== window.location.host) return 'other-host';
  const { globalPrivacyControl }: PrivacySignals = window.navigator;
  if (globalPrivacyControl === true) return 'global-privacy-control';
  if (asksNotToTrack()) return 'do-not-track';
  return isTurnedOff() ? 'turned-off' : 'on';
}
