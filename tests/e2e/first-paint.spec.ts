import { expect, type Page } from '@playwright/test';
import { basePath } from '../../src/site';
import { readBuilt } from './support/build';
import { film, framesOf, slowDown, type Frame } from './support/film';
import { waitForHydration } from './support/openPage';
import { origin } from './support/server';
import { watchPage } from './support/watchPage';
import { isolatedTest as test } from './support/sharedContext';

/** A page with blocks in both variants and all stylings. */
const path = `${basePath}specimens/code-blocks/`;

const variants = ['TS', 'JS'] as const;
const stylings = ['system', 'css', 'tailwind'] as const;
const themeModes = ['light', 'dark', 'system'] as const;

interface Expected {
  readonly variant: (typeof variants)[number];
  readonly styling: (typeof stylings)[number];
  readonly theme?: 'light' | 'dark';
}

async function keep(page: Page, variant: string, styling: string): Promise<void> {
  await page.context().addCookies([
    { name: 'codeVariant', value: variant, url: origin },
    { name: 'codeStyling', value: styling, url: origin },
  ]);
}

function isRight(frame: Frame, expected: Expected): boolean {
  const { variant, styling, theme = 'light' } = expected;
  const onlyShown = [variant, styling].sort();
  return (
    frame.variant === variant &&
    frame.styling === styling &&
    frame.theme === theme &&
    // Until the first block has arrived there is nothing to see.
    frame.shown.every((value) => onlyShown.includes(value as (typeof onlyShown)[number]))
  );
}

/** Loads the page on a slow network and expects no frame, from the first on, to show anything else. */
async function expectRightFrames(page: Page, hash: string, expected: Expected): Promise<void> {
  const complaints = watchPage(page);
  await film(page);
  await slowDown(page.context(), page);
  await page.goto(path + hash, { waitUntil: 'commit' });
  await waitForHydration(page);
  await page.waitForTimeout(200);
  const frames = await framesOf(page);
  const seenBefore = frames.filter(({ hydrated, shown }) => !hydrated && shown.length > 0);
  expect(seenBefore.length, 'frames with code before hydration').toBeGreaterThan(5);
  expect(frames.at(-1)?.hydrated).toBe(true);
  expect(frames.at(-1)?.shown).toEqual([expected.variant, expected.styling].sort());
  expect(frames.filter((frame) => !isRight(frame, expected))).toEqual([]);
  expect(complaints).toEqual([]);
}

for (const variant of variants) {
  for (const styling of stylings) {
    for (const mode of themeModes) {
      test(`kept choices: ${variant}, ${styling}, ${mode}`, async ({ page }) => {
        // The opposite of the choice, so that only the choice can make it right.
        await page.emulateMedia({ colorScheme: mode === 'dark' ? 'light' : 'dark' });
        await keep(page, variant, styling);
        if (mode !== 'system') {
          await page.addInitScript((value) => localStorage.setItem('theme-toolpad', value), mode);
        }
        await expectRightFrames(page, '', {
          variant,
          styling,
          theme: mode === 'light' ? 'light' : 'dark',
        });
      });
    }

    test(`an address against kept choices: ${variant}, ${styling}`, async ({ page }) => {
      await keep(page, variant === 'TS' ? 'JS' : 'TS', styling === 'css' ? 'system' : 'css');
      const extension = variant === 'TS' ? 'tsx' : 'js';
      await expectRightFrames(page, `#${styling}-Badge.${extension}`, { variant, styling });
    });
  }
}

test('values of the earlier site hold', async ({ page }) => {
  await keep(page, 'JS', 'MUI System');
  await expectRightFrames(page, '', { variant: 'JS', styling: 'system' });
});

test('corrupt values are the defaults', async ({ page }) => {
  await keep(page, '%E0%A4%A', '__proto__');
  await page.addInitScript(() => localStorage.setItem('theme-toolpad', '"><b>'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectRightFrames(page, '#%E0%A4%A', { variant: 'TS', styling: 'system', theme: 'dark' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('TypeScript is shown, and nothing says that scripts run', async ({ page }) => {
    await keep(page, 'JS', 'css');
    await page.goto(path);
    await expect(page.locator('pre[data-variant="TS"]').first()).toBeVisible();
    await expect(page.locator('pre[data-variant="JS"]:visible')).toHaveCount(0);
    await expect(page.locator('html[data-scripted]')).toHaveCount(0);
    // A menu that can't open would only be in the way.
    await expect(page.getByRole('button', { name: 'Preferences' })).toHaveCount(0);
  });
});

test('the script in the head is small', () => {
  const html = readBuilt('specimens/code-blocks/index.html');
  const script = [...html.matchAll(/<script>([^<]*)<\/script>/g)]
    .map(([, text = '']) => text)
    .find((text) => text.includes('codeVariant'));
  expect(html.indexOf(script ?? '?')).toBeLessThan(html.indexOf('rel=stylesheet'));
  // Choices 2 kB; the rest: when scripts start, what is done before, and the watch over them, which a
  // page without them needs and which fetches them past caches; and what paper needs, of the page and of styles.
  expect(script?.length).toBeLessThan(5650);
});
