import { expect, type Page } from '@playwright/test';
import { commonHeaders, documentHeaders } from '../../../src/hosting/headers';
import { readAllowedInline } from '../../../src/hosting/policy/policyFile';
import { basePath } from '../../../src/site';
import { canaryFiles, canaryNames } from '../../support/canaries';
import { buildFolder } from '../support/build';
import { answerFontHost, demoOf, toolOf } from '../support/demos';
import { openPage } from '../support/openPage';
import { origin, port } from '../support/server';
import { isolatedTest as test } from '../support/sharedContext';

const policyName = 'content-security-policy';
const home = basePath;
const account = `${basePath}core/components/account/`;
const folder = `${basePath}canaries/`;
const foreignOrigin = `http://127.0.0.1:${port}`;

/** Answers the addresses of the canaries' page, with the headers that a page of the site has. */
async function serveCanaries(page: Page, headers: Record<string, string>): Promise<void> {
  const files = canaryFiles(foreignOrigin, folder);
  await page.route(
    (url) => url.pathname.startsWith(folder),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const name = pathname.slice(folder.length) || 'index.html';
      const contentType = name.endsWith('.html') ? 'text/html' : 'text/javascript';
      await route.fulfill({ contentType, headers, body: files[name as keyof typeof files] });
    },
  );
}

async function canariesThatRan(page: Page): Promise<unknown> {
  await page.goto(folder);
  await page.waitForFunction(() => 'finished' in window);
  return page.evaluate(() => (window as unknown as { ran: string[] }).ran.sort());
}

/** Directives of which pages and their frames report violations, from now on. */
async function watchViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation(text: string): void };
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      tellViolation(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return violations;
}

test('each canary is refused by the policy of pages, and none without it', async ({
  page,
  request,
}) => {
  const { [policyName]: policy = '' } = (await request.get(home)).headers();
  await page.context().grantPermissions(['local-network-access']);
  await serveCanaries(page, {});
  expect(await canariesThatRan(page)).toEqual([...canaryNames].sort());

  await page.unrouteAll();
  await serveCanaries(page, { [policyName]: policy });
  const violations = await watchViolations(page);
  expect(await canariesThatRan(page)).toEqual([]);
  expect(violations.map((text) => text.split(' ')[0]).sort()).toEqual([
    'script-src',
    'script-src-attr',
    'script-src-elem',
    'script-src-elem',
    'script-src-elem',
    'style-src-attr',
    'style-src-elem',
  ]);
});

test('a page that is used in all ways violates nothing', async ({ page }) => {
  await answerFontHost(page);
  const violations = await watchViolations(page);
  await openPage(page, account);
  const demo = page.locator('[data-demo]').first();
  const name = (await demo.getAttribute('data-demo')) ?? '';
  const shown = demoOf(page, name);
  await shown.scrollIntoViewIfNeeded();
  await toolOf(shown, 'edit').click();
  const editor = shown.locator('.cm-content');
  await editor.press('Control+End');
  await page.keyboard.insertText('\n// edited');
  const result = shown.locator('[data-frame="ready"] iframe').contentFrame();
  await expect(result.locator('#demo > *').first()).toBeAttached({ timeout: 30_000 });
  // Its styles came with rules, and not with a text.
  await expect(editor).toHaveCSS('white-space', /pre/);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill('account');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(violations).toEqual([]);
});

test('pages of every kind are sent with the same headers', async ({ request }) => {
  const headers = { ...commonHeaders, ...documentHeaders(readAllowedInline(buildFolder)) };
  const expected = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  for (const path of ['', 'core/', 'zh/core/', 'nowhere/', 'demos/core/account/account-basic/']) {
    const response = await request.get(basePath + path);
    expect.soft(response.headers(), path).toMatchObject(expected);
  }
});

test('code is evaluated in the playground alone, which has no origin and no network', async ({
  page,
}) => {
  await page.goto(home);
  await page.evaluate(() => localStorage.setItem('kept', 'by the site'));
  await page.goto(`${basePath}playground/`);
  const found = await page.evaluate(async () => {
    const attempt = async (work: () => unknown): Promise<string> => {
      try {
        await work();
        return 'allowed';
      } catch {
        return 'refused';
      }
    };
    return {
      origin: self.origin,
      // Demos get a stand-in.
      kept: localStorage.getItem('kept'),
      cookies: await attempt(() => document.cookie),
      network: await attempt(() => fetch(location.href)),
    };
  });
  expect(found).toEqual({
    origin: 'null',
    kept: null,
    cookies: 'refused',
    network: 'refused',
  });
});

test('a script that is not the one the page was built with is refused', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await page.route(/\/assets\/js\/main\.\w+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.changed = true;` });
  });
  await page.goto(origin + home);
  await expect.poll(() => errors.join('\n')).toContain('integrity');
  expect(await page.evaluate(() => 'changed' in window)).toBe(false);
});
