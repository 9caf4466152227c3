import { useCallback, useEffect, useRef, useState } from 'react';

/** What a copy button says: nothing yet, that it worked, or that the browser refused. */
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
 * Copies a text.
 *
 * @param getText - Asked for the text when the reader copies.
 * @param duration - Milliseconds after which the state is `ready` again; each press starts anew.
 */
export function useClipboard(
  getText: () => string,
  duration: number,
): readonly [CopyState, () => void] {
  const [state, setState] = useState<CopyState>('ready');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(() => {
    void writeToClipboard(getText()).then((result) => {
      clearTimeout(timer.current);
      setState(result);
      timer.current = setTimeout(() => setState('ready'), duration);
    });
  }, [getText, duration]);

  return [state, copy];
}
