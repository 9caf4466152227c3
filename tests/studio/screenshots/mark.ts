import { errors, type Locator, type Page } from '@playwright/test';

const id = 'picture-mark';

/** Pixels between a control and the ring around it. */
const gap = 5;

/** Milliseconds to find a control in: menus close by themselves, and take it away. */
const findTime = 2_000;

/** Says whether a click into the middle of a control would reach it: whether it is to be seen. */
export async function isOnTop(control: Locator): Promise<boolean> {
  try {
    return await control.evaluate(
      (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      },
      undefined,
      { timeout: findTime },
    );
  } catch (error) {
    if (error instanceof errors.TimeoutError) {
      return false;
    }
    throw error;
  }
}

/**
 * Draws a ring around a control, above everything else in the window. Where it has been drawn
 * before, it moves.
 *
 * @returns false if the control can't be seen; then there is no ring around it.
 */
export async function drawMark(control: Locator): Promise<boolean> {
  const box = (await isOnTop(control)) && (await control.boundingBox());
  if (!box) {
    return false;
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
  return true;
}

/** Takes the ring away. */
export async function removeMark(page: Page): Promise<void> {
  await page.evaluate((name) => document.getElementById(name)?.remove(), id);
}
