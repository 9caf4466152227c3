import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FrameMessage, PageMessage } from '@site/src/plugins/demos/frame/messages';

/** After this time, in milliseconds, a frame that has not shown anything is given up. */
const PATIENCE = 20_000;

/** What a frame shows, or why it shows nothing. */
export type FrameState =
  | { readonly kind: 'loading' | 'ready' | 'silent' }
  | { readonly kind: 'error'; readonly message: string; readonly stack: string };

/** A demo's frame as its page sees it. */
export interface FrameHandle {
  readonly frameRef: RefObject<HTMLIFrameElement | null>;
  readonly state: FrameState;
  /** Moves the focus to the start of the demo. */
  readonly focusStart: () => void;
}

function toState(message: Partial<FrameMessage>): FrameState | undefined {
  switch (message.type) {
    case 'demo:ready':
      return { kind: 'ready' };
    case 'demo:error':
      return {
        kind: 'error',
        message: String(message.message),
        stack: String(message.stack),
      };
    default:
      return undefined;
  }
}

/**
 * Listens to a demo's frame.
 *
 * @param load changes with each load of the frame; undefined while there is none.
 */
export function useFrame(load: string | undefined): FrameHandle {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>({ kind: 'loading' });

  useEffect(() => {
    if (load === undefined) return undefined;
    setState({ kind: 'loading' });
    const timer = setTimeout(
      () => setState((now) => (now.kind === 'loading' ? { kind: 'silent' } : now)),
      PATIENCE,
    );
    const listen = ({ source, origin, data }: MessageEvent): void => {
      if (source === frameRef.current?.contentWindow && origin === window.location.origin) {
        const next = toState((data ?? {}) as Partial<FrameMessage>);
        if (next) setState(next);
      }
    };
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
    };
  }, [load]);

  return {
    frameRef,
    state,
    focusStart() {
      const message: PageMessage = { type: 'demo:focus' };
      frameRef.current?.focus();
      frameRef.current?.contentWindow?.postMessage(message, window.location.origin);
    },
  };
}
