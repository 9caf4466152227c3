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

/** Parts of a page as they wait, with what each of them was told. */
function wait(...names: string[]): string[] {
  const taken: string[] = [];
  for (const name of names) {
    expect(turns.takeTurn()).toBe(false);
    void turns.nextTurn().then(() => taken.push(turns.takeTurn() ? name : `not ${name}`));
  }
  return taken;
}

test('in the build, and with a page that is made anew, nothing waits', () => {
  expect(turns.takeTurn()).toBe(true);
  expect(turns.takeTurn()).toBe(true);
  const listener = jest.fn();
  turns.afterTurns(listener);
  jest.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('parts are taken over one by one, in their order, each in a task of its own', async () => {
  turns.beginTurns();
  const taken = wait('navbar', 'content', 'footer');
  expect(posted).toBe(1);
  posted = 0;
  port.onmessage();
  await Promise.resolve();
  expect(taken).toEqual(['navbar']);
  await deliver();
  expect(taken).toEqual(['navbar', 'content', 'footer']);
});

test('a turn is for one part', async () => {
  turns.beginTurns();
  let others: boolean[] = [];
  void turns.nextTurn().then(() => {
    others = [turns.takeTurn(), turns.takeTurn()];
  });
  posted = 0;
  port.onmessage();
  await Promise.resolve();
  expect(others).toEqual([true, false]);
});

test('a page works when all of its parts do, and those within them', async () => {
  turns.beginTurns();
  const listener = jest.fn();
  let inner: string[] = [];
  void turns.nextTurn().then(() => {
    turns.takeTurn();
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
