import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { options } from 'preact';

// Preact runs effects after the next frame, and an input that comes earlier finds a page that does not
// listen yet. React's order is kept here: soon after the change, and before the next input at the latest.

interface PreactOptions {
  /** Of `preact/hooks`: calls back when effects are to run. */
  requestAnimationFrame?: (runEffects: () => void) => void;
}

if (ExecutionEnvironment.canUseDOM) {
  const { port1, port2 } = new MessageChannel();
  let waiting: (() => void) | undefined;
  const run = (): void => {
    const runEffects = waiting;
    waiting = undefined;
    runEffects?.();
  };
  port1.onmessage = run;
  (options as PreactOptions).requestAnimationFrame = (runEffects) => {
    waiting = runEffects;
    port2.postMessage(undefined);
  };
  for (const type of ['keydown', 'pointerdown', 'click', 'focusin', 'input']) {
    window.addEventListener(type, run, { capture: true });
  }
}
