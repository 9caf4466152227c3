import { expect, type Locator } from '@playwright/test';
import { basePath } from '../../src/site';
import { openPage } from './support/openPage';
import { test } from './support/sharedContext';

/** Pixels from the top of the window. */
const topOf = (heading: Locator): Promise<number> =>
  heading.evaluate((element) => element.getBoundingClientRect().top);

const installation = `${basePath}core/introduction/installation/`;

test('lists every section and leads to it', async ({ page }) => {
  await openPage(page, installation);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const ids = await page
    .getByRole('article')
    .locator('h2[id], h3[id]')
    .evaluateAll((headings) => headings.map(({ id }) => `#${id}`));
  expect(ids.length).toBeGreaterThan(1);
  const hrefs = await contents
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(ids);
  const isScrolled = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('scrollend', () => resolve(), { once: true });
      }),
  );
  await contents.getByRole('link').last().click();
  await expect(page).toHaveURL(installation + ids.at(-1));
  await isScrolled;
  const heading = page.locator(`[id="${ids.at(-1)?.slice(1)}"]`);
  await expect(heading).toBeInViewport();
  // A heading that has been jumped to is not covered by the navbar.
  const top = await topOf(heading);
  const navbar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect(top).toBeGreaterThanOrEqual(navbar?.height ?? Infinity);
});

test('follows the reader', async ({ page }) => {
  await openPage(page, installation);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const first = contents.getByRole('link').first();
  await first.click();
  await expect(first).toHaveClass(/active/i);
  await expect(contents.locator('a[class*="active" i]')).toHaveCount(1);
});

test('unfolds over the text in narrow windows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, installation);
  const button = page.getByRole('button', { name: 'On this page' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const target = page.getByRole('article').locator('h2[id]').last();
  const id = await target.getAttribute('id');
  await page.locator(`a[href="#${id}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(target).toBeInViewport();
});

test('leads to its place a reader who is quicker than the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, installation);
  // A section with enough text below it to reach the top.
  const target = page.getByRole('article').locator('h2[id]').nth(1);
  const id = await target.getAttribute('id');
  await page.evaluate((hash) => {
    document.querySelector<HTMLElement>('button[aria-expanded="false"][class*="toc" i]')?.click();
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`a[href="${hash}"]:not(h2 a)`)?.click(),
    );
  }, `#${id}`);
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  const navbar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const bottom = navbar?.height ?? Infinity;
  await expect.poll(() => topOf(target)).toBeLessThan(bottom + 48);
  expect(await topOf(target)).toBeGreaterThanOrEqual(bottom);
});
