import type { Page } from '@playwright/test';
import { gridRow } from '../support/grid';
import { expectSoon } from '../support/openApp';
import { testEnvironment, useTestProvider } from '../support/testProvider';
import { useApp } from '../support/useApp';

const app = useApp('studio/authorization', { prepare: useTestProvider, env: testEnvironment });

/** Signs in by the page for that; names and passwords of Studio's users for tests are equal. */
async function signIn(name: string): Promise<Page> {
  const page = await app().open('team');
  await expectSoon(page).toHaveURL(/\/prod\/signin/);
  await page.getByRole('button', { name: 'Sign in with credentials' }).click();
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password').fill(name);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  return page;
}

/** Signs in a user who is admitted, and opens the page for everybody. */
async function openTeamAs(name: string): Promise<Page> {
  const page = await signIn(name);
  await expectSoon(page).toHaveURL(/\/prod\/pages\//);
  return app().open('team');
}

beforeEach(async () => {
  await app().context.clearCookies();
});

describe('without a session', () => {
  test('pages lead to the sign-in page, which offers the providers', async () => {
    const page = await app().open('payroll');
    await expectSoon(page).toHaveURL(/\/prod\/signin/);
    await expectSoon(page.getByRole('button', { name: 'Sign in with GitHub' })).toBeVisible();
    await expectSoon(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  });

  test('data is refused, and the health of the server is not', async () => {
    const data = await fetch(app().url('api/data/team/team'), { method: 'POST' });
    expect(data.status).toBe(401);
    const health = await fetch(`${app().server.address}/health-check`);
    expect(health.status).toBe(200);
  });
});

describe('a user with the role', () => {
  test('sees the page and its data', async () => {
    const page = await openTeamAs('admin');
    await expectSoon(page.getByText('Signed in as Lord Admin')).toBeVisible();
    await page.getByRole('link', { name: 'Payroll' }).click();
    await expectSoon(gridRow(page, 'Tomas Vega')).toContainText(/4,?400/);
  });
});

describe('a user without the role', () => {
  test('finds the page neither in the navigation nor by its address', async () => {
    const page = await openTeamAs('test');
    await expectSoon(page.getByText('Signed in as Miss Test')).toBeVisible();
    await expectSoon(page.getByRole('link', { name: 'Team' })).toBeVisible();
    await expectSoon(page.getByRole('link', { name: 'Payroll' })).toHaveCount(0);
    await app().open('payroll');
    await expectSoon(
      page.getByText('User does not have the roles to access this page.'),
    ).toBeVisible();
  });

  test('gets data only from functions that do not ask for the role', async () => {
    const page = await openTeamAs('test');
    await expectSoon(page.getByText('Signed in as Miss Test')).toBeVisible();
    const checked = await app().runQuery('payroll', 'salaries');
    expect(checked.data).toBeUndefined();
    expect(checked.error?.message).toBe('This needs the role "payroll".');
    const unchecked = await app().runQuery('payroll', 'unchecked');
    expect(unchecked.data).toHaveLength(3);
  });
});

describe('who is not admitted', () => {
  test('a user of another domain', async () => {
    const page = await signIn('mui');
    await expectSoon(page.getByText('Access unauthorized.')).toBeVisible();
    expect((await app().context.request.post(app().url('api/data/team/team'))).status()).toBe(401);
  });
});
