import type { ReaderEvent } from './events';

/** Values of the switches for code, by what events call them. */
const choices: Readonly<Record<string, string>> = {
  TS: 'source-ts',
  JS: 'source-js',
  system: 'styling-system',
  css: 'styling-css',
  tailwind: 'styling-tailwind',
};

/** Buttons and links that may mean something. */
const controls = '[data-tool="copy"], [data-action], [data-choice]';

/** What pressing a tool of a demo does, from the state in which it is pressed. */
function actionOf(control: HTMLElement): string | undefined {
  const { action, choice = '' } = control.dataset;
  // That a menu opens is nothing done yet.
  if (action === undefined || action === 'more') return choices[choice];
  if (control.getAttribute('aria-expanded') === 'true') return `${action}-end`;
  if (control.getAttribute('aria-pressed') === 'true') return `${action}-end`;
  return action.replace(/-menu$/, '');
}

/** The demo, or the component of Studio, that something is part of. */
function demoOf(target: Element): string | undefined {
  const { demo, studioComponent } =
    target.closest<HTMLElement>('[data-demo], [data-studio-component]')?.dataset ?? {};
  return demo ?? (studioComponent && `studio-component/${studioComponent}`);
}

/**
 * What a press means, by the attributes of code blocks, demos, page actions, and feedback; undefined
 * where it means nothing.
 *
 * @param byKeyboard - True for a press of Enter, Space, or the shortcut that copies.
 */
export function describePress(target: Element, byKeyboard: boolean): ReaderEvent | undefined {
  const control = target.closest<HTMLElement>(controls);
  if (!control) return undefined;
  const demo = demoOf(control);
  const { tool, action } = control.dataset;
  const isPage = control.closest('[data-page-actions]') !== null;
  if (tool === 'copy' || (isPage && action === 'copy-page')) {
    const eventAction = byKeyboard ? 'keyboard' : 'click';
    return { name: 'copy', eventAction, eventLabel: demo ?? (isPage ? 'page' : 'code') };
  }
  if (isPage) return action ? { name: 'page_action', eventAction: action } : undefined;
  if (control.closest('[data-feedback]')) {
    return action ? { name: 'feedback', eventAction: action } : undefined;
  }
  const eventAction = demo ? actionOf(control) : undefined;
  return eventAction ? { name: 'demo', eventAction, eventLabel: demo } : undefined;
}

/** What a change of a field means: which property of which component, and never its value. */
export function describeChange(target: Element): ReaderEvent | undefined {
  const property = target.closest<HTMLElement>('[data-property]')?.dataset.property;
  const component = target.closest<HTMLElement>('[data-studio-component]')?.dataset.studioComponent;
  if (!property || !component) return undefined;
  const eventLabel = `studio-component/${component}/${property}`;
  return { name: 'demo', eventAction: 'change', eventLabel };
}

/**
 * Calls `then` once a press has done what it is for. Buttons that copy say in `data-state` whether
 * that worked, which takes a moment; the others are believed.
 */
export function whenDone(control: HTMLElement, then: () => void): void {
  const { state } = control.dataset;
  // Copied a moment ago, and so still allowed to.
  if (state === undefined || state === 'copied') {
    then();
    return;
  }
  const observer = new MutationObserver(() => {
    observer.disconnect();
    if (control.dataset.state === 'copied') then();
  });
  observer.observe(control, { attributeFilter: ['data-state'] });
}

/** Reports presses and changes in code blocks, demos, page actions, and feedback, wherever they are. */
export function followPresses(report: (event: ReaderEvent) => void): void {
  // Ahead of what a press changes.
  const options = { capture: true, passive: true };
  document.addEventListener(
    'click',
    ({ target, detail }) => {
      if (!(target instanceof Element)) return;
      const event = describePress(target, detail === 0);
      const control = target.closest<HTMLElement>(controls);
      if (event && control) whenDone(control, () => report(event));
    },
    options,
  );
  document.addEventListener(
    'change',
    ({ target }) => {
      const event = target instanceof Element ? describeChange(target) : undefined;
      if (event) report(event);
    },
    options,
  );
}
