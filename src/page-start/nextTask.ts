/**
 * Resolves in a task of its own: before it, the browser answers the reader, and paints. Timers would
 * do, but in a page that is out of sight they may wait for a second.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      // An open port outlives its message.
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
