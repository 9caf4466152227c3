/** What a frame tells the page that holds it. */
export type FrameMessage =
  | { readonly type: 'demo:ready' }
  | { readonly type: 'demo:error'; readonly message: string; readonly stack: string };

/** What the page tells a frame. */
export type PageMessage = { readonly type: 'demo:focus' };

/** Sends a message to the page around the frame, if it is one of this site. */
export function tellPage(message: FrameMessage): void {
  if (window.parent !== window) {
    window.parent.postMessage(message, window.location.origin);
  }
}

/** True for a message of the surrounding page that asks for the focus. */
export function isFocusMessage({ data, source, origin }: MessageEvent): boolean {
  return (
    source === window.parent &&
    origin === window.location.origin &&
    (data as Partial<PageMessage> | null)?.type === 'demo:focus'
  );
}
