import type { Page } from '@playwright/test';
import { gridRow, gridRows } from '../support/grid';
import { expectSoon } from '../support/openApp';
import { addRow, changeMessage, deleteRow, editRow, sortBy } from '../support/provider';
import { useApp } from '../support/useApp';

const app = useApp('studio/data');

const firstColumn = async (page: Page) => (await gridRows(page)).map(([first]) => first);

describe('the data provider of the parcels', () => {
  test('pages by index', async () => {
    const page = await app().open('archive');
    await expectSoon(page.getByText('1–100 of 240')).toBeVisible();
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expectSoon(page.getByText('101–200 of 240')).toBeVisible();
    await expectSoon(gridRow(page, '3101')).toBeVisible();
  });

  test('sorts on the server', async () => {
    const page = await app().open('archive');
    await expectSoon(gridRow(page, '3001')).toBeVisible();
    await sortBy(page, 'No.');
    await sortBy(page, 'No.');
    await expectSoon.poll(async () => (await firstColumn(page))[0]).toBe('3240');
  });

  test('updates a record, and refuses one that is too heavy', async () => {
    const page = await app().open('archive');
    await editRow(page, '3002', { kg: '7.5' });
    await expectSoon(changeMessage(page)).toContainText('Record updated successfully');
    await expectSoon(gridRow(page, '3002')).toContainText('7.5');
    await editRow(page, '3003', { kg: '31' });
    await expectSoon(changeMessage(page)).toContainText(
      'Failed to update a record, Enter a weight of more than 0 and at most 30 kg.',
    );
    await expectSoon(gridRow(page, '3003')).toContainText('7.8');
  });

  test('creates a record and deletes it', async () => {
    const page = await app().open('archive');
    await addRow(page, { city: 'Horsens', kg: '12' });
    await expectSoon(changeMessage(page)).toContainText('created successfully');
    await expectSoon(gridRow(page, 'Horsens')).toContainText('3241');
    await expectSoon(page.getByText('1–100 of 241')).toBeVisible();
    await deleteRow(page, '3241');
    await expectSoon(changeMessage(page)).toContainText('Record deleted successfully');
    await expectSoon(gridRow(page, 'Horsens')).toHaveCount(0);
  });
});

test('the data provider of the scans pages by cursor', async () => {
  const page = await app().open('scans');
  await expectSoon(gridRow(page, 'scan-0001')).toBeVisible();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expectSoon(page.getByText('101–130 of 130')).toBeVisible();
  await expectSoon(gridRow(page, 'scan-0101')).toBeVisible();
});

test('queries follow the selection, and an action changes what they read', async () => {
  const page = await app().open('bays');
  await expectSoon(page.getByText(/^Read at \d\d:\d\d:\d\d UTC$/)).toBeVisible();
  await expectSoon(page.getByText('Parcels on board: 0')).toBeVisible();
  await gridRow(page, 'Linde 14').getByText('loading').click();
  await expectSoon(page.getByText('Parcels on board: 2')).toBeVisible();
  await page.getByRole('button', { name: 'Release the bay' }).click();
  await expectSoon(page.getByText('Linde 14 has left bay 1.')).toBeVisible();
  await expectSoon(gridRow(page, 'Linde 14')).toHaveCount(0);
});

test('a function that fails answers with its message', async () => {
  const { data, error } = await app().runQuery('bays', 'release', { id: 2 });
  expect(data).toBeUndefined();
  expect(error?.message).toBe('No truck stands at bay 2.');
});
