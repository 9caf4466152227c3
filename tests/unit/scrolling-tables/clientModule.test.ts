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
  ({ default: clientModule } = await import('../../../src/scrolling-tables/clientModule'));
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
