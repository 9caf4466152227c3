import { untilIdle } from '@site/src/idle-work/untilIdle';
import { forget, watch } from './nearWindow';

/** A part of the page in the HTML of the build that is not taken over yet. */
interface Part {
  readonly element?: Element;
  /** Has it rendered. */
  readonly admit: () => void;
}

/** Parts whose turn comes, in the order in which they were met. */
const waiting: Part[] = [];

/** Parts of which nobody knows yet whether a reader may see them soon. */
const unknown = new Set<Part>();

/** Parts that no reader sees soon. They have their turns when the page has long been idle. */
const far = new Set<Part>();

/** Called once all parts that a reader may see soon are taken over. */
const listeners: (() => void)[] = [];

/**
 * Milliseconds for which the page is left in peace before parts come to life that nobody has come
 * near: whoever begins to read and use it does so meanwhile.
 */
const peace = 3000;

/** True before a page is taken over at all, and in the build. */
let isOver = true;

/** True once all parts are taken over that a reader may see soon. */
let isSettled = true;

/** True while an idle moment for the next far part is awaited. */
let isResting = false;

let hadPeace = false;

let port: MessagePort | undefined;

/** Each call is a task of its own: between two, the browser answers the reader, and paints. */
const postTurn = (): void => port?.postMessage(undefined);

function settle(): void {
  isSettled = true;
  if (listeners.length === 0) return;
  // Effects of the parts, which make them work, run in a task that follows this one.
  setTimeout(() => listeners.splice(0).forEach((listener) => listener()));
}

/** Lets all parts be rendered that still wait, without turns. */
function finish(): void {
  isOver = true;
  const parts = [...waiting.splice(0), ...unknown, ...far];
  unknown.clear();
  far.clear();
  parts.forEach(({ element, admit }) => {
    if (element) forget(element);
    admit();
  });
  settle();
}

function enqueue(part: Part): void {
  if (waiting.length === 0) postTurn();
  waiting.push(part);
}

/** Gives the next far part its turn. */
function takeFarPart(): void {
  isResting = false;
  if (isOver) return;
  const [part] = far;
  if (part === undefined) return postTurn();
  far.delete(part);
  if (part.element) forget(part.element);
  enqueue(part);
}

/** Far parts have their turns one by one, each in an idle moment. */
function rest(): void {
  if (isResting) return;
  isResting = true;
  setTimeout(() => void untilIdle(50).then(takeFarPart), hadPeace ? 0 : peace);
  hadPeace = true;
}

function giveTurn(): void {
  if (isOver) return;
  const part = waiting.shift();
  if (part) {
    part.admit();
    postTurn();
    return;
  }
  // The browser tells soon where they are.
  if (unknown.size > 0) return;
  if (far.size > 0) {
    settle();
    rest();
  } else {
    finish();
  }
}

/** Events of which a part has to know that is not taken over yet. */
const inputs = ['keydown', 'pointerdown', 'click', 'focusin', 'input'] as const;

/**
 * Has the parts of the page be taken over one after another, those first that a reader may see soon; or
 * all at once as soon as the page is used.
 */
export function beginTurns(): void {
  isOver = false;
  isSettled = false;
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

/** Whether parts are still taken over that a reader may see soon. */
export const isSettling = (): boolean => !isSettled;

/**
 * Resolves when it is the turn of a part.
 *
 * @param elementOf - Gives the element of a part that waits until it is near the window.
 */
export function nextTurn(elementOf?: () => unknown): Promise<void> {
  return new Promise((admit) => {
    if (!elementOf) return enqueue({ admit });
    const undecided: Part = { admit };
    unknown.add(undecided);
    // Preact knows the element when it has passed the part over.
    queueMicrotask(() => {
      if (!unknown.delete(undecided)) return;
      const element = elementOf();
      if (element instanceof Element) watchPart({ element, admit });
      else enqueue(undecided);
    });
  });
}

function watchPart(part: Part & { readonly element: Element }): void {
  unknown.add(part);
  watch(part.element, (isNear) => {
    unknown.delete(part);
    far.delete(part);
    if (isNear) {
      enqueue(part);
    } else {
      far.add(part);
      postTurn();
    }
  });
}

/** Calls back as soon as all parts of the page that a reader may see soon are taken over. */
export function afterTurns(listener: () => void): void {
  listeners.push(listener);
  if (isOver) finish();
  else postTurn();
}
