/** @jest-environment jsdom */
import { holdReadingPosition } from '../../../src/preferences/holdReadingPosition';

/** Tops of elements by id, in pixels below the edge of the window; all are 100 px high. */
let tops: Record<string, number>;
const scrollBy = jest.fn();

beforeEach(() => {
  document.body.innerHTML = `
    <nav class="navbar" id="navbar"></nav>
    <main>
      <p id="above"></p>
      <div id="block"><pre id="ts"></pre><pre id="js"></pre><button id="toggle"></button></div>
      <p id="below"></p>
    </main>`;
  tops = { navbar: -40, above: -500, block: 200, ts: 240, js: 240, toggle: 210, below: 400 };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    const top = tops[this.id] ?? 0;
    return { top, bottom: top + 100 } as DOMRect;
  });
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
    return (this.id in tops ? [{}] : []) as unknown as DOMRectList;
  });
  window.scrollBy = scrollBy.mockClear();
});

afterEach(() => jest.restoreAllMocks());

/** Moves everything from the block on, as when code above it grows. */
function moveBy(pixels: number): void {
  for (const id of Object.keys(tops)) {
    if (id !== 'navbar' && id !== 'above') tops[id] = (tops[id] ?? 0) + pixels;
  }
}

const scrolled = () => scrollBy.mock.calls.map(([options]) => (options as ScrollToOptions).top);

it('keeps the first block that begins below the navbar', () => {
  holdReadingPosition(() => moveBy(70));
  expect(scrolled()).toEqual([70]);
});

it('passes over a block of which the end alone shows', () => {
  tops.above = -30;
  holdReadingPosition(() => {
    moveBy(70);
    tops.above = -90;
  });
  expect(scrolled()).toEqual([70]);
});

it('keeps a block that fills the window', () => {
  tops = { navbar: -40, above: -500, block: -20, ts: -10, below: 5000 };
  holdReadingPosition(() => moveBy(30));
  expect(scrolled()).toEqual([30]);
});

it('keeps what has the focus, above what stands first', () => {
  document.getElementById('toggle')?.focus();
  holdReadingPosition(() => {
    tops.ts = 900;
    tops.toggle = 180;
  });
  expect(scrolled()).toEqual([-30]);
});

it('keeps the container where the change hides the block itself', () => {
  holdReadingPosition(() => {
    moveBy(-20);
    delete tops.ts;
  });
  expect(scrolled()).toEqual([-20]);
});

it('ignores a focus that is out of view', () => {
  document.getElementById('toggle')?.focus();
  tops.toggle = -3000;
  holdReadingPosition(() => moveBy(50));
  expect(scrolled()).toEqual([50]);
});

it('does not scroll where nothing moves, nor on a page without text', () => {
  holdReadingPosition(() => {});
  document.querySelector('main')?.remove();
  const change = jest.fn();
  holdReadingPosition(change);
  expect(change).toHaveBeenCalledTimes(1);
  expect(scrollBy).not.toHaveBeenCalled();
});
