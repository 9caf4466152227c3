import { expect, type Page } from '@playwright/test';
import { basePath } from '../../src/site';
import { waitForQuietNetwork } from './support/waitForQuietNetwork';
import { openPage, waitForHydration } from './support/openPage';
import { isolatedTest as test } from './support/sharedContext';

const path = `${basePath}core/introduction/overview/`;

type Mode = 'Light' | 'Dark' | 'System';

const modes = (page: Page) => page.getByRole('group', { name: 'Theme mode' });

const radio = (page: Page, mode: Mode) =>
  modes(page).getByRole('radio', { name: mode, exact: true });

async function choose(page: Page, mode: Mode): Promise<void> {
  await page.getByRole('button', { name: 'Preferences' }).click();
  await radio(page, mode).check();
  await page.keyboard.press('Escape');
}

async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

const backgroundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('a choice is kept over reloads and pages, whatever the system says', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, path);
  await expectTheme(page, 'light');
  const light = await backgroundOf(page);
  await choose(page, 'Dark');
  await expectTheme(page, 'dark');
  expect(await backgroundOf(page)).not.toBe(light);
  await openPage(page, `${basePath}studio/`);
  await expectTheme(page, 'dark');
  await choose(page, 'Light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, path);
  await expectTheme(page, 'light');
});

test('the system is followed at once, from the start and when it is chosen again', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, path);
  await expectTheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
  await choose(page, 'Dark');
  await choose(page, 'System');
  await expectTheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
});

test('a theme that the system changes before the scripts start is followed when they do', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await expectTheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await waitForHydration(page);
  await expectTheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
});

test('the menu says what is chosen, and works by keyboard', async ({ page }) => {
  await openPage(page, path);
  const button = page.getByRole('button', { name: 'Preferences' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(modes(page).getByRole('radio')).toHaveCount(3);
  await expect(radio(page, 'System')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(radio(page, 'System')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(radio(page, 'Dark')).toBeChecked();
  await expectTheme(page, 'dark');
  await page.keyboard.press('Escape');
  await expect(modes(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('another tab follows', async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(other, path);
  await openPage(page, path);
  await choose(page, 'Dark');
  await expectTheme(other, 'dark');
});

interface Frame {
  /** Milliseconds since the page was asked for. */
  readonly time: number;
  readonly theme: string | undefined;
  readonly background: string;
}

type RecordingWindow = Window & { recordedFrames?: Frame[] };

/** Runs in the page: notes theme and background of every animation frame, before it is painted. */
function recordFrames(): void {
  const frames: Frame[] = [];
  (window as RecordingWindow).recordedFrames = frames;
  const record = (): void => {
    const root = document.documentElement;
    const { backgroundColor: background } = getComputedStyle(root);
    frames.push({ time: performance.now(), theme: root.dataset.theme, background });
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}

/** Runs in the page: the frames that were seen. Before its first paint the browser shows none. */
function paintedFrames(): Frame[] {
  const frames = (window as RecordingWindow).recordedFrames ?? [];
  const [firstPaint] = performance.getEntriesByName('first-paint');
  const first = frames.findLastIndex(({ time }) => time <= (firstPaint?.startTime ?? 0));
  return frames.slice(Math.max(first, 0));
}

const conditions: readonly { system: 'light' | 'dark'; chosen: Mode; shown: 'light' | 'dark' }[] = [
  { system: 'light', chosen: 'System', shown: 'light' },
  { system: 'dark', chosen: 'System', shown: 'dark' },
  { system: 'light', chosen: 'Dark', shown: 'dark' },
  { system: 'dark', chosen: 'Light', shown: 'light' },
];

for (const { system, chosen, shown } of conditions) {
  test(`no flash: ${chosen} chosen, ${system} system`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: system });
    await openPage(page, path);
    await choose(page, chosen);
    await expectTheme(page, shown);
    const final = await backgroundOf(page);

    const fresh = await context.newPage();
    await fresh.emulateMedia({ colorScheme: system });
    await fresh.addInitScript(recordFrames);
    await openPage(fresh, path);
    await waitForQuietNetwork(fresh);
    const frames = await fresh.evaluate(paintedFrames);
    expect(frames.length).toBeGreaterThan(5);
    const wrong = frames.filter(({ theme, background }) => theme !== shown || background !== final);
    expect(wrong).toEqual([]);
  });
}
