/** @jest-environment jsdom */
import { describePress } from '../../../src/analytics/clicks';

/** A press on the element marked `x`. */
function press(html: string, byKeyboard = false) {
  document.body.innerHTML = html;
  const target = document.querySelector('x');
  return target && describePress(target, byKeyboard);
}

const inDemo = (html: string): string => `<div data-demo="core/a/B">${html}</div>`;

it.each([
  [false, 'click'],
  [true, 'keyboard'],
])('copying a block: by keyboard %s', (byKeyboard, eventAction) => {
  expect(press('<button data-tool="copy"><x></x></button>', byKeyboard)).toEqual({
    name: 'copy',
    eventAction,
    eventLabel: 'code',
  });
});

it('copying the source of a demo names the demo', () => {
  expect(press(inDemo('<button data-tool="copy" data-action="copy"><x></x></button>'))).toEqual({
    name: 'copy',
    eventAction: 'click',
    eventLabel: 'core/a/B',
  });
});

it.each([
  ['<button data-action="expand" aria-expanded="false"><x></x></button>', 'expand'],
  ['<button data-action="expand" aria-expanded="true"><x></x></button>', 'expand-end'],
  ['<button data-action="edit" aria-pressed="false"><x></x></button>', 'edit'],
  ['<button data-action="edit" aria-pressed="true"><x></x></button>', 'edit-end'],
  ['<button data-action="reset"><x></x></button>', 'reset'],
  ['<button data-action="stackblitz-menu"><x></x></button>', 'stackblitz'],
  ['<a data-action="full-screen"><x></x></a>', 'full-screen'],
  ['<button data-choice="JS"><x></x></button>', 'source-js'],
  ['<button data-choice="tailwind"><x></x></button>', 'styling-tailwind'],
])('%s in a demo is %s', (html, eventAction) => {
  expect(press(inDemo(html))).toEqual({ name: 'demo', eventAction, eventLabel: 'core/a/B' });
});

it.each([
  inDemo('<button data-action="more" aria-expanded="false"><x></x></button>'),
  inDemo('<button data-choice="unknown"><x></x></button>'),
  inDemo('<x></x>'),
  '<button data-action="expand"><x></x></button>',
  '<button data-choice="JS"><x></x></button>',
  '<a href="/"><x></x></a>',
])('%s means nothing', (html) => {
  expect(press(html)).toBeUndefined();
});
