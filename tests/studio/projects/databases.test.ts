import path from 'node:path';
import { gridRow, gridRows } from '../support/grid';
import type { Database } from '../support/database';
import { startMariadb } from '../support/mariadb';
import { expectSoon } from '../support/openApp';
import { fixtures } from '../support/paths';
import { startPostgres } from '../support/postgres';
import { changeMessage, deleteRow, editRow, sortBy } from '../support/provider';
import { useApp } from '../support/useApp';

const fixture = 'studio/how-to/connect-to-databases';
const script = (name: string) => path.join(fixtures, fixture, 'database', name);

let mariadb: Database | undefined;
let postgres: Database | undefined;

beforeAll(async () => {
  mariadb = await startMariadb();
  await mariadb.runFile(script('mysql.sql'));
  postgres = await startPostgres();
  await postgres.runFile(script('postgres.sql'));
});

const app = useApp(fixture, () => ({
  env: {
    MYSQL_HOST: '127.0.0.1',
    MYSQL_PORT: `${mariadb?.port}`,
    MYSQL_USER: 'nursery_app',
    MYSQL_PASSWORD: 'change-me',
    MYSQL_DATABASE: 'nursery',
    DATABASE_URL: `postgres://nursery_app:change-me@127.0.0.1:${postgres?.port}/nursery`,
  },
}));

afterAll(async () => {
  await mariadb?.stop();
  await postgres?.stop();
});

const plants = async () => (await gridRows(app().page)).map(([name]) => name);

describe('the page with MySQL', () => {
  test('keeps decimals, large numbers, and dates', async () => {
    const page = await app().open('mysqlStock');
    const lavender = gridRow(page, 'Lavender');
    await expectSoon(lavender).toContainText('9007199254740993');
    await expectSoon(lavender).toContainText('€4.50');
    await expectSoon(lavender).toContainText('3/2/2026');
    await expectSoon(lavender).toContainText('never');
  });

  test('searches, and takes what is entered for text', async () => {
    const page = await app().open('mysqlStock');
    await page.getByLabel('Search').fill('ro');
    await expectSoon.poll(plants).toEqual(['Rosemary']);
    await page.getByLabel('Search').fill("' OR '1'='1");
    await expectSoon.poll(plants).toEqual([]);
  });

  test('saves a count, and refuses what is no number', async () => {
    const page = await app().open('mysqlStock');
    await gridRow(page, 'Rosemary').getByText('Rosemary').click();
    await page.getByLabel('Plants counted').fill('60');
    await page.getByRole('button', { name: 'Save count' }).click();
    await expectSoon(gridRow(page, 'Rosemary')).toContainText(/60.*\d{4}-\d\d-\d\d \d\d:\d\d/);
    await page.getByLabel('Plants counted').fill('many');
    await page.getByRole('button', { name: 'Save count' }).click();
    await expectSoon(page.getByText('Enter the number of plants, 0 or more.')).toBeVisible();
  });
});

describe('the page with PostgreSQL', () => {
  test('lists all plants with exact values', async () => {
    const page = await app().open('postgresStock');
    await expectSoon(gridRow(page, 'Lavender')).toContainText('9007199254740993');
    await expectSoon(gridRow(page, 'Lavender')).toContainText('€4.50');
    await expectSoon(page.getByText('1–5 of 5')).toBeVisible();
  });

  test('sorts by price in the database', async () => {
    const page = await app().open('postgresStock');
    await expectSoon(gridRow(page, 'Lavender')).toBeVisible();
    await sortBy(page, 'Price');
    await expectSoon.poll(plants).toEqual(['Chives', 'Thyme', 'Sage', 'Rosemary', 'Lavender']);
  });

  test('edits a stock, notes the time, and keeps the price', async () => {
    const page = await app().open('postgresStock');
    await editRow(page, '3', { stock: '12' });
    await expectSoon(changeMessage(page)).toContainText('Record updated successfully');
    await expectSoon(gridRow(page, 'Thyme')).toContainText(/€3\.20.*12.*\d{4}-\d\d-\d\d/);
  });

  test('deletes a row', async () => {
    const page = await app().open('postgresStock');
    await deleteRow(page, '5');
    await expectSoon(gridRow(page, 'Chives')).toHaveCount(0);
    await expectSoon(page.getByText('1–4 of 4')).toBeVisible();
  });
});
