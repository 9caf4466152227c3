/** Connection to the other tabs of the site. */
export interface TabChannel {
  open(): void;
  /** An open channel can keep a page that was left from being restored as it was. */
  close(): void;
  /** Tells the other tabs. Does nothing while closed or where channels are missing or refused. */
  post(message: string): void;
}

/** @param onMessage gets what another tab sent; whoever sent it, so it may be anything. */
export function createTabChannel(name: string, onMessage: (message: unknown) => void): TabChannel {
  let channel: BroadcastChannel | undefined;
  return {
    open() {
      try {
        channel ??= new BroadcastChannel(name);
        channel.onmessage = (event) => onMessage(event.data);
      } catch {
        // Old browsers, sandboxed pages: tabs then agree when they are next looked at.
      }
    },
    close() {
      channel?.close();
      channel = undefined;
    },
    post(message) {
      channel?.postMessage(message);
    },
  };
}
