import { expect } from '@playwright/test';
import { openPage } from '../support/openPage';
import { faultsOf, walk } from './support/focus';
import { pageKinds, pathOf } from './support/pageKinds';
import { test } from '../support/sharedContext';

for (const { kind, path } of pageKinds) {
  test(`${kind}: Tab goes through the page in order, seen at each stop`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, path);
    const stops = await walk(page);
    expect(stops.length).toBeGreaterThan(10);
    expect(faultsOf(stops)).toEqual([]);
  });
}

for (const kind of ['guide', 'translated page', 'landing page']) {
  test(`${kind}, on a phone: Tab goes through the page in order`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, pathOf(kind));
    const stops = await walk(page);
    expect(stops.length).toBeGreaterThan(10);
    expect(faultsOf(stops)).toEqual([]);
  });
}

test('Shift+Tab goes the same way back', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, pathOf('guide'));
  const there = await walk(page);
  const back = await walk(page, 'Shift+Tab');
  expect(back.map(({ name }) => name).reverse()).toEqual(there.map(({ name }) => name));
});

for (const { direction, path } of [
  { direction: 'left to right', path: pathOf('guide') },
  { direction: 'right to left', path: pathOf('translated page') },
]) {
  test(`the bar is walked from ${direction}`, async ({ page }) => {
    await openPage(page, path);
    const centers = await page.locator('.navbar :is(a, button):visible').evaluateAll((controls) =>
      controls.map((control) => {
        const { left, right } = control.getBoundingClientRect();
        return (left + right) / 2;
      }),
    );
    expect(centers.length).toBeGreaterThan(5);
    const sorted = [...centers].sort((a, b) => (direction === 'left to right' ? a - b : b - a));
    expect(centers).toEqual(sorted);
  });
}
