import { expect, type Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { pageKinds, pathOf } from './support/pageKinds';
import { test } from '../support/sharedContext';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Runs in the page: elements that would move for longer than a hundredth of a second. */
function moving(): string[] {
  const seconds = (list: string): number =>
    Math.max(...list.split(',').map((time) => parseFloat(time) * (/ms$/.test(time) ? 0.001 : 1)));
  const found = new Set<string>();
  for (const element of document.querySelectorAll('*')) {
    for (const pseudo of [undefined, '::before', '::after']) {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(
        element,
        pseudo,
      );
      const animates = animationName !== 'none' && seconds(animationDuration) > 0.01;
      if (animates || seconds(transitionDuration) > 0.01) {
        found.add(`${element.localName}.${element.className}${pseudo ?? ''}`);
      }
    }
  }
  if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') {
    found.add('html scrolls smoothly');
  }
  return [...found];
}

const expectStill = async (page: Page): Promise<void> =>
  expect(await page.evaluate(moving)).toEqual([]);

for (const { kind, path } of pageKinds) {
  test(`${kind}: nothing moves`, async ({ page }) => {
    await openPage(page, path);
    await expectStill(page);
  });
}

test('nothing moves in what opens', async ({ page }) => {
  await openPage(page, pathOf('component of Core'));
  await page.getByRole('button', { name: 'Preferences' }).click();
  await expectStill(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('account');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectStill(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expectStill(page);
});

test.describe('without that wish', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the same measure finds what moves', async ({ page }) => {
    await openPage(page, pathOf('component of Core'));
    expect((await page.evaluate(moving)).length).toBeGreaterThan(0);
  });
});
