import { useSyncExternalStore } from 'react';
import { subscribeToChoice } from './choice';
import { analyticsStatus, type AnalyticsStatus } from './status';

const beforeHydration = (): undefined => undefined;

/** Whether the page measures, kept up to date; undefined until the browser can be asked. */
export function useAnalyticsStatus(): AnalyticsStatus | undefined {
  return useSyncExternalStore(subscribeToChoice, analyticsStatus, beforeHydration);
}
