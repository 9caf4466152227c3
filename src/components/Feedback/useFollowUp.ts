import { useState } from 'react';

/** What few readers get to see: the question why, and the report. */
type FollowUp = typeof import('./followUp');

/**
 * Loads what follows an answer, with the first one.
 *
 * @returns what was loaded, undefined before, null if it can't be had; and the function that loads it.
 */
export function useFollowUp(): readonly [FollowUp | null | undefined, () => void] {
  const [followUp, setFollowUp] = useState<FollowUp | null>();
  const load = (): void => {
    if (followUp) return;
    import('./followUp').then(setFollowUp, () => setFollowUp(null));
  };
  return [followUp, load];
}
