/** @jest-environment jsdom */
import fc from 'fast-check';
import { createCodeStore, type CodeStore } from '../../../src/preferences/store';
import type { CodeChoices } from '../../../src/preferences/types';
import { cookieTexts } from './arbitraries';
import {
  clearCookies,
  clearRootAttributes,
  restoreCookies,
  rootAttributes,
  stubCookies,
  visit,
} from './pageState';

/** Tabs of one browser in one process: each channel hears all others of its name. */
class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of FakeChannel.open) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
    }
  }

  close(): void {
    FakeChannel.open.delete(this);
  }
}

const stops: (() => void)[] = [];

/** A page load: the store as it starts with the present address and cookies. */
function loadPage(hash = ''): CodeStore {
  clearRootAttributes();
  visit(hash);
  const store = createCodeStore();
  stops.push(store.start());
  return store;
}

function shown(): Partial<Record<keyof CodeChoices, string | null>> {
  const attributes = rootAttributes();
  return {
    variant: attributes['data-code-variant'],
    styling: attributes['data-code-styling'],
  };
}

function comeBack(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
});

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  restoreCookies();
  clearCookies();
  jest.restoreAllMocks();
});

const choices = fc.record(
  {
    variant: fc.constantFrom('TS' as const, 'JS' as const),
    styling: fc.constantFrom('system' as const, 'css' as const, 'tailwind' as const),
  },
  { requiredKeys: [] },
);

describe('a page load', () => {
  it('starts with the defaults and writes no cookie', () => {
    expect(loadPage().get()).toEqual({ variant: 'TS', styling: 'system' });
    expect(document.cookie).toBe('');
  });

  it('keeps what the hash asks for, and only that', () => {
    expect(loadPage('#Foo.js').get()).toEqual({ variant: 'JS', styling: 'system' });
    expect(document.cookie).toBe('codeVariant=JS');
    expect(loadPage().get()).toEqual({ variant: 'JS', styling: 'system' });
    loadPage('#tailwind-Foo.tsx');
    expect(loadPage().get()).toEqual({ variant: 'TS', styling: 'tailwind' });
  });

  it('starts from what the head script decided, even if the hash has changed since', () => {
    clearRootAttributes();
    document.documentElement.setAttribute('data-code-variant', 'TS');
    visit('#Foo.js');
    const store = createCodeStore();
    stops.push(store.start());
    expect(store.get().variant).toBe('TS');
    expect(document.cookie).toBe('');
  });

  it('does not follow later changes of the hash', () => {
    const store = loadPage('#Foo.js');
    visit('#Foo.tsx');
    window.dispatchEvent(new Event('hashchange'));
    expect(store.get().variant).toBe('JS');
  });

  it('shows valid choices whatever stands in the attributes and cookies', () => {
    fc.assert(
      fc.property(cookieTexts, fc.string(), (cookies, attribute) => {
        stubCookies(cookies);
        clearRootAttributes();
        document.documentElement.setAttribute('data-code-variant', attribute);
        const store = createCodeStore();
        store.start()();
        expect(['TS', 'JS']).toContain(store.get().variant);
        expect(shown()).toEqual(store.get());
      }),
      { numRuns: 1000 },
    );
  });
});

describe('choosing', () => {
  it('is shown, told and kept, in any sequence over page loads', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(choices, fc.boolean()), { maxLength: 5 }), (steps) => {
        clearCookies();
        let store = loadPage();
        let expected: CodeChoices = { variant: 'TS', styling: 'system' };
        for (const [chosen, reload] of steps) {
          let told = 0;
          const unsubscribe = store.subscribe(() => (told += 1));
          const before = store.get();
          store.set(chosen);
          unsubscribe();
          expected = { ...expected, ...chosen };
          expect(store.get()).toEqual(expected);
          expect(shown()).toEqual(expected);
          expect(told).toBe(store.get() === before ? 0 : 1);
          if (reload) store = loadPage();
          expect(store.get()).toEqual(expected);
        }
        stops.splice(0).forEach((stop) => stop());
      }),
      { numRuns: 1000 },
    );
  });

  it('writes the short form, for a year and the whole host', () => {
    const store = loadPage();
    const written: string[] = [];
    jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
    store.set({ variant: 'JS' });
    store.set({ styling: 'css' });
    const attributes = 'path=/; max-age=31536000; SameSite=Lax';
    expect(written).toEqual([`codeVariant=JS; ${attributes}`, `codeStyling=css; ${attributes}`]);
  });

  it('leaves the hash alone', () => {
    const store = loadPage('#css-Foo.js');
    store.set({ variant: 'TS' });
    expect(window.location.hash).toBe('#css-Foo.js');
  });
});

describe('other tabs', () => {
  it('follow at once', () => {
    const one = loadPage();
    const other = loadPage();
    one.set({ variant: 'JS' });
    one.set({ styling: 'tailwind' });
    expect(other.get()).toEqual({ variant: 'JS', styling: 'tailwind' });
  });

  it('are not believed blindly', () => {
    const store = loadPage();
    const stranger = new FakeChannel('toolpad-preferences');
    fc.assert(
      fc.property(fc.oneof(fc.anything(), cookieTexts), (message) => {
        stranger.postMessage(message);
        expect(['TS', 'JS']).toContain(store.get().variant);
        expect(shown()).toEqual(store.get());
      }),
      { numRuns: 1000 },
    );
    stranger.close();
  });

  it('follow when they are next looked at, where channels are missing', () => {
    Object.assign(globalThis, { BroadcastChannel: undefined });
    const one = loadPage();
    const other = loadPage();
    one.set({ variant: 'JS' });
    expect(other.get().variant).toBe('TS');
    comeBack();
    expect(other.get().variant).toBe('JS');
  });

  it('follow when they are restored from the cache of left pages', () => {
    const store = loadPage();
    window.dispatchEvent(new Event('pagehide'));
    expect(FakeChannel.open.size).toBe(0);
    document.cookie = 'codeStyling=css; path=/';
    window.dispatchEvent(new Event('pageshow'));
    expect(store.get().styling).toBe('css');
    expect(FakeChannel.open.size).toBe(1);
  });

  it('take no removed or corrupted cookie for a choice', () => {
    const store = loadPage();
    store.set({ variant: 'JS', styling: 'css' });
    document.cookie = 'codeVariant=%E0%A4%A; path=/';
    document.cookie = 'codeStyling=; path=/; max-age=0';
    comeBack();
    expect(store.get()).toEqual({ variant: 'JS', styling: 'css' });
  });

  it('stay quiet while they are hidden', () => {
    const store = loadPage();
    document.cookie = 'codeVariant=JS; path=/';
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    comeBack();
    expect(store.get().variant).toBe('TS');
  });
});

describe('without working cookies', () => {
  it.each([
    ['refused', undefined],
    ['full: an older value stays', 'codeVariant=TS; codeStyling=system'],
    ['corrupt', 'codeVariant="; codeStyling=%'],
  ])('choices hold in memory (%s)', (_, cookies) => {
    const error = jest.spyOn(console, 'error');
    const warn = jest.spyOn(console, 'warn');
    stubCookies(cookies);
    const store = loadPage();
    expect(store.get()).toEqual({ variant: 'TS', styling: 'system' });
    store.set({ variant: 'JS', styling: 'tailwind' });
    comeBack();
    window.dispatchEvent(new Event('pageshow'));
    expect(store.get()).toEqual({ variant: 'JS', styling: 'tailwind' });
    expect([...error.mock.calls, ...warn.mock.calls]).toEqual([]);
  });

  it('a refused channel does no harm', () => {
    Object.assign(globalThis, {
      BroadcastChannel: class {
        constructor() {
          throw new DOMException('refused', 'SecurityError');
        }
      },
    });
    const store = loadPage();
    store.set({ variant: 'JS' });
    expect(store.get().variant).toBe('JS');
  });
});
