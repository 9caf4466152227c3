import { expect, type Locator, type Page } from '@playwright/test';
import { basePath } from '../../src/site';
import { axeViolations } from './support/axe';
import { readBuilt } from './support/build';
import { openPage } from './support/openPage';
import { waitForQuietNetwork } from './support/waitForQuietNetwork';
import { watchPage } from './support/watchPage';
import { test } from './support/sharedContext';

const path = `${basePath}specimens/code-blocks/`;

const block = (page: Page, name: string): Locator =>
  page.locator(`.theme-code-block[data-code-block="${name}"]`);

const shownCode = (of: Locator): Promise<string> =>
  of.evaluate((element) => {
    const shown = [...element.querySelectorAll('pre')].filter((pre) => pre.getClientRects().length);
    return shown.map((pre) => pre.textContent).join('\n---\n');
  });

const variantButton = (of: Locator, name: 'TypeScript' | 'JavaScript'): Locator =>
  of.getByRole('button', { name: name === 'TypeScript' ? 'TS' : 'JS', exact: true });

test.describe('code variants', () => {
  test('one press changes every block, and later pages keep the choice', async ({ page }) => {
    await openPage(page, path);
    const board = block(page, 'ShiftBoard');
    expect(await shownCode(board)).toContain('interface ShiftBoardProps');
    await variantButton(board, 'JavaScript').click();
    const javaScript = await shownCode(board);
    expect(javaScript).not.toContain('interface');
    expect(javaScript).toContain('export function ShiftBoard({ names }) {');
    await expect(board.getByText('src/ShiftBoard.jsx')).toBeVisible();
    expect(await shownCode(block(page, 'rota'))).toContain('Written by hand');
    await openPage(page, path);
    expect(await shownCode(board)).toBe(javaScript);
    await expect(variantButton(board, 'JavaScript')).toHaveAttribute('aria-pressed', 'true');
  });

  test('the pressed button stays where it is', async ({ page }) => {
    await openPage(page, path);
    const rota = block(page, 'rota');
    // Away from the top, where the page could not scroll back as far as the code above shrinks.
    await page.setViewportSize({ width: 1440, height: 400 });
    await rota.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const button = variantButton(rota, 'JavaScript');
    await button.focus();
    const before = (await button.boundingBox())?.y ?? 0;
    await button.press('Enter');
    expect(Math.abs(((await button.boundingBox())?.y ?? 0) - before)).toBeLessThanOrEqual(1);
  });

  for (const { hash, contains } of [
    { hash: '#ShiftBoard.js', contains: 'ShiftBoard({ names }) {' },
    { hash: '#ShiftBoard.tsx', contains: 'interface ShiftBoardProps' },
  ]) {
    test(`${hash} leads to its block in that variant`, async ({ page }) => {
      await openPage(page, path + hash);
      await expect(block(page, 'ShiftBoard')).toBeInViewport();
      expect(await shownCode(block(page, 'ShiftBoard'))).toContain(contains);
    });
  }

  test('a toggle leaves the address alone', async ({ page }) => {
    await openPage(page, `${path}#ShiftBoard.tsx`);
    await variantButton(block(page, 'ShiftBoard'), 'JavaScript').click();
    expect(new URL(page.url()).hash).toBe('#ShiftBoard.tsx');
  });

  test('a sample about types has no JavaScript', async ({ page }) => {
    await page.context().addCookies([
      {
        name: 'codeVariant',
        value: 'JS',
        url: new URL(path, test.info().project.use.baseURL).href,
      },
    ]);
    await openPage(page, path);
    await expect(page.getByText("type Shift = 'early' | 'late' | 'night';")).toBeVisible();
  });

  test('only one variant is offered to the search index', () => {
    const html = readBuilt('specimens/code-blocks/index.html');
    const javaScript = [...html.matchAll(/<pre[^>]*data-variant="?JS"?[^>]*>/g)].map(
      ([tag]) => tag,
    );
    expect(javaScript.length).toBeGreaterThan(0);
    expect(javaScript.every((tag) => tag.includes('data-pagefind-ignore'))).toBe(true);
  });
});

test.describe('code stylings', () => {
  test('one press changes the code, and its files can be chosen', async ({ page }) => {
    await openPage(page, path);
    const badge = block(page, 'Badge');
    expect(await shownCode(badge)).toContain("bgcolor: 'primary.main'");
    await badge.getByRole('button', { name: 'Plain CSS' }).click();
    expect(await shownCode(badge)).toContain("import './Badge.css'");
    await badge.getByRole('button', { name: 'src/Badge.css' }).click();
    expect(await shownCode(badge)).toContain('padding-inline: 8px');
    await badge.getByRole('button', { name: 'Tailwind CSS' }).click();
    expect(await shownCode(badge)).toContain('bg-blue-600');
  });

  test('an address names styling and variant', async ({ page }) => {
    await openPage(page, `${path}#css-Badge.js`);
    const badge = block(page, 'Badge');
    await expect(badge).toBeInViewport();
    expect(await shownCode(badge)).toContain('export function Badge({ count }) {');
    await expect(badge.getByRole('button', { name: 'Plain CSS' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const clipboard = (page: Page): Promise<string> =>
    page.evaluate(() => navigator.clipboard.readText());

  test('the button copies what is shown, line for line', async ({ page }) => {
    await openPage(page, path);
    const board = block(page, 'ShiftBoard');
    await board.getByRole('button', { name: 'Copy' }).click();
    await expect(board.getByRole('status')).toHaveText('Copied');
    expect(await clipboard(page)).toBe(await shownCode(board));
    await variantButton(board, 'JavaScript').click();
    await board.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => clipboard(page)).toBe(await shownCode(board));
  });

  test('what a copy has come to is seen beside the button, whose name stays', async ({ page }) => {
    await openPage(page, path);
    const board = block(page, 'ShiftBoard');
    // Seen from within the page: the result is gone after a moment.
    const shown = await board.evaluate(
      (element) =>
        new Promise((resolve) => {
          const button = element.querySelector<HTMLElement>('[data-tool="copy"]');
          const status = element.querySelector('[role="status"]');
          if (!button || !status) throw new Error('the block has no button that copies');
          new MutationObserver(() => {
            const [said, pressed] = [status, button].map((part) => part.getBoundingClientRect());
            if (!status.textContent || !said || !pressed) return;
            resolve([status.textContent, said.left < pressed.left, button.ariaLabel]);
          }).observe(status, { childList: true, characterData: true, subtree: true });
          button.click();
        }),
    );
    expect(shown).toEqual(['Copied', true, 'Copy']);
  });

  test('line numbers, prompts and removed lines are not copied', async ({ page }) => {
    await openPage(page, path);
    const numbered = page.locator('.theme-code-block', { hasText: 'console.log(open, close)' });
    await numbered.getByRole('button', { name: 'Copy' }).click();
    await expect
      .poll(() => clipboard(page))
      .toBe("const open = '08:00';\nconst close = '18:30';\nconsole.log(open, close);");
    const command = page.locator('.theme-code-block', { hasText: 'npm run rota' });
    await command.hover();
    await command.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => clipboard(page)).toBe('npm run rota');
  });

  test('the keyboard copies the block under the pointer, but a selection first', async ({
    page,
  }) => {
    await openPage(page, path);
    const board = block(page, 'ShiftBoard');
    await board.locator('pre:visible').hover();
    await page.keyboard.press('Control+c');
    await expect.poll(() => clipboard(page)).toContain('interface ShiftBoardProps');
    await page.getByRole('heading', { name: 'Stylings' }).selectText();
    await board.locator('pre:visible').hover();
    await page.keyboard.press('Control+c');
    await expect.poll(() => clipboard(page)).toMatch(/^Stylings/);
  });
});

test('a refused clipboard is said, and nothing is logged', async ({ page }) => {
  const complaints = watchPage(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
  });
  await openPage(page, path);
  const board = block(page, 'ShiftBoard');
  await board.getByRole('button', { name: 'Copy' }).click();
  await expect(board.getByRole('status')).toHaveText(/Copying is blocked/);
  expect(complaints).toEqual([]);
});

test('a long block is folded, opens on demand, and is whole without scripts', async ({
  page,
  browser,
}) => {
  await openPage(page, path);
  const long = block(page, 'rota')
    .or(page.locator('.theme-code-block', { hasText: 'monday-early' }))
    .last();
  const heightOf = async () => (await long.boundingBox())?.height ?? 0;
  const folded = await heightOf();
  await long.getByRole('button', { name: /Show all \d+ lines/ }).click();
  expect(await heightOf()).toBeGreaterThan(folded * 1.3);
  await long.getByRole('button', { name: 'Show less' }).click();
  await expect.poll(heightOf).toBe(folded);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const scriptless = await context.newPage();
  await scriptless.goto(new URL(path, test.info().project.use.baseURL).href);
  const whole = scriptless.locator('.theme-code-block', { hasText: 'monday-early' });
  expect((await whole.boundingBox())?.height ?? 0).toBeGreaterThan(folded * 1.3);
  expect(await shownCode(block(scriptless, 'ShiftBoard'))).toContain('interface ShiftBoardProps');
  await context.close();
});

test('long lines scroll in the block or wrap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, path);
  const board = block(page, 'ShiftBoard');
  const scrolls = () =>
    board.locator('pre:visible').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  expect(await scrolls()).toBe(true);
  await board.getByRole('button', { name: 'Wrap lines' }).click();
  expect(await scrolls()).toBe(false);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`blocks pass axe in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openPage(page, path);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('no highlighter reaches the browser', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) {
      scripts.add(request.url());
    }
  });
  await openPage(page, path);
  await waitForQuietNetwork(page);
  expect(scripts.size).toBeGreaterThan(0);
  for (const script of scripts) {
    // Asked for once more: the answers may be gone from the browser by the time they are read.
    const text = await (await page.request.get(script)).text();
    expect(text.includes('lookbehind'), script).toBe(false);
  }
});
