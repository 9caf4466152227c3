/**
 * @jest-environment jsdom
 */
import type { ReactNode } from 'react';

// As the build has it: Preact in React's place.
jest.mock('react', () => jest.requireActual('preact/compat'));
jest.mock('react/jsx-runtime', () => jest.requireActual('preact/compat/jsx-runtime'));

/** Messages that were posted and not delivered yet: each is a task of its own. */
const channel = { posted: 0, port1: { onmessage: () => {} } };

Object.assign(globalThis, {
  MessageChannel: class {
    readonly port1 = channel.port1;
    readonly port2 = { postMessage: () => (channel.posted += 1) };
  },
});

type Modules = {
  readonly preact: typeof import('preact/compat');
  readonly toHtml: (element: never) => string;
  readonly turns: typeof import('../../../../src/plugins/preact/page/turns');
  readonly Page: () => ReactNode;
  readonly Later: () => ReactNode;
  readonly Far: () => ReactNode;
  /** What each block was told of where it runs, in the order of its renders. */
  readonly seen: Map<string, boolean[]>;
};

async function load(): Promise<Modules> {
  const preact = await import('preact/compat');
  const { renderToString } = await import('preact-render-to-string');
  const turns = await import('../../../../src/plugins/preact/page/turns');
  const { HydrationBoundary } = await import(
    '../../../../src/plugins/preact/page/HydrationBoundary'
  );
  const { default: useIsBrowser } = await import('@docusaurus/useIsBrowser');
  const { BrowserContextProvider } = await import('@docusaurus/core/lib/client/browserContext');

  const seen: Modules['seen'] = new Map();

  function Block({ name }: { readonly name: string }): ReactNode {
    const id = preact.useId();
    const [count, setCount] = preact.useState(0);
    const isBrowser = useIsBrowser();
    seen.set(name, [...(seen.get(name) ?? []), isBrowser]);
    return (
      <section>
        <button type="button" aria-controls={id} onClick={() => setCount(count + 1)}>
          {name} {count}
        </button>
        {count > 0 && <p id={id} />}
        <i>{isBrowser ? 'browser' : 'build'}</i>
      </section>
    );
  }

  function Page(): ReactNode {
    return (
      <BrowserContextProvider>
        <main>
          <Block name="Around" />
          <HydrationBoundary>
            <div>
              <HydrationBoundary>
                <Block name="Inner" />
              </HydrationBoundary>
              <Block name="Content" />
            </div>
          </HydrationBoundary>
          <HydrationBoundary>
            <Block name="Footer" />
          </HydrationBoundary>
        </main>
      </BrowserContextProvider>
    );
  }

  /** A page that the reader comes to from another one. */
  function Later(): ReactNode {
    const [isOpen, setIsOpen] = preact.useState(false);
    return (
      <BrowserContextProvider>
        <button type="button" onClick={() => setIsOpen(true)}>
          Next
        </button>
        {isOpen && (
          <HydrationBoundary>
            <Block name="New" />
          </HydrationBoundary>
        )}
      </BrowserContextProvider>
    );
  }

  /** A page whose state changes by itself, around a part that waits. */
  function Far(): ReactNode {
    const [state, setState] = preact.useState('');
    preact.useEffect(() => {
      const onResize = (): void => setState('resized');
      window.addEventListener('resize', onResize);
      return () => window.removeEventListener('resize', onResize);
    }, []);
    return (
      <BrowserContextProvider>
        <p>{state}</p>
        <HydrationBoundary whenVisible>
          <Block name="Far" />
        </HydrationBoundary>
      </BrowserContextProvider>
    );
  }
  return { preact, turns, Page, Later, Far, seen, toHtml: renderToString as Modules['toHtml'] };
}

let modules: Modules;
let html: string;

const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith(name),
  );
  if (!found) throw new Error(`there is no button "${name}"`);
  return found;
};

/** Lets what is pending be rendered, without a turn. */
async function settle(): Promise<void> {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
}

/** Lets effects run, which come after a frame, and what they change be rendered. */
async function settleEffects(): Promise<void> {
  for (let i = 0; i < 2; i += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await settle();
  }
}

async function turn(): Promise<void> {
  channel.posted -= 1;
  channel.port1.onmessage();
  await settle();
}

async function allTurns(): Promise<void> {
  while (channel.posted > 0) await turn();
}

beforeEach(async () => {
  jest.resetModules();
  channel.posted = 0;
  modules = await load();
  const { preact, toHtml, turns, Page } = modules;
  html = toHtml(preact.createElement(Page as never, null) as never);
  document.body.innerHTML = `<div>${html}</div>`;
  turns.beginTurns();
  preact.hydrate(
    preact.createElement(Page as never, null),
    document.body.firstElementChild as Element,
  );
});

const elements = (): readonly Element[] => [...document.body.querySelectorAll('*')];

test('what waits keeps its HTML, and all of it works once something is pressed', async () => {
  expect(document.body.innerHTML).toBe(`<div>${html}</div>`);
  button('Around').click();
  await settle();
  expect(button('Around').textContent).toBe('Around 1');
  button('Footer').click();
  await settle();
  expect(button('Footer').textContent).toBe('Footer 1');
});

test('parts are taken over in their turns, in the HTML that is there', async () => {
  const before = elements();
  await turn();
  // In the same moment: a press takes all parts over.
  button('Content').click();
  button('Inner').click();
  await settle();
  expect(button('Content').textContent).toBe('Content 1');
  expect(button('Inner').textContent).toBe('Inner 0');
  await allTurns();
  for (const name of ['Inner', 'Footer']) button(name).click();
  await settle();
  expect(button('Inner').textContent).toBe('Inner 1');
  expect(button('Footer').textContent).toBe('Footer 1');
  expect(before.every((element) => element.isConnected)).toBe(true);
});

test('a part out of sight keeps its HTML while what is around it changes, and works when it is near', async () => {
  const { preact, toHtml, turns, Far } = modules;
  await allTurns();
  let see: (entries: readonly object[]) => void = () => undefined;
  const observe = jest.fn();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: typeof see) {
        see = callback;
      }

      readonly observe = observe;
      readonly unobserve = jest.fn();
    },
  });
  const element = preact.createElement(Far as never, null);
  document.body.innerHTML = `<div>${toHtml(element as never)}</div>`;
  modules.seen.clear();
  turns.beginTurns();
  preact.hydrate(element, document.body.firstElementChild as Element);
  await settle();
  const target = button('Far').parentElement;
  expect(observe.mock.calls).toEqual([[target]]);
  see([{ target, isIntersecting: false }]);
  await allTurns();
  await settleEffects();
  // A change that nobody has asked for by a press.
  window.dispatchEvent(new Event('resize'));
  await settleEffects();
  expect(document.body.textContent).toBe('resizedFar 0build');
  expect(modules.seen.get('Far')).toBeUndefined();
  see([{ target, isIntersecting: true }]);
  await allTurns();
  await settleEffects();
  button('Far').click();
  await settle();
  expect(document.body.textContent).toBe('resizedFar 1browser');
  expect(button('Far').parentElement).toBe(target);
});

test('ids are those of the HTML, in whatever order parts are taken over', async () => {
  await allTurns();
  const names = ['Around', 'Content', 'Inner', 'Footer'];
  for (const name of names) button(name).click();
  await settle();
  for (const name of names) {
    const id = button(name).getAttribute('aria-controls') ?? '';
    expect(document.getElementById(id)?.parentElement).toBe(button(name).parentElement);
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(names.length);
});

test('each part begins as in the build, however late it comes, and learns of the browser', async () => {
  expect(html.match(/<i>build<\/i>/g)).toHaveLength(4);
  modules.seen.clear();
  await turn();
  // The effects of what is around have said so by now.
  await settleEffects();
  await allTurns();
  await settleEffects();
  for (const name of ['Content', 'Inner', 'Footer']) {
    expect([name, modules.seen.get(name)?.at(0)]).toEqual([name, false]);
    expect([name, modules.seen.get(name)?.at(-1)]).toEqual([name, true]);
  }
  expect(document.querySelectorAll('i')).toHaveLength(4);
});

test('a part of a page that comes later is in a browser from the first', async () => {
  await allTurns();
  const { preact, seen, Later } = modules;
  preact.render(preact.createElement(Later as never, null), document.body);
  await settleEffects();
  button('Next').click();
  await settle();
  expect(seen.get('New')).toEqual([true]);
});
