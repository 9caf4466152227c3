import { expect, test } from '@playwright/test';
import { basePath } from '../../src/site';
import { waitForHydration } from './support/openPage';
import { watchPage } from './support/watchPage';

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
  ['a group of the sidebar', 'aside .menu [aria-expanded]', 'aria-expanded'],
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
  expect(needed.map((address) => new URL(address).pathname).sort()).toEqual(named.sort());
});

test('the parts of a page come to life in tasks of their own', async ({ page }) => {
  // Each message is a task of its own. A counter that sends messages to itself would not do: how
  // often its turn comes between those of others is the browser's choice, and differs under load.
  await page.addInitScript(() => {
    let task = 0;
    const port = MessagePort.prototype;
    const handler = Object.getOwnPropertyDescriptor(port, 'onmessage');
    Object.defineProperty(port, 'onmessage', {
      ...handler,
      set(this: MessagePort, onMessage: (event: MessageEvent) => void) {
        handler?.set?.call(this, (event: MessageEvent) => {
          task += 1;
          onMessage.call(this, event);
        });
      },
    });
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    const { addEventListener } = Element.prototype;
    Element.prototype.addEventListener = function note(
      this: Element,
      ...args: Parameters<typeof addEventListener>
    ) {
      if (args[0] === 'click') tasks.push(task);
      addEventListener.apply(this, args);
    };
  });
  await page.goto(guide);
  const parts = await page.locator('nav.navbar, aside, .theme-code-block').count();
  const taskCount = async (): Promise<number> => {
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    return new Set(tasks).size;
  };
  // Those out of sight have their turns when the page has been left in peace.
  await expect.poll(taskCount, { timeout: 15_000 }).toBeGreaterThanOrEqual(parts);
});

test.describe('parts out of sight', () => {
  const wrap = 'article [data-tool="wrap"]';

  /** How many buttons of that kind listen. */
  function listening(selector: string): number {
    const { listeners } = window as unknown as { listeners: WeakSet<Element> };
    return [...document.querySelectorAll(selector)].filter((button) => listeners.has(button))
      .length;
  }

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const listeners = new WeakSet<Element>();
      Object.assign(window, { listeners });
      const { addEventListener } = Element.prototype;
      Element.prototype.addEventListener = function note(
        this: Element,
        ...args: Parameters<typeof addEventListener>
      ) {
        if (args[0] === 'click') listeners.add(this);
        addEventListener.apply(this, args);
      };
      // The page is never left in peace.
      window.requestIdleCallback = () => 0;
    });
    await page.goto(guide);
    await waitForHydration(page);
  });

  test('come to life when they are scrolled to', async ({ page }) => {
    const all = await page.locator(wrap).count();
    expect(await page.evaluate(listening, wrap)).toBeLessThan(all);
    const last = page.locator(wrap).last();
    await last.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        last.evaluate((button) =>
          (window as never as { listeners: WeakSet<Element> }).listeners.has(button),
        ),
      )
      .toBe(true);
    expect(await page.evaluate(listening, wrap)).toBeLessThan(all);
  });

  test('answer a press at once, wherever they are', async ({ page }) => {
    const last = page.locator(wrap).last();
    const before = await last.getAttribute('aria-pressed');
    // As a finger does it, which a browser would bring into sight before.
    await last.dispatchEvent('pointerdown');
    await last.dispatchEvent('click');
    await expect(last).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
    expect(await page.evaluate(listening, wrap)).toBe(await page.locator(wrap).count());
  });

  test('are there for the keyboard', async ({ page }) => {
    const last = page.locator(wrap).last();
    const before = await last.getAttribute('aria-pressed');
    await last.focus();
    await page.keyboard.press('Space');
    await expect(last).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  });
});
