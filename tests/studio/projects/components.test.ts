import { gridRow } from '../support/grid';
import { expectSoon } from '../support/openApp';
import { addRow, changeMessage, deleteRow, editRow } from '../support/provider';
import { useApp } from '../support/useApp';

const app = useApp('studio/components');

describe('the data grid', () => {
  test('formats its columns, and tells the page what is selected', async () => {
    const page = await app().open('plots');
    const plot = gridRow(page, 'Rosa Lind');
    await expectSoon(plot).toContainText('€61.25');
    await expectSoon(plot).toContainText('Mar 1, 2024');
    await expectSoon(page.getByText('Select a plot.')).toBeVisible();
    await gridRow(page, 'Omar Haddad').getByText('Omar Haddad').click();
    await expectSoon(page.getByText('Plot 2 costs €45.')).toBeVisible();
  });

  test('lists, edits, creates, and deletes through a data provider', async () => {
    const page = await app().open('seeds');
    await expectSoon(page.getByText('1–100 of 130')).toBeVisible();
    await editRow(page, '2', { packets: '99' });
    await expectSoon(changeMessage(page)).toContainText('Record updated successfully');
    await expectSoon(gridRow(page, 'Carrot 1').first()).toContainText('99');
    await editRow(page, '3', { packets: '-1' });
    await expectSoon(changeMessage(page)).toContainText('Enter 0 packets or more.');
    await addRow(page, { name: 'Quinoa', packets: '4' });
    await expectSoon(gridRow(page, 'Quinoa')).toContainText('131');
    await deleteRow(page, '131');
    await expectSoon(gridRow(page, 'Quinoa')).toHaveCount(0);
  });
});

test('a button runs an action, and another one navigates', async () => {
  const page = await app().open('watering');
  await expectSoon(page.getByText('The herbs are dry.')).toBeVisible();
  await page.getByRole('button', { name: 'Water the herbs' }).click();
  await expectSoon(page.getByText('The herbs are wet.')).toBeVisible();
  await page.getByRole('button', { name: 'Show the plots' }).click();
  await expectSoon(page).toHaveURL(/\/pages\/plots$/);
});

test('a list repeats a template, with a scope for each item', async () => {
  const page = await app().open('tasks');
  await expectSoon(page.getByText('3. Beans')).toBeVisible();
  await page.getByRole('textbox', { name: 'Minutes' }).nth(1).fill('8');
  await page.getByRole('button', { name: 'Water' }).nth(1).click();
  await expectSoon(page.getByText('Tomatoes: 8 minutes')).toBeVisible();
  await expectSoon(page.getByRole('button', { name: 'Water' }).nth(1)).toBeDisabled();
  await expectSoon(page.getByRole('button', { name: 'Water' }).nth(2)).toBeEnabled();
});

test('a text field filters while the user types', async () => {
  const page = await app().open('search');
  await page.getByLabel('Gardener').fill('rosa');
  await expectSoon(page.getByText('Plot 1: Rosa Lind', { exact: true })).toBeVisible();
});

test('a date picker holds a date, and its query the price', async () => {
  const page = await app().open('shed');
  await expectSoon(page.getByText('Choose both dates.')).toBeVisible();
  const { data } = await app().runQuery('shed', 'price', { from: '2026-12-01', to: '2026-12-03' });
  expect(data).toEqual({ days: 3, price: 12 });
});

test('a form hands its values to an action, once what is required is there', async () => {
  const page = await app().open('membership');
  await expectSoon(page.getByText('Fill in the form.')).toBeVisible();
  await page.getByLabel('Full name').fill('Ida Moll');
  await page.getByRole('button', { name: 'Join' }).click();
  await expectSoon(page.getByText('Welcome, Ida Moll.')).toBeVisible();
});
