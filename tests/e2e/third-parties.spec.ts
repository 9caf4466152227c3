import { expect } from '@playwright/test';
import { basePath } from '../../src/site';
import { builtFiles, readBuilt } from './support/build';
import { waitForQuietNetwork } from './support/waitForQuietNetwork';
import { openPage } from './support/openPage';
import { watchPage } from './support/watchPage';
import { test } from './support/sharedContext';

/** Attributes of elements that load something; `<a href>` is the reader's own choice. */
const loading =
  /<(?:script|img|iframe|source|video|audio|embed|object|track)\b[^>]*?\s(?:src|srcset|data|poster)=["']?(?:https?:)?\/\/[^\s>]*/gi;
const linked =
  /<link\b(?![^>]*rel="?(?:canonical|alternate)"?)[^>]*href=["']?(?:https?:)?\/\/[^\s>]*/gi;

test('no page names a file of another host', () => {
  const pages = builtFiles('.html');
  expect(pages.length).toBeGreaterThan(10);
  const found = pages.flatMap((name) =>
    [loading, linked].flatMap((pattern) =>
      [...readBuilt(name).matchAll(pattern)].map(([tag]) => `${name}: ${tag}`),
    ),
  );
  expect(found).toEqual([]);
});

test('no stylesheet names a file of another host', () => {
  const found = builtFiles('.css').flatMap((name) =>
    [...readBuilt(name).matchAll(/url\(["']?(?:https?:)?\/\/[^)]*/g)].map(([url]) => name + url),
  );
  expect(found).toEqual([]);
});

for (const path of [
  '',
  'core/',
  'studio/',
  'core/introduction/overview/',
  'demos/core-dashboard/',
]) {
  test(`/${path}: reading it to the end, nothing is requested elsewhere`, async ({ page }) => {
    const complaints = watchPage(page);
    await openPage(page, basePath + path);
    // Brings what loads late near the viewport.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await waitForQuietNetwork(page);
    await page.keyboard.press('End');
    await waitForQuietNetwork(page);
    expect(complaints).toEqual([]);
  });
}
