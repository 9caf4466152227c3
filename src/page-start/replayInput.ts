/**
 * Does again what a reader has done before the page answers: presses of buttons, and keys. Links,
 * fields, and all else that browsers answer by themselves need no script.
 *
 * Part of a script in the head: stands alone, without names from outside.
 *
 * @param longest - Milliseconds after which nobody expects an answer any more.
 */
export function replayInput(longest: number): void {
  let early: Event[] = [];
  ['click', 'keydown'].forEach((type) =>
    addEventListener(
      type,
      (event) => {
        const { target } = event;
        const isAnswered = type === 'click' && !(target as Element).closest?.('button');
        // From then on, the page takes care of what comes too early itself.
        if (!window.docusaurusRoot && !isAnswered) early.push(event);
      },
      true,
    ),
  );
  const html = document.documentElement;
  new MutationObserver(() => {
    // The page sets it anew as long as it does not answer.
    if (html.dataset.hasHydrated !== 'true') return;
    const events = early.filter(({ timeStamp }) => longest > performance.now() - timeStamp);
    early = [];
    if (!events.length) return;
    // All of the page comes to life with it, and works in the next task.
    document.body.dispatchEvent(new Event('pointerdown'));
    setTimeout(() =>
      events.forEach((event) => {
        if (event.type === 'click') (event.target as HTMLElement).click();
        else event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
      }),
    );
  }).observe(html, { attributeFilter: ['data-has-hydrated'] });
}
