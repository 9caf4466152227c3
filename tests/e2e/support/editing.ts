import type { FrameLocator, Locator, Page } from '@playwright/test';
import { specimens, toolOf } from './demos';
import { openPage } from './openPage';

/** A demo whose code is being edited. */
export interface Editing {
  readonly demo: Locator;
  readonly editor: Locator;
  readonly result: FrameLocator;
  /** Replaces all of the code. */
  readonly write: (code: string) => Promise<void>;
}

/** Opens the page of specimens and edits a demo of it, whose result is there when this returns. */
export async function edit(page: Page, name = 'core/specimens/SmallPart'): Promise<Editing> {
  await openPage(page, specimens);
  const demo = page.locator(`[data-demo="${name}"]`).first();
  await toolOf(demo, 'edit').click();
  const editor = demo.locator('.cm-content');
  await editor.waitFor();
  await demo.locator('[data-frame="ready"]').waitFor();
  return {
    demo,
    editor,
    result: demo.locator('iframe').contentFrame(),
    async write(code) {
      await editor.press('Control+a');
      await page.keyboard.insertText(code);
    },
  };
}
