import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { load } from 'cheerio';
import sharp from 'sharp';
import { previewSize, twinPath } from '../../src/navigation/pageFiles';
import { basePath, siteUrl } from '../../src/site';
import { axeViolations } from './support/axe';
import { buildFolder, builtFiles, readBuilt, sitemapPaths } from './support/build';
import { openPage } from './support/openPage';
import { watchPage } from './support/watchPage';
import { test } from './support/sharedContext';

const pathname = `${basePath}core/components/crud/`;
const twin = `${basePath}core/components/crud.md`;

const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy page', exact: true });
const menuButton = (page: Page) =>
  page.getByRole('button', { name: 'More ways to read this page' });

test('a page is copied as Markdown, and handed over by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = watchPage(page);
  await openPage(page, pathname);
  const address = await page.locator('link[type="text/markdown"]').getAttribute('href');
  expect(address).toBe(siteUrl + twin);
  const markdown = await page.request.get(twin);
  expect(markdown.headers()['content-type']).toMatch(/^text\/markdown/);

  await copyButton(page).click();
  const announcement = page.locator('[data-page-actions] [role="status"]');
  await expect(announcement).toHaveText('Page copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await markdown.text());

  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  const view = page.getByRole('link', { name: 'View as Markdown' });
  await expect(view).toBeFocused();
  await expect(view).toHaveAttribute('href', twin);
  expect(await axeViolations(page)).toEqual([]);
  for (const assistant of ['ChatGPT', 'Claude']) {
    await page.keyboard.press('ArrowDown');
    const link = page.getByRole('link', { name: `Open in ${assistant}` });
    await expect(link).toBeFocused();
    const target = new URL((await link.getAttribute('href')) ?? '');
    expect(target.protocol).toBe('https:');
    expect(target.searchParams.get('q')).toContain(siteUrl + twin);
  }
  await page.keyboard.press('ArrowDown');
  await expect(view).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  expect(complaints).toEqual([]);

  await page.route(`**${twin}`, (route) => route.fulfill({ status: 404, body: '' }));
  await copyButton(page).click();
  await expect(announcement).toHaveText('Could not copy the page');

  const title = page.getByRole('heading', { level: 1 });
  const before = await title.boundingBox();
  await page.locator('[data-page-actions]').evaluateAll((actions) => {
    for (const action of actions as HTMLElement[]) action.style.display = 'none';
  });
  expect(await title.boundingBox()).toEqual(before);
});

test('a phone has the actions beside the breadcrumbs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, pathname);
  await expect(copyButton(page)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await menuButton(page).click();
  await expect(page.getByRole('link', { name: 'Open in Claude' })).toBeInViewport({ ratio: 1 });
});

test('without JavaScript the Markdown is a link', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(pathname);
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', twin);
  await expect(copyButton(page)).toBeHidden();
  await context.close();
});

/** Types of structured data that a page must have; its path is below the base path. */
function expectedTypes(path: string): string[] {
  if (path === '') return ['WebSite'];
  if (path === 'core/' || path === 'studio/') return ['SoftwareApplication'];
  // About the site itself, and so about nothing that a search engine has a form for.
  if (['accessibility/', 'privacy/', 'translations/'].includes(path)) return [];
  return ['BreadcrumbList', 'TechArticle'];
}

test('every page has a preview of the right size, its Markdown, and its structured data', async () => {
  test.setTimeout(120_000);
  const pictures = new Set<string>();
  for (const page of sitemapPaths()) {
    const html = readBuilt(`${page.slice(basePath.length)}index.html`);
    const $ = load(html);
    const image = $('meta[property="og:image"]').attr('content') ?? '';
    expect(image, page).toContain(siteUrl + basePath);
    pictures.add(image.slice(`${siteUrl}${basePath}`.length));
    // Tables of numbers are data, and programs get them as such.
    const isData = page === `${basePath}translations/`;
    const own = isData ? '/translations.json' : twinPath(page.slice(basePath.length - 1));
    expect(existsSync(path.join(buildFolder, own)), own).toBe(true);
    expect($('link[type="text/markdown"]').attr('href'), page).toBe(
      isData ? undefined : siteUrl + basePath.slice(0, -1) + own,
    );
    const types: unknown[] = [];
    for (const script of $('script[type="application/ld+json"]').toArray()) {
      const data = JSON.parse($(script).text()) as Record<string, unknown>;
      types.push(data['@type']);
      expect(data['@context'], page).toBe('https://schema.org');
      if (data['@type'] === 'TechArticle') {
        expect(data.url, page).toBe(siteUrl + page);
        expect(data.image, page).toBe(image);
      }
    }
    expect(types.sort(), page).toEqual(expectedTypes(page.slice(basePath.length)));
  }
  expect(pictures.size).toBeGreaterThan(100);
  for (const picture of pictures) {
    const file = path.join(buildFolder, picture);
    expect(statSync(file).size, picture).toBeLessThan(30_000);
    expect(await sharp(file).metadata(), picture).toMatchObject({ format: 'png', ...previewSize });
  }
});

test('crawlers find robots.txt, and readers subscribe to releases', async ({ page, request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await robots.text();
  expect(text).toContain(`Sitemap: ${siteUrl}${basePath}sitemap.xml`);
  expect(text).toContain(`Disallow: ${basePath}demos/`);

  await openPage(page, `${basePath}core/`);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Feed of releases' });
  const atom = await request.get((await link.getAttribute('href')) ?? '');
  const entries = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      if (feed.querySelector('parsererror')) throw new Error('The feed is not well-formed.');
      return [...feed.querySelectorAll('entry > link')].map((entry) => entry.getAttribute('href'));
    },
    await atom.text(),
  );
  const address = await page.locator('link[type="application/feed+json"]').getAttribute('href');
  const json = await request.get(new URL(address ?? '').pathname);
  const { items } = (await json.json()) as { items: { url: string }[] };
  expect(items.map(({ url }) => url)).toEqual(entries);
  for (const entry of entries) {
    expect((await request.get(new URL(entry ?? '').pathname, { maxRedirects: 0 })).status()).toBe(
      200,
    );
  }
});

test('no reader is told where the site was built, or gets the table of redirects', () => {
  const project = path.resolve(__dirname, '../..');
  const telling = ['.js', '.html', '.json', '.md', '.txt', '.xml', '.css', '.webmanifest']
    .flatMap(builtFiles)
    .filter((name) => {
      const text = readBuilt(name);
      return text.includes(`${project}/`) || text.includes(`"${project}"`);
    });
  expect(telling).toEqual([]);
  // A moved address that no page links to.
  const scripts = builtFiles('.js').filter((name) => readBuilt(name).includes('"/concepts/rbac/"'));
  expect(scripts).toEqual([]);
});
