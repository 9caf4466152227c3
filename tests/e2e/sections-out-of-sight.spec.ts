import { expect, type Page } from '@playwright/test';
import { basePath } from '../../src/site';
import { waitForHydration } from './support/openPage';
import { test } from './support/sharedContext';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

const component = `${basePath}core/components/account/`;

const sections = (page: Page) => page.locator('.theme-doc-markdown > section');

/** Sections that the browser has passed over until now. */
const passedOver = (page: Page): Promise<number> =>
  sections(page).evaluateAll(
    (all) =>
      all.filter(
        ({ firstElementChild }) =>
          !firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

async function waitForLayout(page: Page): Promise<void> {
  await expect(page.locator('.theme-doc-markdown > section:not([data-laid-out])')).toHaveCount(0, {
    timeout: 20_000,
  });
}

for (const path of [
  component,
  `${basePath}core/api/account/`,
  `${basePath}studio/concepts/data-binding/`,
  `${basePath}ar/core/components/account/`,
]) {
  test(`sections get their size in idle moments, and nothing in sight moves: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await waitForHydration(page);
    expect(await passedOver(page)).toBeGreaterThan(1);
    await waitForLayout(page);
    expect(await passedOver(page)).toBe(0);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
            resolve(shifts.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 200);
        }),
    );
    // Less than a pixel: Arabic letters are shaped anew.
    expect(shift).toBeLessThan(0.0001);
  });
}

test('a heading far down stays where a link has led to, while what is above gets its size', async ({
  page,
}) => {
  await page.goto(component);
  const id = await sections(page).last().locator('h2').getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`${component}#${id}`);
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeInViewport();
  await waitForHydration(page);
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  expect(await passedOver(page)).toBeGreaterThan(1);
  await waitForLayout(page);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('a page that is reached by a link waits as well, and the way back leads to the same place', async ({
  page,
}) => {
  await page.goto(component);
  await waitForHydration(page);
  await waitForLayout(page);
  const next = page.locator('.pagination-nav__link--next');
  await next.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(10_000);
  // Playwright's own click would scroll on.
  await next.dispatchEvent('click');
  await expect(page).not.toHaveURL(component);
  await expect.poll(() => passedOver(page)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL(component);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('the keyboard reaches tables and code that scroll, and only these, once they are laid out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(component);
  await waitForHydration(page);
  await waitForLayout(page);
  const parts = page.locator('main :is(table, pre):visible');
  const faults = () =>
    parts.evaluateAll((all) =>
      all
        .filter((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
        .filter(
          (part) => part.scrollWidth > part.clientWidth !== (part.getAttribute('tabindex') === '0'),
        )
        .map((part) => `${part.localName} ${part.textContent?.slice(0, 40)}`),
    );
  await expect.poll(faults).toEqual([]);
  const reached = (tag: string) => page.locator(`main ${tag}[tabindex="0"]:visible`).count();
  expect(await reached('table')).toBeGreaterThan(0);
  expect(await reached('pre')).toBeGreaterThan(0);
  expect(await parts.count()).toBeGreaterThan((await reached('table')) + (await reached('pre')));
});

test('a menu that is longer than its section is whole', async ({ page }) => {
  await page.goto(`${basePath}core/components/page-container/`);
  await waitForHydration(page);
  // The selectors of Playwright take long for it.
  await page.evaluate(() => {
    const end = '.theme-doc-markdown > section > :last-child:has([data-menu])';
    document.querySelector(end)?.setAttribute('data-tested', '');
  });
  const last = page.locator('[data-tested]');
  const button = last.locator('[data-action="more"]');
  await button.scrollIntoViewIfNeeded();
  await button.tap();
  const item = last.locator('[data-menu]:not([hidden]) li').last();
  await item.scrollIntoViewIfNeeded();
  const isOnTop = await item.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
});
