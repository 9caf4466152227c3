/** @jest-environment jsdom */
import { describeChange, describePress, followPresses } from '../../../src/analytics/clicks';

function element(html: string): Element {
  document.body.innerHTML = html;
  const target = document.querySelector('x, [x]');
  if (!target) throw new Error('nothing is marked');
  return target;
}

/** A press on the element marked `x`. */
const press = (html: string, byKeyboard = false) => describePress(element(html), byKeyboard);

const inDemo = (html: string): string => `<div data-demo="core/a/B">${html}</div>`;

const inComponent = (html: string): string => `<div data-studio-component="Button">${html}</div>`;

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

it.each([
  [inDemo('<button data-tool="copy" data-action="copy"><x></x></button>'), 'core/a/B'],
  [
    inComponent('<button data-tool="copy" data-action="copy"><x></x></button>'),
    'studio-component/Button',
  ],
  ['<div data-page-actions=""><button data-action="copy-page"><x></x></button></div>', 'page'],
])('copying by %s names %s', (html, eventLabel) => {
  expect(press(html)).toEqual({ name: 'copy', eventAction: 'click', eventLabel });
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
  [
    inComponent('<button data-action="reset"><x></x></button>'),
    { name: 'demo', eventAction: 'reset', eventLabel: 'studio-component/Button' },
  ],
  [
    '<div data-page-actions=""><a data-action="open-in-claude"><x></x></a></div>',
    { name: 'page_action', eventAction: 'open-in-claude' },
  ],
  [
    '<div data-feedback=""><a data-action="open-issue"><x></x></a></div>',
    { name: 'feedback', eventAction: 'open-issue' },
  ],
  [
    '<div data-feedback=""><button data-action="copy-report"><x></x></button></div>',
    { name: 'feedback', eventAction: 'copy-report' },
  ],
])('%s is %j', (html, event) => {
  expect(press(html)).toEqual(event);
});

it.each([
  inDemo('<button data-action="more" aria-expanded="false"><x></x></button>'),
  inDemo('<button data-choice="unknown"><x></x></button>'),
  inDemo('<x></x>'),
  '<button data-action="expand"><x></x></button>',
  '<button data-choice="JS"><x></x></button>',
  '<div data-page-actions=""><button><x></x></button></div>',
  '<div data-feedback=""><button><x></x></button></div>',
  '<a href="/"><x></x></a>',
])('%s means nothing', (html) => {
  expect(press(html)).toBeUndefined();
});

const field = '<div data-property="content"><input x value="secret" /></div>';

it('a changed field names its property, and not its value', () => {
  const event = describeChange(element(inComponent(field)));
  expect(event).toEqual({
    name: 'demo',
    eventAction: 'change',
    eventLabel: 'studio-component/Button/content',
  });
  expect(describeChange(element(field))).toBeUndefined();
  expect(describeChange(element(inComponent('<input x />')))).toBeUndefined();
});

describe('following', () => {
  const report = jest.fn();
  /** Lets observers have their turn. */
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  beforeAll(() => followPresses(report));
  beforeEach(() => report.mockClear());

  async function copy(before: string, ...states: readonly string[]): Promise<void> {
    const button = element(`<button x data-tool="copy" data-state="${before}"></button>`);
    (button as HTMLElement).click();
    for (const state of states) {
      await settle();
      expect(report).not.toHaveBeenCalled();
      button.setAttribute('data-state', state);
    }
    await settle();
  }

  it('reports what was copied, once it was', async () => {
    await copy('ready', 'copied');
    expect(report).toHaveBeenCalledTimes(1);
    await copy('copied');
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('reports nothing if copying failed, whatever comes after', async () => {
    await copy('ready', 'failed', 'ready', 'copied');
    await copy('failed', 'ready');
    expect(report).not.toHaveBeenCalled();
  });

  it('reports presses and changes at once that have no result', () => {
    (element(inDemo('<button x data-action="edit"></button>')) as HTMLElement).click();
    element(inComponent(field)).dispatchEvent(new Event('change', { bubbles: true }));
    const actions = report.mock.calls.map(
      ([event]: [{ eventAction: string }]) => event.eventAction,
    );
    expect(actions).toEqual(['edit', 'change']);
  });
});
