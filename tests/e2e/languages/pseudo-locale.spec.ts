import { expect, type Page } from '@playwright/test';
import { basePath } from '../../../src/site';
import { waitForHydration } from '../support/openPage';
import { servePseudoSite } from '../support/pseudoLocale';
import { unmarkedText } from '../support/unmarkedText';
import { isolatedTest as test } from '../support/sharedContext';

/** Names, which are the same in every language. */
const names = [
  ...['Toolpad Studio', 'Toolpad Core', 'Toolpad', 'Studio', 'Core'],
  ...['TypeScript', 'JavaScript', 'TS', 'JS', 'MUI System', 'Tailwind CSS', 'v0.13.0', 'v0.12.1'],
];

/** Pages of every kind that the site has. */
const pages = [
  ['the landing page', ''],
  ['the start page of a product', 'core/'],
  ['a guide', 'studio/getting-started/first-app/'],
  ['a component of Core', 'core/components/account/'],
  ['its reference', 'core/components/account/components-api/'],
  ['a page of the reference', 'core/api/dashboard-layout/'],
  ['a component of Studio', 'studio/components/button/'],
  ['an archived page', 'core/0.12.1/introduction/overview/'],
  ['a page that does not exist', 'core/components/acount/'],
  ['the page without connection', 'offline/'],
  ['the state of translations', 'translations/'],
  ['the privacy page', 'privacy/'],
] as const;

const dialog = '[role="dialog"], dialog[open]';

/** Goes on after a failure, so that one run, and one build, finds everything. */
async function expectMarked(page: Page, name: string, within?: string): Promise<void> {
  await test.step(name, async () => {
    await expect.soft(page.locator(within ?? 'body').first(), name).toContainText('⟦');
    expect.soft(await unmarkedText(page, names, within), name).toEqual([]);
  });
}

test('every string of the interface can be translated', async ({ page }) => {
  // The site is built first.
  test.setTimeout(900_000);
  const site = await servePseudoSite();
  const open = async (pathname: string): Promise<void> => {
    await page.goto(site.origin + basePath + pathname);
    await waitForHydration(page);
  };
  try {
    for (const [name, pathname] of pages) {
      await open(pathname);
      await expectMarked(page, name);
    }

    await open('core/introduction/overview/');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectMarked(page, 'the search', dialog);
    await page.getByRole('combobox').fill('zzzzzzzz');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('⟦');
    await expectMarked(page, 'a search that finds nothing', dialog);

    await open('core/introduction/overview/');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectMarked(page, 'the list of shortcuts', dialog);

    await open('core/introduction/overview/');
    await page.locator('.navbar [aria-haspopup]').last().click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expectMarked(page, 'the preferences');
  } finally {
    await site.close();
  }
});
