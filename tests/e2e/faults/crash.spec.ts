import { expect, type Page } from '@playwright/test';
import { basePath } from '../../../src/site';
import { isolatedTest as test } from '../support/sharedContext';

const account = `${basePath}core/components/account/`;
const notice = 'Something on this page has failed.';

type Listened = 'Document' | 'MediaQueryList';

/** Lets components fail that listen to something, in their effects, until the root says `data-works-now`. */
async function failOn(page: Page, target: Listened, type: string): Promise<void> {
  await page.addInitScript(
    ([name, failing]) => {
      const { prototype } = window[name];
      const add = prototype.addEventListener;
      prototype.addEventListener = function addOrFail(
        this: EventTarget,
        ...args: Parameters<typeof add>
      ): void {
        if (args[0] === failing && !('worksNow' in document.documentElement.dataset)) {
          throw new Error(`${failing} fails`);
        }
        add.apply(this, args);
      };
    },
    [target, type] as const,
  );
}

const faults: Readonly<Record<string, readonly [Listened, string]>> = {
  // The highlight of the table of contents alone listens to it.
  'in the content of a page': ['Document', 'resize'],
  // The theme around all of a page does.
  'around the content of a page': ['MediaQueryList', 'change'],
};

for (const [place, [target, type]] of Object.entries(faults)) {
  test(`an effect that fails ${place} leaves its text`, async ({ page }) => {
    await failOn(page, target, type);
    await page.goto(account);
    await expect(page.getByRole('alert')).toContainText(notice);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
    await expect(page).toHaveTitle(/^Account/);
    await expect(page.locator('article pre').first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign-in Page' }).first().click();
    await expect(page).not.toHaveURL(new RegExp(`${account}$`));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Account');
  });
}

test('a page that fails does not stand in the way of the next one', async ({ page }) => {
  await failOn(page, 'Document', 'resize');
  await page.goto(account);
  await expect(page.getByRole('alert')).toContainText(notice);
  await page.evaluate(() => {
    document.documentElement.dataset.worksNow = '';
  });
  await page.getByRole('link', { name: 'Studio' }).first().click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Account');
});

test('the fault is told if the text can not be had once more', async ({ page }) => {
  await failOn(page, 'Document', 'resize');
  let isFirst = true;
  await page.route(account, (route) => {
    const answer = isFirst ? route.continue() : route.abort();
    isFirst = false;
    return answer;
  });
  await page.goto(account);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  await expect(page.getByText('resize fails')).toBeVisible();
});
