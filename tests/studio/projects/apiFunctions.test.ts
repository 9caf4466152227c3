import { rename } from 'node:fs/promises';
import path from 'node:path';
import { gridRow } from '../support/grid';
import { expectSoon } from '../support/openApp';
import { addRow, changeMessage, deleteRow, editRow } from '../support/provider';
import { startServer } from '../support/startServer';
import { useApp } from '../support/useApp';

/** Puts Express 5 where npm would: on top, with Studio's own Express 4 inside of Studio's folder. */
async function useExpress5(project: string) {
  const packages = path.join(project, 'node_modules');
  await rename(
    path.join(packages, 'express'),
    path.join(packages, '@toolpad/studio/node_modules/express'),
  );
  await rename(path.join(packages, 'express-5'), path.join(packages, 'express'));
}

const app = useApp('studio/api-functions', {
  base: '/tools',
  packages: 'own',
  prepare: useExpress5,
  start: (project) =>
    startServer({
      folder: project,
      args: () => ['server.mjs'],
      env: (port) => ({ NODE_ENV: 'production', PORT: `${port}` }),
      readyPath: '/status',
    }),
});

test('createHandler serves beside a route of Express 5', async () => {
  const answer = await fetch(`${app().server.address}/status`);
  expect(await answer.json()).toEqual({ ok: true });
});

test('getContext reads the cookie that another function has set', async () => {
  const page = await app().open('desk');
  await expectSoon(page.getByText('Desk: front')).toBeVisible();
  await page.getByRole('button', { name: 'Work at the back desk' }).click();
  await expectSoon(page.getByText('Desk: back')).toBeVisible();
});

test('createFunction and a plain function answer the same', async () => {
  const expected = { category: 'Power', count: 2 };
  const old = await app().runQuery('shelf', 'countByCategory', { category: 'Power' });
  const plain = await app().runQuery('shelf', 'countTools', { category: 'Power' });
  expect(old.data).toEqual(expected);
  expect(plain.data).toEqual(expected);
});

describe('createComponent', () => {
  test('binds properties, values, and events', async () => {
    const page = await app().open('shelf');
    await expectSoon(page.getByText('Measuring tools: 2 of 5')).toBeVisible();
    await expectSoon(page.getByText('Rated 3')).toBeVisible();
    await page.getByRole('button', { name: '4 of 5' }).click();
    await expectSoon(page.getByText('Rated 4')).toBeVisible();
    await page.getByRole('button', { name: 'Reorder' }).click();
    await expectSoon(page.getByText('Rated 5')).toBeVisible();
  });

  test('renders a template with its scope', async () => {
    const page = await app().open('shelf');
    await expectSoon(page.getByText('Shift 1: Morning')).toBeVisible();
    await expectSoon(page.getByText('Shift 2: Evening')).toBeVisible();
  });
});

describe('createDataProvider', () => {
  test('lists, edits, creates, and deletes', async () => {
    const page = await app().open('shelf');
    await expectSoon(gridRow(page, 'Torque wrench')).toContainText('Hand');
    await editRow(page, '4', { available: '9' });
    await expectSoon(changeMessage(page)).toContainText('Record updated successfully');
    await expectSoon(gridRow(page, 'Torque wrench')).toContainText('9');
    await addRow(page, { name: 'Hole saw', category: 'Power', available: '1' });
    await expectSoon(gridRow(page, 'Hole saw')).toBeVisible();
    await deleteRow(page, '2');
    await expectSoon(gridRow(page, 'Jigsaw')).toHaveCount(0);
  });

  test('pages by cursor', async () => {
    const page = await app().open('loans');
    await expectSoon(gridRow(page, 'L0001')).toBeVisible();
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expectSoon(gridRow(page, 'L0101')).toBeVisible();
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expectSoon(page.getByText('201–250 of 250')).toBeVisible();
  });
});
