import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { codeOf } from './codeOf';

/** What the button says: nothing yet, that it worked, or that the browser refused. */
export type CopyState = 'ready' | 'copied' | 'failed';

async function writeToClipboard(text: string): Promise<CopyState> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // No permission, no secure context, or no clipboard at all: the reader is told.
    return 'failed';
  }
}

/**
 * Copies the code that a block shows.
 *
 * @param duration milliseconds after which the state is `ready` again; each press starts anew.
 */
export function useCopy(
  blockRef: RefObject<HTMLElement | null>,
  duration: number,
): readonly [CopyState, () => void] {
  const [state, setState] = useState<CopyState>('ready');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(() => {
    const code = blockRef.current && codeOf(blockRef.current);
    void writeToClipboard(code ?? '').then((result) => {
      clearTimeout(timer.current);
      setState(result);
      timer.current = setTimeout(() => setState('ready'), duration);
    });
  }, [blockRef, duration]);

  return [state, copy];
}
