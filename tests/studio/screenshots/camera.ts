import type { CDPSession, Page } from '@playwright/test';
import { densities, modes, size } from '../../../src/components/Screenshot/files';
import { drawMark, isOnTop, removeMark } from './mark';
import type { Shot } from './savePicture';
import type { TakeOptions } from './scene';

/** Longest transition of Material UI that reduced motion does not shorten, in milliseconds. */
const settleTime = 700;

/** Milliseconds between two looks at a page that may still change, and most of them together. */
const lookAgain = 300;
const longestChange = 30_000;

/** Cursors blink, and a picture would show them or not. */
const withoutCursors =
  '* { caret-color: transparent !important; } .monaco-editor .cursor { display: none !important; }';

/** Times that something is opened again that closes by itself. */
const attempts = 5;

/** Where the mouse points at nothing: the lower left corner of the window. */
const nowhere = { x: 4, y: size.height - 4 };

const capture = async (session: CDPSession) =>
  (await session.send('Page.captureScreenshot', { format: 'png' })).data;

/** Waits until two looks at the page see the same. */
async function captureSettled(page: Page, session: CDPSession): Promise<Buffer> {
  const end = Date.now() + longestChange;
  let before = await capture(session);
  while (Date.now() < end) {
    await page.waitForTimeout(lookAgain);
    const now = await capture(session);
    if (now === before) {
      return Buffer.from(now, 'base64');
    }
    before = now;
  }
  throw new Error(
    `the page still changes after ${longestChange / 1000} s -> wait for its last step`,
  );
}

/**
 * Takes what a page shows, with the mouse and the ring where they belong. What opens under the mouse
 * closes at a change of the window or of the project, and is opened again.
 */
async function capturePrepared(
  page: Page,
  session: CDPSession,
  { mark, hover = () => page.mouse.move(nowhere.x, nowhere.y) }: TakeOptions,
): Promise<Buffer> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    await hover();
    if (!mark) {
      return captureSettled(page, session);
    }
    if (await drawMark(mark)) {
      const picture = await captureSettled(page, session);
      if (await isOnTop(mark)) {
        return picture;
      }
    }
  }
  throw new Error(`the marked control ${String(mark)} is covered`);
}

/**
 * Takes what a page shows in both theme modes and both densities. The editor follows the mode; the
 * app on its canvas follows toolpad/theme.yml and looks alike in both.
 *
 * @throws if the page does not come to rest.
 */
export async function photograph(page: Page, options: TakeOptions = {}): Promise<Shot[]> {
  await Promise.all(
    page.frames().map(async (frame) => {
      await frame.addStyleTag({ content: withoutCursors });
      // A double click of an earlier step may have selected text.
      await frame.evaluate(() => window.getSelection()?.removeAllRanges());
      await frame.evaluate(() => document.fonts.ready.then(() => undefined));
    }),
  );
  const session = await page.context().newCDPSession(page);
  const shots: Shot[] = [];
  try {
    for (const mode of [...modes].reverse()) {
      await page.emulateMedia({ colorScheme: mode });
      await page.waitForTimeout(settleTime);
      for (const density of densities) {
        // Playwright has one density for all the life of a page.
        await session.send('Emulation.setDeviceMetricsOverride', {
          ...size,
          deviceScaleFactor: density,
          mobile: false,
        });
        shots.push({ mode, density, png: await capturePrepared(page, session, options) });
      }
    }
  } finally {
    await removeMark(page);
    await session.send('Emulation.setDeviceMetricsOverride', {
      ...size,
      deviceScaleFactor: 1,
      mobile: false,
    });
    await session.detach();
  }
  return shots;
}
