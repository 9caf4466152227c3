import { useCallback, type RefObject } from 'react';
import { useClipboard, type CopyState } from '../useClipboard';
import { codeOf } from './codeOf';

/**
 * Copies the code that a block shows.
 *
 * @param duration milliseconds after which the state is `ready` again; each press starts anew.
 */
export function useCopy(
  blockRef: RefObject<HTMLElement | null>,
  duration: number,
): readonly [CopyState, () => void] {
  const getCode = useCallback(
    () => (blockRef.current && codeOf(blockRef.current)) ?? '',
    [blockRef],
  );
  return useClipboard(getCode, duration);
}
