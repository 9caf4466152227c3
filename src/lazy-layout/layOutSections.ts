import { untilIdle } from '../idle-work/untilIdle';

/** Milliseconds for which a page is left in peace: whoever begins to read it does so meanwhile. */
const peace = 3000;

let pending: AbortController | undefined;

const afterPeace = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, peace));

/** Whether the style sheet has a section wait until it is near the window: `src/css/docs/sections.css`. */
const waits = (section: HTMLElement): boolean =>
  getComputedStyle(section).getPropertyValue('content-visibility') === 'auto';

/** Has each section laid out, one in each idle moment. */
async function layOut({ signal }: AbortController): Promise<void> {
  await afterPeace();
  if (signal.aborted) return;
  const sections = [...document.querySelectorAll<HTMLElement>('.theme-doc-markdown > section')];
  if (!sections[0] || !waits(sections[0])) return;
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
  void layOut(pending);
}
