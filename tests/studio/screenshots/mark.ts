import type { Locator, Page } from '@playwright/test';

const id = 'picture-mark';

/** Pixels between a control and the ring around it. */
const gap = 5;

/** Says whether the middle of an element is what a click there would reach. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(hit);
}

/**
 * Draws a ring around a control, above everything else in the window. Where it has been drawn
 * before, it moves.
 *
 * @throws if the control is not in the window, or if something covers it.
 */
export async function drawMark(control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (!box) {
    throw new Error(`the marked control ${String(control)} is not in the window`);
  }
  if (!(await control.evaluate(isOnTop))) {
    throw new Error(`the marked control ${String(control)} is covered`);
  }
  await control.page().evaluate(
    ([name, left, top, width, height]) => {
      const ring = document.getElementById(name) ?? document.createElement('div');
      ring.id = name;
      // In the top layer, where dialogs can't cover it. The hue is that of the portal's
      // --accent-studio, with a white line on both sides for dark surfaces.
      ring.popover = 'manual';
      Object.assign(ring.style, {
        position: 'fixed',
        inset: 'auto',
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
        boxSizing: 'border-box',
        margin: '0',
        padding: '0',
        border: '3px solid oklch(58% 0.22 348)',
        borderRadius: '8px',
        boxShadow: '0 0 0 1.5px #fff, inset 0 0 0 1.5px #fff',
        background: 'none',
        pointerEvents: 'none',
      });
      document.body.append(ring);
      if (!ring.matches(':popover-open')) {
        ring.showPopover();
      }
    },
    [id, box.x - gap, box.y - gap, box.width + 2 * gap, box.height + 2 * gap] as const,
  );
}

/** Takes the ring away. */
export async function removeMark(page: Page): Promise<void> {
  await page.evaluate((name) => document.getElementById(name)?.remove(), id);
}
