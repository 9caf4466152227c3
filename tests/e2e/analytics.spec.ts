import { expect } from '@playwright/test';
import { basePath, siteUrl } from '../../src/site';
import { axeViolations } from './support/axe';
import { builtFiles, readBuilt } from './support/build';
import { startCollector, type Collector } from './support/collector';
import { demoOf, toolOf } from './support/demos';
import { apartFrom, configured, installation, measure } from './support/measure';
import { openPage } from './support/openPage';
import { choose } from './support/preferences';
import { origin } from './support/server';
import { watchPage } from './support/watchPage';
import { isolatedTest as test } from './support/sharedContext';

const account = `${basePath}core/components/account/`;

/** Everything that arrived, once it holds an event. */
async function arrived(collector: Collector, name: string): Promise<Record<string, unknown>[]> {
  await expect.poll(() => collector.events(name).length).toBeGreaterThan(0);
  return collector.events(name);
}

test('what a reader does arrives, and the reader sees it', async ({ page, context }) => {
  const collector = await startCollector();
  await measure(context, configured(collector));
  await context.grantPermissions(['clipboard-write']);
  const complaints = watchPage(page);
  const titles = () => collector.events('page_view').map((view) => view.page_title);

  await test.step('the first page, without query and hash', async () => {
    await openPage(page, `${account}?query=secret#secret`);
    expect(await arrived(collector, 'page_view')).toEqual([
      {
        page_title: await page.title(),
        page_location: `${siteUrl}${account}`,
        page_path: '/core/components/account',
        productId: 'core',
      },
    ]);
    expect(Object.assign({}, ...collector.properties())).toEqual({
      codeVariant: 'TS',
      codeStylingVariant: 'system',
      userLanguage: 'en',
      colorScheme: 'system',
      colorSchemeOS: 'light',
      devicePixelRatio: '1',
    });
    expect(collector.received[2]).toEqual([
      'config',
      'G-TEST1',
      expect.objectContaining({ send_page_view: false }),
    ]);
  });

  await test.step('changed settings, each by itself', async () => {
    const before = collector.properties().length;
    await choose(page, 'Dark', 'JavaScript');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect
      .poll(() => collector.properties().slice(before))
      .toEqual([{ colorScheme: 'dark' }, { codeVariant: 'JS' }, { colorSchemeOS: 'dark' }]);
  });

  await test.step('a demo and its source, by pointer and keys', async () => {
    const demo = demoOf(page, 'core/account/AccountMenu');
    await toolOf(demo, 'expand').click();
    await demo.locator('[data-tool="copy"]').click();
    await demo.hover();
    await page.keyboard.press('Control+c');
    await expect.poll(() => collector.events('copy').length).toBe(2);
    expect(collector.events('demo')).toMatchObject([
      { eventAction: 'expand', eventLabel: 'core/account/AccountMenu' },
    ]);
    expect(collector.events('copy')).toMatchObject([
      { eventAction: 'click', eventLabel: 'core/account/AccountMenu' },
      { eventAction: 'keyboard', page_path: '/core/components/account' },
    ]);
  });

  await test.step('the page as Markdown', async () => {
    await page.getByRole('button', { name: 'Copy page', exact: true }).click();
    await expect.poll(() => collector.events('copy').length).toBe(3);
    expect(collector.events('copy')[2]).toMatchObject({ eventAction: 'click', eventLabel: 'page' });
  });

  await test.step('a hash is no page, and searched words stay', async () => {
    await page.locator('.theme-doc-toc-desktop a, nav a[href^="#"]').first().click();
    await page.keyboard.press('Control+k');
    // Its code arrives now: what is typed before goes to the page, and the dialog would stay open.
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('secret');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await arrived(collector, 'search')).toMatchObject([{ eventAction: 'open' }]);
    expect(collector.events('page_view')).toHaveLength(1);
  });

  await test.step('an answer below the page, without its text', async () => {
    const feedback = page.getByRole('group', { name: 'Was this page helpful?' });
    await feedback.getByRole('button', { name: 'No' }).click();
    await page.getByRole('radio', { name: 'A sample does not work' }).check();
    await page.getByRole('textbox', { name: 'In your words' }).fill('secret');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send the reason' }).click();
    await expect(page.getByText('Thank you for the answer.')).toBeVisible();
    await expect.poll(() => collector.events('feedback').length).toBe(2);
    expect(collector.events('feedback')).toMatchObject([
      { eventAction: 'no' },
      { eventAction: 'reason', eventLabel: 'sample' },
    ]);
  });

  await test.step('the next pages, with their own titles', async () => {
    await page.locator('.pagination-nav__link--next').click();
    await expect.poll(() => collector.events('page_view').length).toBe(2);
    expect(titles()[1]).toBe(await page.title());
    expect(titles()[1]).not.toBe(titles()[0]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect.poll(() => collector.events('page_view').length).toBe(3);
    expect(collector.events('page_view')[2]).toMatchObject({
      page_path: '/privacy',
      productId: 'none',
    });
  });

  await test.step('the privacy page shows all of it', async () => {
    const sent = collector.received.filter(
      ([command, name]) => command === 'event' || name === 'user_properties',
    );
    const rows = page.locator('[data-sent-events] tbody tr');
    await expect(rows).toHaveCount(sent.length);
    await expect(rows.first()).toContainText('/privacy');
    await expect(rows.filter({ hasText: 'feedback' })).toHaveCount(2);
    await expect(page.getByText('This page measures.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('turned off, nothing more arrives', async () => {
    const before = collector.received.length;
    await page.getByRole('switch').click();
    await expect(page.getByText('Off: you turned it off.')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(page.getByRole('group', { name: 'Was this page helpful?' })).toBeVisible();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Nothing is measured here')).toBeVisible();
    await page.waitForTimeout(500);
    expect(collector.received).toHaveLength(before);
  });

  expect(JSON.stringify(collector.received)).not.toContain('secret');
  expect(apartFrom(collector, complaints)).toEqual([]);
  await collector.close();
});

test('web vitals are measured for the page loads that are drawn, and loaded for no other', async ({
  browser,
}) => {
  const collector = await startCollector();
  const load = async (drawn: number): Promise<string[]> => {
    const context = await browser.newContext();
    await measure(context, configured(collector));
    const page = await context.newPage();
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, drawn);
    const before = collector.events('page_view').length;
    await openPage(page, origin + installation);
    await expect.poll(() => collector.events('page_view').length).toBe(before + 1);
    await page.waitForTimeout(1000);
    await page.getByRole('button', { name: 'Yes' }).click();
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    // What is sent when a reader turns to something else.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    return scripts;
  };

  const library = builtFiles('.js').filter((name) => readBuilt(name).includes('"TTFB"'));
  expect(library).toHaveLength(1);
  const isLoaded = (scripts: readonly string[]): boolean =>
    scripts.some((name) => name.endsWith(`/${library[0]}`));
  expect(isLoaded(await load(0.0001))).toBe(false);
  expect(collector.events('TTFB')).toEqual([]);
  expect(isLoaded(await load(0.00009))).toBe(true);
  // INP is left out: the browser does not time each press.
  for (const name of ['TTFB', 'FCP', 'LCP', 'CLS']) {
    const [metric] = await arrived(collector, name);
    expect(metric).toMatchObject({
      value: expect.any(Number),
      metric_value: expect.any(Number),
      metric_delta: metric?.value,
      metric_id: expect.stringMatching(/^v\d/),
      metric_rating: expect.stringMatching(/^(?:good|needs-improvement|poor)$/),
      page_path: '/core/introduction/installation',
    });
  }
  await collector.close();
});
