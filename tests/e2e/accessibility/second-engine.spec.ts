import { expect } from '@playwright/test';
import { equalAccessViolations } from '../support/equalAccess';
import { openPage } from '../support/openPage';
import { test } from '../support/sharedContext';
import { pageKinds, pathOf } from './support/pageKinds';

for (const { kind, path } of pageKinds) {
  test(`${kind}: a second engine finds nothing`, async ({ page }) => {
    await openPage(page, path);
    // Code that does not scroll leaves the order of the keyboard once the page is laid out.
    await expect.poll(() => equalAccessViolations(page)).toEqual([]);
  });
}

test('the second engine finds what is wrong', async ({ page }) => {
  await openPage(page, pathOf('landing page'));
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div tabindex="0">One</div>');
  });
  expect((await equalAccessViolations(page)).join('\n')).toContain('<div tabindex="0">');
});
