import { useSyncExternalStore } from 'react';
import {
  getReferenceView,
  setReferenceView,
  subscribeToReferenceView,
  type ReferenceView,
} from './referenceView';

const getServerView = (): ReferenceView => 'table';

/** How tables of the reference are shown on the whole site, and the function that changes it. */
export function useReferenceView(): readonly [ReferenceView, (view: ReferenceView) => void] {
  const view = useSyncExternalStore(subscribeToReferenceView, getReferenceView, getServerView);
  return [view, setReferenceView];
}
