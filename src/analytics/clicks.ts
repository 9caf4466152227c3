import type { ReaderEvent } from './events';

/** Values of the switches for code, by what events call them. */
const choices: Readonly<Record<string, string>> = {
  TS: 'source-ts',
  JS: 'source-js',
  system: 'styling-system',
  css: 'styling-css',
  tailwind: 'styling-tailwind',
};

/** What pressing a tool of a demo does, from the state in which it is pressed. */
function actionOf(control: HTMLElement): string | undefined {
  const { action, choice = '' } = control.dataset;
  // That a menu opens is nothing done yet.
  if (action === undefined || action === 'more') return choices[choice];
  if (control.getAttribute('aria-expanded') === 'true') return `${action}-end`;
  if (control.getAttribute('aria-pressed') === 'true') return `${action}-end`;
  return action.replace(/-menu$/, '');
}

/**
 * What a press means, by the attributes of code blocks and demos; undefined where it means nothing.
 *
 * @param byKeyboard - True for a press of Enter, Space, or the shortcut that copies.
 */
export function describePress(target: Element, byKeyboard: boolean): ReaderEvent | undefined {
  const control = target.closest<HTMLElement>('[data-tool="copy"], [data-action], [data-choice]');
  const demo = target.closest<HTMLElement>('[data-demo]')?.dataset.demo;
  if (control?.dataset.tool === 'copy') {
    const eventAction = byKeyboard ? 'keyboard' : 'click';
    return { name: 'copy', eventAction, eventLabel: demo ?? 'code' };
  }
  const eventAction = control && demo ? actionOf(control) : undefined;
  return eventAction ? { name: 'demo', eventAction, eventLabel: demo } : undefined;
}

/** Reports presses in code blocks and demos, wherever they are in the page. */
export function followPresses(report: (event: ReaderEvent) => void): void {
  document.addEventListener(
    'click',
    ({ target, detail }) => {
      const event = target instanceof Element ? describePress(target, detail === 0) : undefined;
      if (event) report(event);
    },
    // Ahead of what the press changes.
    { capture: true, passive: true },
  );
}
