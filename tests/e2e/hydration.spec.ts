import { expect, type Page } from '@playwright/test';
import { basePath } from '../../src/site';
import { waitForHydration } from './support/openPage';
import { watchPage } from './support/watchPage';
import { isolatedTest as test } from './support/sharedContext';

const guide = `${basePath}core/components/account/`;

/** Runs in the page: presses a button as soon as any of the page works, before its turn has come. */
function pressEarly(selector: string): void {
  let root: unknown;
  Object.defineProperty(window, 'docusaurusRoot', {
    configurable: true,
    get: () => root,
    set(value: unknown) {
      root = value;
      const button = document.querySelector<HTMLElement>(selector);
      // As a finger does it: down, and up in a later task.
      button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      setTimeout(() => button?.click());
    },
  });
}

for (const [name, selector, attribute] of [
  ['the menu of the navbar', 'nav.navbar [aria-expanded]', 'aria-expanded'],
  ['a group of the sidebar', '.theme-doc-sidebar-container .menu [aria-expanded]', 'aria-expanded'],
  ['a block of code', 'article [data-tool="wrap"]', 'aria-pressed'],
] as const) {
  test(`${name} works for who presses it before its turn`, async ({ browser, page }) => {
    const still = await browser.newPage({ javaScriptEnabled: false });
    await still.goto(guide);
    const before = await still.locator(selector).first().getAttribute(attribute);
    await still.close();
    const complaints = watchPage(page);
    await page.addInitScript(pressEarly, selector);
    await page.goto(guide);
    await waitForHydration(page);
    const after = before === 'true' ? 'false' : 'true';
    await expect(page.locator(selector).first()).toHaveAttribute(attribute, after);
    expect(complaints).toEqual([]);
  });
}

/** Runs in the page: keeps the addresses of the scripts that have come until it is taken over. */
function noteScripts(): void {
  Object.defineProperty(window, 'docusaurusRoot', {
    configurable: true,
    set(root: unknown) {
      const entries = performance.getEntriesByType('resource').map(({ name }) => name);
      const scripts = entries.filter((name) => name.endsWith('.js'));
      Object.defineProperty(window, 'docusaurusRoot', { value: root, writable: true });
      Object.assign(window, { scripts });
    },
  });
}

test('the HTML names the scripts that a page needs, and no other', async ({ page }) => {
  await page.addInitScript(noteScripts);
  const response = await page.goto(guide);
  const html = (await response?.text()) ?? '';
  await waitForHydration(page);
  const needed = await page.evaluate(() => (window as unknown as { scripts: string[] }).scripts);
  const named = [...html.matchAll(/<script src="?([^"\s]+)"? defer/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(4);
  // Fetched ahead and then run, each is there twice.
  const paths = new Set(needed.map((address) => new URL(address).pathname));
  expect([...paths].sort()).toEqual(named.sort());
});

/** What is noted in the page: elements that listen to clicks, each with the task in which it began to. */
interface Noted {
  task: number;
  readonly listeners: Map<Element, number>;
}

/** Runs in the page: notes who listens to clicks. */
function noteListeners(): void {
  const noted: Noted = { task: 0, listeners: new Map() };
  Object.assign(window, { noted });
  const { addEventListener } = Element.prototype;
  Element.prototype.addEventListener = function note(
    this: Element,
    ...args: Parameters<typeof addEventListener>
  ) {
    if (args[0] === 'click') noted.listeners.set(this, noted.task);
    addEventListener.apply(this, args);
  };
}

/** Runs in the page: the tasks in which elements of a selector began to listen. */
function tasksOf(selector: string): number[] {
  const { listeners } = (window as unknown as { noted: Noted }).noted;
  return [...document.querySelectorAll(selector)].flatMap((found) => listeners.get(found) ?? []);
}

test('the parts of a page come to life in tasks of their own', async ({ page }) => {
  await page.addInitScript(noteListeners);
  // Each message is a task of its own. A counter that sends messages to itself would not do: how
  // often its turn comes between those of others is the browser's choice, and differs under load.
  await page.addInitScript(() => {
    const { noted } = window as unknown as { noted: Noted };
    const port = MessagePort.prototype;
    const handler = Object.getOwnPropertyDescriptor(port, 'onmessage');
    Object.defineProperty(port, 'onmessage', {
      ...handler,
      set(this: MessagePort, onMessage: (event: MessageEvent) => void) {
        handler?.set?.call(this, (event: MessageEvent) => {
          noted.task += 1;
          onMessage.call(this, event);
        });
      },
    });
  });
  await page.goto(guide);
  const parts = await page.locator('nav.navbar, aside, .theme-code-block').count();
  const taskCount = async (): Promise<number> => new Set(await page.evaluate(tasksOf, '*')).size;
  // Those out of sight have their turns when the page has been left in peace.
  await expect.poll(taskCount, { timeout: 15_000 }).toBeGreaterThanOrEqual(parts);
});

test.describe('parts out of sight', () => {
  const wrap = 'article [data-tool="wrap"]';
  const listening = async (page: Page): Promise<number> =>
    (await page.evaluate(tasksOf, wrap)).length;

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(noteListeners);
    // The page is never left in peace.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(guide);
    await waitForHydration(page);
  });

  test('come to life when they are scrolled to', async ({ page }) => {
    const all = await page.locator(wrap).count();
    expect(await listening(page)).toBeLessThan(all);
    const last = page.locator(wrap).last();
    await last.scrollIntoViewIfNeeded();
    const isListening = (): Promise<boolean> =>
      last.evaluate((button) =>
        (window as unknown as { noted: Noted }).noted.listeners.has(button),
      );
    await expect.poll(isListening).toBe(true);
    expect(await listening(page)).toBeLessThan(all);
  });

  test('answer a press at once, wherever they are', async ({ page }) => {
    const last = page.locator(wrap).last();
    const before = await last.getAttribute('aria-pressed');
    // As a finger does it, which a browser would bring into sight before.
    await last.dispatchEvent('pointerdown');
    await last.dispatchEvent('click');
    await expect(last).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
    expect(await listening(page)).toBe(await page.locator(wrap).count());
  });

  test('are there for the keyboard', async ({ page }) => {
    const last = page.locator(wrap).last();
    const before = await last.getAttribute('aria-pressed');
    await last.focus();
    await page.keyboard.press('Space');
    await expect(last).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  });
});
