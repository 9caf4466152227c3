/** @jest-environment jsdom */
import type { ClientModule } from '@docusaurus/types';
import clientModule from '../../../src/scrolling-tables/clientModule';

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
  jest.runAllTimers();
}

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
});

test('the keyboard reaches a table that scrolls, and no other', () => {
  const [wide, narrow] = [addTable(400), addTable(300)];
  showPage();
  expect([wide.tabIndex, narrow.tabIndex]).toEqual([0, -1]);
});

test('a table that has room again is passed over', () => {
  const table = addTable(400);
  showPage();
  Object.defineProperty(table, 'scrollWidth', { value: 300 });
  window.dispatchEvent(new Event('resize'));
  expect(table.tabIndex).toBe(-1);
});
