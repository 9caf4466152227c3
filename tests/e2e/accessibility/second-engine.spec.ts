import { expect } from '@playwright/test';
import { equalAccessViolations } from '../support/equalAccess';
import { openPage } from '../support/openPage';
import { test } from '../support/sharedContext';
import { pageKinds, pathOf } from './support/pageKinds';

/** Runs in the page: how much code is a stop of the keyboard and does not scroll. */
function stopsWithoutScrolling(): number {
  return [...document.querySelectorAll('main pre[tabindex="0"]')].filter(
    (code) => code.checkVisibility() && code.scrollWidth === code.clientWidth,
  ).length;
}

for (const { kind, path } of pageKinds) {
  test(`${kind}: a second engine finds nothing`, async ({ page }) => {
    await openPage(page, path);
    // Code that does not scroll leaves the order of the keyboard once the page is laid out.
    await expect.poll(() => page.evaluate(stopsWithoutScrolling)).toBe(0);
    expect(await equalAccessViolations(page)).toEqual([]);
  });
}

test('the second engine finds what is wrong', async ({ page }) => {
  await openPage(page, pathOf('landing page'));
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div tabindex="0">One</div>');
  });
  expect((await equalAccessViolations(page)).join('\n')).toContain('<div tabindex="0">');
});
