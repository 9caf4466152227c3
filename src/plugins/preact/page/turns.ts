/** Parts of the page that wait to be taken over, in the order in which they were met. */
const waiting: (() => void)[] = [];

/** Called once all parts are taken over. */
const listeners: (() => void)[] = [];

/** True before a page is taken over at all, and in the build. */
let isOver = true;

/** True while the part whose turn it is has not been rendered yet. */
let isAdmitted = false;

let port: MessagePort | undefined;

/** Each call is a task of its own: between two, the browser answers the reader, and paints. */
const postTurn = (): void => port?.postMessage(undefined);

/** Lets all parts be rendered that still wait, without turns. */
function finish(): void {
  isOver = true;
  waiting.splice(0).forEach((admit) => admit());
  // Their effects, which make them work, run in a task that follows this one.
  setTimeout(() => listeners.splice(0).forEach((listener) => listener()));
}

function giveTurn(): void {
  const admit = waiting.shift();
  isAdmitted = admit !== undefined;
  if (isOver) return;
  if (admit) {
    admit();
    postTurn();
  } else {
    finish();
  }
}

/** Events of which a part has to know that is not taken over yet. */
const inputs = ['keydown', 'pointerdown', 'click', 'focusin', 'input'] as const;

/** Has the parts of the page be taken over one after another, or all at once as soon as it is used. */
export function beginTurns(): void {
  isOver = false;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = giveTurn;
  port = port2;
  const { pathname } = window.location;
  const stop = (): void => {
    if (!isOver) finish();
  };
  inputs.forEach((type) => window.addEventListener(type, stop, { capture: true, once: true }));
  // What comes then is another page.
  window.addEventListener('popstate', () => {
    if (window.location.pathname !== pathname) stop();
  });
}

/** Whether parts are still taken over, in the HTML of the build. A part that is new comes later. */
export const isTakingOver = (): boolean => !isOver;

/** Whether a part may be rendered now. Who asks takes the turn. */
export function takeTurn(): boolean {
  const mayTake = isOver || isAdmitted;
  isAdmitted = false;
  return mayTake;
}

/** Resolves when it is the turn of a part. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.length === 0) postTurn();
    waiting.push(resolve);
  });
}

/** Calls back as soon as all parts of the page are taken over. */
export function afterTurns(listener: () => void): void {
  listeners.push(listener);
  if (isOver) finish();
  else postTurn();
}
