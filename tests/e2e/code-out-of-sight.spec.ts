import { expect, type Page } from '@playwright/test';
import { basePath } from '../../src/site';
import { waitForHydration } from './support/openPage';
import { test } from './support/sharedContext';

test.use({ hasTouch: true, isMobile: true });

const pages = [
  `${basePath}core/components/account/`,
  `${basePath}core/introduction/installation/`,
  `${basePath}studio/concepts/data-binding/`,
  `${basePath}zh/core/components/account/`,
];

/** Tops of all blocks of code, from the start of the document. */
const topsOfCode = (page: Page): Promise<number[]> =>
  page
    .locator('article pre')
    .evaluateAll((blocks) =>
      blocks.map((block) => block.getBoundingClientRect().top + window.scrollY),
    );

for (const path of pages) {
  for (const width of [390, 1280]) {
    test(`code out of sight takes the room that it has in sight: ${path}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 500 });
      await page.goto(path);
      await waitForHydration(page);
      // What is above a block has its size.
      await page.locator('article section').evaluateAll((sections: HTMLElement[]) =>
        sections.forEach((section) => {
          section.dataset.laidOut = '';
        }),
      );
      const skipped = await page
        .locator('article pre')
        .evaluateAll(
          (blocks) =>
            blocks.filter(
              (block) =>
                block.checkVisibility() &&
                !block.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
            ).length,
        );
      expect(skipped).toBeGreaterThan(0);
      const before = await topsOfCode(page);
      await page.locator('article pre').evaluateAll((blocks: HTMLElement[]) =>
        blocks.forEach((block) => {
          block.style.setProperty('content-visibility', 'visible');
        }),
      );
      expect(await topsOfCode(page)).toEqual(before);
    });
  }
}
