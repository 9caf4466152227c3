import { expect, type Page } from '@playwright/test';
import { basePath } from '../../../src/site';
import { axeViolations } from '../support/axe';
import { noConnection } from '../support/deployment';
import { messageOf } from '../support/messages';
import { waitForHydration } from '../support/openPage';
import { test } from '../support/withDeployment';
import {
  openControlled,
  waitUntilKept,
  waitUntilSearchKept,
  waitUntilWarm,
} from '../support/worker';

const overview = 'core/introduction/overview/';
const installation = 'core/introduction/installation/';
const roadmap = 'studio/getting-started/roadmap/';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectPage(page: Page, address: string, pathname: string, title: RegExp) {
  await page.goto(address);
  await expect(heading(page)).toHaveText(title);
  await waitForHydration(page);
  expect(new URL(page.url()).pathname).toBe(basePath + pathname);
}

test('without a connection, pages that were read can be read again', async ({
  page,
  deployment,
}) => {
  const { home } = deployment;
  await openControlled(page, home + overview);
  // By a link of the site, which asks for no document.
  await page.locator('.menu').getByRole('link', { name: 'Installation' }).first().click();
  await expect(heading(page)).toHaveText(/Install/);
  await waitUntilKept(page, basePath + installation);
  await page.goto(home + roadmap);
  await waitUntilWarm(page);
  deployment.fault = noConnection;

  await test.step('in every spelling of their addresses', async () => {
    for (const spelling of [
      overview,
      overview.slice(0, -1),
      `${overview}index.html`,
      `${overview}?from=mail#next`,
      overview.replace('core', '%63ore'),
    ]) {
      await expectPage(page, home + spelling, overview, /overview/i);
    }
    await expectPage(page, home + installation, installation, /Install/);
    await expectPage(page, home + roadmap, roadmap, /Roadmap/);
  });

  await test.step('others lead to a page that lists them', async () => {
    for (const unread of [
      `${basePath}core/api/crud/`,
      `${basePath}core/api/crud.md`,
      `${basePath}core/%E0%A4%A`,
    ]) {
      await page.goto(new URL(unread, home).href);
      await expect(heading(page)).toHaveText('You are offline');
      await expect(page.getByRole('main')).toContainText(unread);
      const list = page.getByRole('region', { name: 'Pages you can read now' });
      await expect(list.getByRole('listitem')).toHaveCount(3);
    }
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Roadmap' }).last().click();
    await expect(heading(page)).toHaveText(/Roadmap/);
  });

  await test.step('and open by themselves once there is a connection', async () => {
    await page.goto(`${home}core/api/crud/?x=1`);
    await expect(heading(page)).toHaveText('You are offline');
    await waitForHydration(page);
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    deployment.fault = undefined;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page).toHaveURL(`${home}core/api/crud/?x=1`);
  });
});

test('without a connection, the start page and other languages are kept as they were read', async ({
  page,
  deployment,
}) => {
  const { home } = deployment;
  await openControlled(page, home);
  const title = await heading(page).innerText();
  await page.goto(`${home}zh/${overview}`);
  await waitUntilKept(page, `${basePath}zh/${overview}`);
  await waitUntilWarm(page, 'zh/');
  const chinese = await heading(page).innerText();
  deployment.fault = noConnection;
  for (const spelling of ['', 'index.html', '?from=mail']) {
    await expectPage(page, home + spelling, '', new RegExp(`^${title}`));
  }
  await expectPage(page, `${home}zh/${overview}`, `zh/${overview}`, new RegExp(`^${chinese}`));
  // In the language of the address, whatever was read before.
  await page.goto(`${home}zh/core/api/crud/`);
  await expect(heading(page)).toHaveText(messageOf('zh', 'offline.title'));
});

test('without a connection, search answers those who have searched before', async ({
  page,
  deployment,
}) => {
  const search = async (words: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(words);
    await expect(page.getByRole('option').first()).toContainText(words);
  };
  await openControlled(page, deployment.home + overview);
  await waitUntilWarm(page);
  // Nobody has asked for it.
  expect(deployment.requests.filter((address) => address.includes('/pagefind/'))).toEqual([]);
  await search('useDialogs');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(deployment.home + overview);
  await waitUntilSearchKept(page);
  deployment.fault = noConnection;
  await page.goto(deployment.home + overview);
  await waitForHydration(page);
  await search('useNotifications');
});

test('a server that does not answer is waited for briefly', async ({ page, deployment }) => {
  await openControlled(page, deployment.home + overview);
  deployment.fault = { pattern: /overview/, kind: 'hang' };
  await page.reload();
  await expect(heading(page)).toHaveText(/overview/i);
  const waited = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming).responseStart;
  });
  expect(waited).toBeGreaterThan(2500);
  expect(waited).toBeLessThan(4500);
});
