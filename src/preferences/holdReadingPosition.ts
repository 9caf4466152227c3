const blocks = 'p, li, pre, table, figure, h1, h2, h3, h4, h5, h6';

function isRendered(element: Element): boolean {
  return element.isConnected && element.getClientRects().length > 0;
}

/** A container that holds blocks says nothing about where in it one reads. */
function isReadable(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const inView = bottom > 0 && top < window.innerHeight;
  return inView && isRendered(element) && !element.querySelector(blocks);
}

/**
 * What the reader looks at within the text: what has the focus, else what is under the pointer
 * (Safari does not focus a button that is pressed), else the first block that begins below the navbar.
 */
function findReadElement(main: Element): Element | undefined {
  const focused = document.activeElement;
  if (focused && main.contains(focused) && isReadable(focused)) return focused;
  const pointedAt = [...main.querySelectorAll(':hover')].at(-1);
  if (pointedAt && isReadable(pointedAt)) return pointedAt;
  const navbarEnd = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const rendered = [...main.querySelectorAll(blocks)].filter(isRendered);
  const top = (block: Element) => block.getBoundingClientRect().top;
  // Of a block that begins above, often no more than its last line shows.
  const beginning = rendered.find((block) => top(block) >= navbarEnd);
  return beginning && top(beginning) < window.innerHeight
    ? beginning
    : rendered.find((block) => block.getBoundingClientRect().bottom > navbarEnd);
}

/**
 * Makes a change that may resize what stands above or around the text, and keeps in its place what
 * the reader looks at. Where the change hides that very element, what contains it is kept.
 */
export function holdReadingPosition(change: () => void): void {
  const main = document.querySelector('main');
  const marks: { element: Element; top: number }[] = [];
  let element: Element | null | undefined = main && findReadElement(main);
  while (element && element !== main) {
    marks.push({ element, top: element.getBoundingClientRect().top });
    element = element.parentElement;
  }
  change();
  const mark = marks.find((candidate) => isRendered(candidate.element));
  const shift = mark ? mark.element.getBoundingClientRect().top - mark.top : 0;
  // Browsers that anchor scrolling by themselves are right to the pixel.
  if (Math.abs(shift) >= 1) window.scrollBy({ top: shift, behavior: 'instant' });
}
