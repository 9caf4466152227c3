import { useCallback, useEffect, useRef, useState } from 'react';

/** What a copy button says: nothing yet, that it worked, or that the browser refused. */
export type CopyState = 'ready' | 'copied' | 'failed';

type Copied = string | Promise<string>;

async function writeToClipboard(text: Copied): Promise<CopyState> {
  try {
    if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
      await navigator.clipboard.writeText(await text);
    } else {
      // Safari heeds the reader's press only while it lasts, and lets the text come later.
      const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    }
    return 'copied';
  } catch {
    // No permission, no secure context, no clipboard, or no text: the reader is told.
    return 'failed';
  }
}

/**
 * Copies a text.
 *
 * @param getText - Asked for the text when the reader copies; it may take a moment to arrive.
 * @param duration - Milliseconds after which the state is `ready` again; each press starts anew.
 */
export function useClipboard(
  getText: () => Copied,
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
