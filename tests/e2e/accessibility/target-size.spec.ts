import { expect } from '@playwright/test';
import { ruleViolations } from '../support/axe';
import { openPage } from '../support/openPage';
import { pageKinds } from './support/pageKinds';
import { test } from '../support/sharedContext';

// Fingers see more controls than a mouse: what it shows by pointing is always there.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const { kind, path } of pageKinds) {
  test(`${kind}: what a finger presses is 24 pixels large or apart`, async ({ page }) => {
    await openPage(page, path);
    expect(await ruleViolations(page, ['target-size'])).toEqual([]);
  });
}
