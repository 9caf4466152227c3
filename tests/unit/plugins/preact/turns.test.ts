/**
 * @jest-environment jsdom
 */
type Turns = typeof import('../../../../src/plugins/preact/page/turns');

/** Messages that were posted and not delivered yet: each is a task of its own. */
let posted = 0;
let port: { onmessage: () => void };
let turns: Turns;

async function deliver(): Promise<void> {
  while (posted > 0) {
    posted -= 1;
    port.onmessage();
    await Promise.resolve();
  }
}

beforeEach(async () => {
  posted = 0;
  port = { onmessage: () => undefined };
  Object.assign(globalThis, {
    MessageChannel: class {
      readonly port1 = port;
      readonly port2 = { postMessage: () => (posted += 1) };
    },
  });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  jest.resetModules();
  turns = await import('../../../../src/plugins/preact/page/turns');
});

afterEach(() => jest.useRealTimers());

/** Parts of a page as they wait, with the names of those that had their turn. */
function wait(...names: string[]): string[] {
  const taken: string[] = [];
  for (const name of names) void turns.nextTurn().then(() => taken.push(name));
  return taken;
}

test('in the build, and with a page that is made anew, nothing waits', () => {
  expect(turns.isTakingOver()).toBe(false);
  const listener = jest.fn();
  turns.afterTurns(listener);
  jest.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('parts are taken over one by one, in their order, each in a task of its own', async () => {
  turns.beginTurns();
  expect(turns.isTakingOver()).toBe(true);
  const taken = wait('navbar', 'content', 'footer');
  expect(posted).toBe(1);
  posted = 0;
  port.onmessage();
  await Promise.resolve();
  expect(taken).toEqual(['navbar']);
  await deliver();
  expect(taken).toEqual(['navbar', 'content', 'footer']);
  expect(turns.isTakingOver()).toBe(false);
});

test('a page works when all of its parts do, and those within them', async () => {
  turns.beginTurns();
  const listener = jest.fn();
  let inner: string[] = [];
  void turns.nextTurn().then(() => {
    inner = wait('block of code');
  });
  turns.afterTurns(listener);
  posted = 1;
  await Promise.resolve();
  port.onmessage();
  jest.runAllTimers();
  expect(listener).not.toHaveBeenCalled();
  await Promise.resolve();
  await deliver();
  expect(inner).toEqual(['block of code']);
  jest.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a page without parts works at once', async () => {
  turns.beginTurns();
  const listener = jest.fn();
  turns.afterTurns(listener);
  await deliver();
  jest.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each(['keydown', 'pointerdown', 'click', 'focusin', 'input'])(
  'all parts are taken over when a reader comes first: %s',
  async (type) => {
    turns.beginTurns();
    const taken = wait('content', 'footer');
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await Promise.resolve();
    expect(taken).toEqual(['content', 'footer']);
  },
);

test('another page has no turns', async () => {
  turns.beginTurns();
  const taken = wait('content');
  window.dispatchEvent(new Event('popstate'));
  await Promise.resolve();
  expect(taken).toEqual([]);
  window.history.pushState(null, '', '/other/');
  window.dispatchEvent(new Event('popstate'));
  await Promise.resolve();
  expect(taken).toEqual(['content']);
});

describe('parts that are taken over when a reader may see them', () => {
  /** What the browser is asked to watch, and how it says what it sees. */
  const watched = new Set<Element>();
  let see: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;

  /** Idle moments that somebody waits for. */
  const idle: (() => void)[] = [];

  beforeEach(() => {
    watched.clear();
    idle.length = 0;
    Object.assign(globalThis, {
      IntersectionObserver: class {
        constructor(callback: typeof see) {
          see = callback;
        }

        readonly observe = (element: Element) => watched.add(element);
        readonly unobserve = (element: Element) => watched.delete(element);
      },
      requestIdleCallback: (callback: () => void) => idle.push(callback),
    });
  });

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  });

  /** Parts that wait with an element of that name. */
  async function waitVisible(...names: string[]): Promise<[string[], Record<string, Element>]> {
    const taken: string[] = [];
    const elements = Object.fromEntries(
      names.map((name) => [name, document.createElement('div')] as const),
    );
    for (const name of names) {
      void turns.nextTurn(() => elements[name]).then(() => taken.push(name));
    }
    await Promise.resolve();
    return [taken, elements];
  }

  const idleMoment = async (): Promise<void> => {
    idle.shift()?.();
    await Promise.resolve();
    await deliver();
  };

  const tell = (element: Element | undefined, isIntersecting: boolean) => {
    if (element) see([{ target: element, isIntersecting }]);
  };

  test('those in sight have their turns, and the page works without the others', async () => {
    turns.beginTurns();
    const listener = jest.fn();
    turns.afterTurns(listener);
    const [taken, { first, last }] = await waitVisible('first', 'last');
    await deliver();
    jest.advanceTimersByTime(10);
    expect(taken).toEqual([]);
    expect(listener).not.toHaveBeenCalled();
    expect(turns.isSettling()).toBe(true);
    tell(first, true);
    tell(last, false);
    await deliver();
    jest.advanceTimersByTime(10);
    expect(taken).toEqual(['first']);
    expect(listener).toHaveBeenCalledTimes(1);
    expect([...watched]).toEqual([last]);
    expect(turns.isSettling()).toBe(false);
    expect(turns.isTakingOver()).toBe(true);
  });

  test('others have theirs when the reader comes near', async () => {
    turns.beginTurns();
    const [taken, { code, footer }] = await waitVisible('code', 'footer');
    tell(code, false);
    tell(footer, false);
    await deliver();
    tell(footer, true);
    await deliver();
    expect(taken).toEqual(['footer']);
    tell(code, true);
    await deliver();
    expect(taken).toEqual(['footer', 'code']);
    expect(watched.size).toBe(0);
    expect(turns.isTakingOver()).toBe(false);
  });

  test('after three seconds of peace, one has its turn in each idle moment', async () => {
    turns.beginTurns();
    const [taken, { code, footer }] = await waitVisible('code', 'footer');
    tell(code, false);
    tell(footer, false);
    await deliver();
    jest.advanceTimersByTime(2999);
    expect(idle).toHaveLength(0);
    jest.advanceTimersByTime(1);
    expect(idle).toHaveLength(1);
    await idleMoment();
    expect(taken).toEqual(['code']);
    jest.advanceTimersByTime(0);
    await idleMoment();
    expect(taken).toEqual(['code', 'footer']);
    expect(watched.size).toBe(0);
    expect(turns.isTakingOver()).toBe(false);
  });

  test('browsers that know no idle moments take a short while', async () => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    turns.beginTurns();
    const [taken, { code }] = await waitVisible('code');
    tell(code, false);
    await deliver();
    jest.advanceTimersByTime(3000);
    jest.advanceTimersByTime(50);
    await Promise.resolve();
    await deliver();
    expect(taken).toEqual(['code']);
  });

  test('parts within a far one wait like others, and the next comes after them', async () => {
    turns.beginTurns();
    const [taken, { demo, footer }] = await waitVisible('demo', 'footer');
    tell(demo, false);
    tell(footer, false);
    await deliver();
    jest.advanceTimersByTime(3000);
    await idleMoment();
    const [inner, { source }] = await waitVisible('source');
    jest.advanceTimersByTime(0);
    tell(source, true);
    await deliver();
    expect([taken, inner]).toEqual([['demo'], ['source']]);
    await idleMoment();
    expect(taken).toEqual(['demo', 'footer']);
  });

  test('a press takes all of them over, seen or not', async () => {
    turns.beginTurns();
    const [taken, { code }] = await waitVisible('code', 'footer');
    tell(code, false);
    void turns.nextTurn(() => null).then(() => taken.push('late'));
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await Promise.resolve();
    expect([...taken].sort()).toEqual(['code', 'footer', 'late']);
    expect(watched.size).toBe(0);
    // What the timer finds then.
    jest.runAllTimers();
    await idleMoment();
    expect(taken).toHaveLength(3);
  });

  test.each([
    ['no element', () => null],
    ['a text', () => document.createTextNode('Text')],
  ])('a part with %s waits for nobody', async (_name, elementOf) => {
    turns.beginTurns();
    const taken = jest.fn();
    void turns.nextTurn(elementOf).then(taken);
    await Promise.resolve();
    await deliver();
    expect(taken).toHaveBeenCalled();
  });

  test('a page that is out of sight, and a browser that sees nothing, take over all', async () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
    turns.beginTurns();
    const [first] = await waitVisible('first');
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    const [second] = await waitVisible('second');
    await deliver();
    expect([first, second]).toEqual([['first'], ['second']]);
  });
});
