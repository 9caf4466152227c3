import { expect, type Page } from '@playwright/test';
import { basePath } from '../../src/site';
import { axeViolations } from './support/axe';
import {
  answerFontHost,
  apartFromFonts,
  demoOf,
  frameOf,
  specimens,
  toolOf,
  waitForDemo,
} from './support/demos';
import { openPage } from './support/openPage';
import { choose } from './support/preferences';
import { watchPage } from './support/watchPage';
import { isolatedTest, test } from './support/sharedContext';

const small = 'core/specimens/SmallPart';
const layout = 'core/specimens/WindowPart';

/** Addresses of all scripts that the page itself has loaded; frames keep their own list. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

test.describe('loading', () => {
  test('a demo is loaded when it comes near, and the page itself loads nothing of it', async ({
    page,
  }) => {
    await answerFontHost(page);
    const complaints = watchPage(page);
    await openPage(page, specimens);
    const far = demoOf(page, small);
    await expect(far.locator('iframe')).toHaveCount(0);
    await waitForDemo(far);
    await expect(frameOf(far).getByRole('button')).toBeVisible();
    const foreign = (await scriptsOf(page)).filter((name) =>
      /assets\/(demos|playground)\//.test(name),
    );
    expect(foreign).toEqual([]);
    expect(apartFromFonts(complaints)).toEqual([]);
  });

  test('nothing on the page moves meanwhile', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openPage(page, specimens);
    for (const name of [small, layout])
      await waitForDemo(page.locator(`[data-demo="${name}"]`).first());
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
  });

  test('a demo that fails says so in its place, and can be tried again', async ({ page }) => {
    const chunk = '**/assets/demos/SmallPart-*.js';
    await page.route(chunk, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("out of order");' }),
    );
    await openPage(page, specimens);
    const demo = page.locator(`[data-demo="${small}"]`).first();
    await demo.scrollIntoViewIfNeeded();
    const alert = demo.getByRole('alert');
    await expect(alert).toContainText('out of order');
    await expect(alert.locator('details')).not.toHaveAttribute('open');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.unroute(chunk);
    await alert.getByRole('button', { name: 'Reset demo' }).click();
    await expect(frameOf(demo).getByRole('button')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  isolatedTest('a demo that does not come is given up after a while', async ({ page }) => {
    await page.clock.install();
    await page.route(`**${basePath}demos/core/specimens/small-part/**`, (route) => route.abort());
    await openPage(page, specimens);
    const demo = page.locator(`[data-demo="${small}"]`).first();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator('iframe')).toBeAttached();
    await page.clock.fastForward(21_000);
    await expect(demo.getByRole('alert')).toContainText('did not load');
  });
});

test.describe('the page and the demo', () => {
  const scheme = (page: Page) =>
    frameOf(page.locator(`[data-demo="${layout}"]`).first()).locator('html');

  test('the demo follows the theme mode, language and direction of the page', async ({ page }) => {
    await openPage(page, specimens);
    await waitForDemo(page.locator(`[data-demo="${layout}"]`).first());
    await expect(scheme(page)).toHaveAttribute('data-toolpad-color-scheme', 'light');
    await choose(page, 'Dark');
    await expect(scheme(page)).toHaveAttribute('data-toolpad-color-scheme', 'dark');
    await page.evaluate(() => {
      document.documentElement.lang = 'ar';
      document.documentElement.dir = 'rtl';
    });
    await expect(scheme(page)).toHaveAttribute('dir', 'rtl');
    await expect(scheme(page)).toHaveAttribute('lang', 'ar');
    const frame = page.locator(`[data-demo="${layout}"]`).first();
    const entry = frameOf(frame).getByRole('link', { name: 'Berths' });
    const [link, whole] = [await entry.boundingBox(), await frame.boundingBox()];
    // The sidebar stands on the right, where reading begins.
    expect(link?.x ?? 0).toBeGreaterThan((whole?.x ?? 0) + (whole?.width ?? 0) / 2);
  });

  test('the demo’s own switch changes the demo alone', async ({ page }) => {
    await openPage(page, specimens);
    const demo = page.locator(`[data-demo="${layout}"]`).first();
    await waitForDemo(demo);
    await frameOf(demo).getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(scheme(page)).toHaveAttribute('data-toolpad-color-scheme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const other = demoOf(page, layout);
    await waitForDemo(other);
    await expect(frameOf(other).locator('html')).toHaveAttribute(
      'data-toolpad-color-scheme',
      'light',
    );
    expect(await page.evaluate(() => localStorage.getItem('toolpad-mode'))).toBeNull();
  });

  test('it stands alone on its own address, in the theme mode of the site', async ({ page }) => {
    await openPage(page, specimens);
    await choose(page, 'Dark');
    const demo = page.locator(`[data-demo="${layout}"]`).first();
    const opening = page.waitForEvent('popup');
    await toolOf(demo, 'full-screen').click();
    const popup = await opening;
    await expect(popup).toHaveURL(`${basePath}demos/core/specimens/window-part/`);
    await expect(popup.locator('html')).toHaveAttribute('data-toolpad-color-scheme', 'dark');
  });

  test('runs where the browser refuses storage', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', { ...refuse, configurable: true });
    });
    const complaints = watchPage(page);
    await openPage(page, `${basePath}demos/core/specimens/window-part/`);
    await expect(page.getByRole('link', { name: 'Berths' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test.describe('tools', () => {
  test('reset brings the first state back', async ({ page }) => {
    await openPage(page, specimens);
    const demo = page.locator(`[data-demo="${layout}"]`).first();
    await waitForDemo(demo);
    await frameOf(demo).getByRole('link', { name: 'Invoices' }).click();
    await expect(frameOf(demo).getByText('You are at /invoices.')).toBeVisible();
    await toolOf(demo, 'reset').click();
    await expect(frameOf(demo).getByText('You are at /berths.')).toBeVisible();
  });

  test('the focus can be put at the start of the demo', async ({ page }) => {
    await openPage(page, specimens);
    const demo = page.locator(`[data-demo="${small}"]`).first();
    await waitForDemo(demo);
    await toolOf(demo, 'more').click();
    await toolOf(demo, 'reset-focus').click();
    await expect(demo.locator('iframe')).toBeFocused();
    // The frame is told by a message, which may come later than a key.
    await expect(frameOf(demo).locator('#demo')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(frameOf(demo).getByRole('button')).toBeFocused();
  });

  test('the toolbar is one stop, and arrow keys lead through it', async ({ page }) => {
    await openPage(page, specimens);
    const demo = page.locator(`[data-demo="${small}"]`).first();
    await toolOf(demo, 'expand').focus();
    await page.keyboard.press('End');
    await expect(toolOf(demo, 'more')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(toolOf(demo, 'full-screen')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(toolOf(demo, 'expand')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await demo.getByRole('toolbar').evaluate((bar) => bar.contains(document.activeElement)),
    ).toBe(false);
  });

  for (const width of [320, 390, 1440]) {
    test(`the toolbar is one line at ${width} px, and no tool is lost`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openPage(page, specimens);
      const toolbar = page
        .locator(`[data-demo="core/specimens/StyledPart"] [role="toolbar"]`)
        .first();
      expect((await toolbar.boundingBox())?.height).toBeLessThan(56);
      const fits = await toolbar.evaluate((bar) => bar.scrollWidth <= bar.clientWidth);
      expect(fits).toBe(true);
      await toolOf(toolbar, 'more').click();
      for (const action of ['stackblitz', 'full-screen', 'codesandbox', 'copy-ts-source-link']) {
        await expect(toolbar.locator(`[data-action^="${action}"]:visible`)).toHaveCount(1);
      }
    });
  }

  test.describe('copying', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
    const clipboard = (page: Page): Promise<string> =>
      page.evaluate(() => navigator.clipboard.readText());

    test('the whole file, even while a preview is shown', async ({ page }) => {
      await openPage(page, specimens);
      const demo = page.locator(`[data-demo="${small}"]`).first();
      await toolOf(demo, 'copy').click();
      const copied = await clipboard(page);
      expect(copied).toContain('export default function SmallPart()');
      expect(copied).toContain('type ReactNode');
    });

    test('a link that leads back to the source in that variant', async ({ page }) => {
      await openPage(page, specimens);
      const demo = page.locator(`[data-demo="${small}"]`).first();
      await toolOf(demo, 'more').click();
      await toolOf(demo, 'copy-js-source-link').click();
      await expect(demo.getByText('Link to the source copied')).toBeAttached();
      const link = await clipboard(page);
      expect(new URL(link).hash).toBe('#SmallPart.js');
      await page.goto('about:blank');
      await openPage(page, link);
      await expect(demo).toBeInViewport();
      await expect(toolOf(demo, 'expand')).toHaveAttribute('aria-expanded', 'true');
      await expect(demo.locator('pre:visible')).toContainText('export default function SmallPart');
      await expect(demo.locator('pre:visible')).not.toContainText('type ReactNode');
    });
  });
});

test.describe('source', () => {
  test('a preview first, then everything, file by file', async ({ page }) => {
    await openPage(page, specimens);
    const demo = page.locator(`[data-demo="${layout}"]`).first();
    await expect(demo.locator('pre:visible')).toHaveCount(1);
    await expect(demo.locator('pre:visible')).not.toContainText('import');
    await toolOf(demo, 'expand').click();
    await expect(demo.locator('pre:visible')).toContainText(
      "import { useMemoryRouter } from './memoryRouter';",
    );
    await demo.getByRole('button', { name: 'memoryRouter.ts' }).click();
    await expect(demo.locator('pre:visible')).toContainText('export function useMemoryRouter');
    await demo.getByRole('button', { name: 'JS', exact: true }).click();
    await expect(demo.locator('pre:visible')).not.toContainText(': Router');
    await toolOf(demo, 'expand').click();
    await expect(demo.locator('pre:visible')).not.toContainText('import');
  });

  test('closed, it is one piece of text; opened once, it stays', async ({ page }) => {
    await openPage(page, specimens);
    const demo = page.locator(`[data-demo="${layout}"]`).first();
    await expect(demo.locator('[data-closed] > noscript')).toHaveCount(1);
    await expect(demo.locator('[data-closed] pre')).toHaveCount(0);
    await toolOf(demo, 'expand').click();
    await expect(demo.locator('[data-closed]')).toHaveCount(0);
    const all = await demo.locator('pre').count();
    expect(all).toBeGreaterThan(4);
    await toolOf(demo, 'expand').click();
    await expect(demo.locator('pre:visible')).toHaveCount(1);
    await expect(demo.locator('pre')).toHaveCount(all);
  });

  test('a styling changes code and demo', async ({ page }) => {
    await answerFontHost(page);
    await openPage(page, specimens);
    const demo = page.locator('[data-demo="core/specimens/StyledPart"]').first();
    await waitForDemo(demo);
    const notice = frameOf(demo).getByText('High water at 14:20');
    const looks = () =>
      notice.evaluate((element) => {
        const { backgroundColor, color, padding, borderRadius, margin } = getComputedStyle(element);
        return { backgroundColor, color, padding, borderRadius, margin };
      });
    const expected = await looks();
    for (const [name, marker] of [
      ['Plain CSS', 'className="tide"'],
      ['Tailwind CSS', 'className="m-6'],
    ] as const) {
      await demo.getByRole('button', { name }).click();
      await expect(demo.locator('pre:visible')).toContainText(marker);
      await waitForDemo(demo);
      await expect(notice).toHaveAttribute('class', /./);
      await expect.poll(looks).toEqual(expected);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the source stands there, with a note, and no empty frame', async ({ page }) => {
    await page.goto(specimens);
    const demo = page.locator(`[data-demo="${small}"]`).first();
    await expect(demo.getByText('needs JavaScript')).toBeVisible();
    await expect(demo.locator('pre:visible')).toContainText('export default function SmallPart()');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(demo.getByRole('toolbar')).toBeHidden();
  });
});

test('accessible, with an open menu and an editor as well', async ({ page }) => {
  await openPage(page, specimens);
  expect(await axeViolations(page)).toEqual([]);
  const demo = page.locator(`[data-demo="${layout}"]`).first();
  await toolOf(demo, 'edit').click();
  await demo.locator('.cm-content').waitFor();
  await toolOf(demo, 'more').click();
  expect(await axeViolations(page)).toEqual([]);
  await choose(page, 'Dark');
  expect(await axeViolations(page)).toEqual([]);
});
