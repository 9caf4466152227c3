/** @jest-environment jsdom */
import type { ClientModule } from '@docusaurus/types';

/** Elements that are observed; jsdom lays nothing out. */
const observed = new Set<Element>();

let tell: (tables: readonly Element[]) => void = () => {};

class FakeObserver implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    tell = (tables) =>
      callback(
        tables.filter((table) => observed.has(table)).map((target) => ({ target }) as never),
        this,
      );
  }

  observe = (target: Element): void => void observed.add(target);
  unobserve = (target: Element): void => void observed.delete(target);
  disconnect = (): void => observed.clear();
}

let clientModule: ClientModule;

beforeAll(async () => {
  window.ResizeObserver = FakeObserver;
  ({ default: clientModule } = await import('../../../src/scrollable-regions/clientModule'));
});

function addTable(scrollWidth: number): HTMLTableElement {
  const table = document.createElement('table');
  document.querySelector('main')?.append(table);
  Object.defineProperty(table, 'clientWidth', { value: 300, configurable: true });
  Object.defineProperty(table, 'scrollWidth', { value: scrollWidth, configurable: true });
  return table;
}

function showPage(): void {
  clientModule.onRouteDidUpdate?.(
    {} as Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0],
  );
}

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
});

test('the keyboard reaches a table that scrolls, and no other', () => {
  const [wide, narrow] = [addTable(400), addTable(300)];
  showPage();
  tell([wide, narrow]);
  expect([wide.tabIndex, narrow.tabIndex]).toEqual([0, -1]);
});

test('a table that has room again is passed over', () => {
  const table = addTable(400);
  showPage();
  tell([table]);
  Object.defineProperty(table, 'scrollWidth', { value: 300 });
  tell([table]);
  expect(table.tabIndex).toBe(-1);
});

test('nothing is asked of a table before the browser has laid it out', () => {
  const table = addTable(400);
  showPage();
  expect(table.tabIndex).toBe(-1);
});

function addCode(scrollWidth: number): HTMLPreElement {
  const pre = document.createElement('pre');
  pre.tabIndex = 0;
  pre.append(document.createElement('code'));
  document.querySelector('main')?.append(pre);
  Object.defineProperty(pre, 'clientWidth', { value: 300, configurable: true });
  Object.defineProperty(pre, 'scrollWidth', { value: scrollWidth, configurable: true });
  return pre;
}

test('code is no stop if it does not scroll, and becomes one as it gets longer', () => {
  const pre = addCode(300);
  showPage();
  tell([pre]);
  expect(pre.tabIndex).toBe(-1);
  Object.defineProperty(pre, 'scrollWidth', { value: 400 });
  tell([pre.firstElementChild as Element]);
  expect(pre.tabIndex).toBe(0);
});

test('code with the focus keeps it', () => {
  const pre = addCode(300);
  showPage();
  pre.focus();
  tell([pre]);
  expect(document.activeElement).toBe(pre);
  expect(pre.tabIndex).toBe(0);
});

test('of code that is not laid out yet, nobody knows whether it scrolls', () => {
  const pre = addCode(300);
  const code = pre.firstElementChild as Element;
  code.checkVisibility = () => false;
  showPage();
  tell([pre]);
  expect(pre.tabIndex).toBe(0);
  code.checkVisibility = () => true;
  tell([code]);
  expect(pre.tabIndex).toBe(-1);
});

test('tables of the page before are forgotten', () => {
  const former = addTable(400);
  showPage();
  document.body.innerHTML = '<main></main>';
  const table = addTable(400);
  showPage();
  expect([...observed]).toEqual([table]);
  tell([former]);
  expect(former.tabIndex).toBe(-1);
});
