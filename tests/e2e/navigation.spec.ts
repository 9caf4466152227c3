import { expect, type Page } from '@playwright/test';
import { navigation } from '../../src/navigation';
import { flattenPages } from '../../src/navigation/flatten';
import { currentVersion, productHome, productIds, products } from '../../src/products';
import { basePath } from '../../src/site';
import { openPage } from './support/openPage';
import { test } from './support/sharedContext';

const base = basePath.slice(0, -1);
const overview = `${basePath}core/introduction/overview/`;
const installation = `${basePath}core/introduction/installation/`;

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

for (const id of productIds) {
  test(`${id}: the sidebar lists the navigation spec, in order`, async ({ page }) => {
    const pages = flattenPages(navigation[id]);
    await openPage(page, `${base}${pages[0]?.pathname}/`);
    // Groups other than the current one are closed.
    const closed = sidebar(page).getByRole('button', { expanded: false });
    const links = sidebar(page).getByRole('link');
    await expect(async () => {
      // What is in a group, other groups too, is there a frame after it was opened.
      while ((await closed.count()) > 0) {
        await closed.first().click();
      }
      await expect(links).toHaveCount(pages.length, { timeout: 1000 });
    }).toPass();
    for (const [index, { pathname, title, newFeature }] of pages.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `${base}${pathname}/`);
      await expect(links.nth(index)).toHaveAccessibleName(newFeature ? `${title} New` : title);
    }
  });
}

test('the sidebar marks the page that is shown, and only it', async ({ page }) => {
  await openPage(page, overview);
  const current = sidebar(page).locator('[aria-current="page"]');
  await expect(current).toHaveAccessibleName('Overview');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await sidebar(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(installation);
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAccessibleName('Installation');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
});

test('a group closes and opens by keyboard', async ({ page }) => {
  await openPage(page, overview);
  const group = sidebar(page).getByRole('button', { name: 'Introduction' });
  const link = sidebar(page).getByRole('link', { name: 'Installation' });
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();
  await page.keyboard.press('Space');
  await expect(link).toBeVisible();
});

test('breadcrumbs lead from the product to the page', async ({ page }) => {
  await openPage(page, installation);
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText([
    'Toolpad Core',
    'Introduction',
    'Installation',
  ]);
  await expect(breadcrumbs.locator('[aria-current="page"]')).toHaveText('Installation');
  await breadcrumbs.getByRole('link', { name: 'Toolpad Core' }).click();
  await expect(page).toHaveURL(base + productHome('core'));
});

/** Runs in the page: where previous and next of another page lead. */
async function neighbourLinks(path: string): Promise<Record<string, string | null>> {
  const html = await (await fetch(path)).text();
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const links = parsed.querySelectorAll('nav[aria-label="Previous and next page"] a');
  return Object.fromEntries(
    [...links].map((link) => [
      /^(Previous|Next)/.exec(link.textContent ?? '')?.[0] ?? link.outerHTML,
      link.getAttribute('href'),
    ]),
  );
}

for (const id of productIds) {
  test(`${id}: previous and next follow the navigation spec`, async ({ page }) => {
    const paths = flattenPages(navigation[id]).map(({ pathname }) => `${base}${pathname}/`);
    const [first = '', second = ''] = paths;
    await openPage(page, first);
    for (const [index, path] of paths.entries()) {
      const [Previous, Next] = [paths[index - 1], paths[index + 1]];
      expect(await page.evaluate(neighbourLinks, path), path).toEqual({
        ...(Previous && { Previous }),
        ...(Next && { Next }),
      });
    }
    const neighbours = page.getByRole('navigation', { name: 'Previous and next page' });
    await neighbours.getByRole('link', { name: /^Next/ }).click();
    await expect(page).toHaveURL(second);
    await neighbours.getByRole('link', { name: /^Previous/ }).click();
    await expect(page).toHaveURL(first);
  });
}

test('the product switcher names the product and leads to the other', async ({ page }) => {
  await openPage(page, overview);
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await navbar.getByRole('button', { name: /^Toolpad Core/ }).click();
  const current = navbar.getByRole('link', { name: /^Toolpad Core/ });
  await expect(current).toHaveAttribute('aria-current', 'true');
  await navbar.getByRole('link', { name: /^Toolpad Studio/ }).click();
  await expect(page).toHaveURL(base + productHome('studio'));
  await expect(navbar.getByRole('button', { name: /^Toolpad Studio/ })).toBeVisible();
  await expect(navbar.getByRole('link', { name: /^Toolpad Core/ })).toBeHidden();
});

test('on pages of no product the switcher offers both', async ({ page }) => {
  await openPage(page, basePath);
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const button = navbar.getByRole('button', { name: 'Products' });
  await button.click();
  await expect(navbar.getByRole('link', { name: /^Toolpad (Core|Studio)/ })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(navbar.getByRole('link', { name: /^Toolpad Core/ })).toBeHidden();
  await expect(button).toBeFocused();
});

for (const id of productIds) {
  test(`${id}: the version picker shows the documented version`, async ({ page }) => {
    const version = `v${currentVersion(id).text}`;
    await openPage(page, base + productHome(id));
    const navbar = page.getByRole('navigation', { name: 'Main' });
    const button = navbar.getByRole('button', { name: new RegExp(`^${version}`) });
    await expect(button).toHaveAccessibleName(new RegExp(products[id].name));
    await button.click();
    const versions = navbar.getByRole('link', { name: /^v\d/ });
    await expect(versions).toHaveCount(products[id].versions.length);
    await expect(navbar.getByRole('link', { name: version })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.getByRole('main').click({ position: { x: 5, y: 300 } });
    await expect(versions.first()).toBeHidden();
  });
}

test('the skip link is the first stop and leads past the navigation', async ({ page }) => {
  await openPage(page, overview);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(
    () => document.activeElement?.closest('main, [class*="mainWrapper"]') !== null,
  );
  expect(inMain).toBe(true);
  await expect(sidebar(page).locator(':focus')).toHaveCount(0);
});
