import { untilIdle } from '../service-worker/page/untilIdle';

let pending: AbortController | undefined;

/** Whether the style sheet has a section wait until it is near the window: `src/css/docs/sections.css`. */
const waits = (section: HTMLElement): boolean =>
  getComputedStyle(section).getPropertyValue('content-visibility') === 'auto';

/** Has each section laid out, one in each idle moment. */
async function layOut(
  sections: readonly HTMLElement[],
  { signal }: AbortController,
): Promise<void> {
  for (const section of sections) {
    await untilIdle(50);
    if (signal.aborted) return;
    section.dataset.laidOut = '';
  }
}

/** Has the sections laid out of the page that is shown, and no longer those of the page before. */
export function layOutSections(): void {
  pending?.abort();
  pending = new AbortController();
  const sections = [...document.querySelectorAll<HTMLElement>('.theme-doc-markdown > section')];
  if (sections[0] && waits(sections[0])) void layOut(sections, pending);
}
