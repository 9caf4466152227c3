import { gridRow } from '../support/grid';
import { expectSoon } from '../support/openApp';
import { changeMessage, deleteRow } from '../support/provider';
import { useApp } from '../support/useApp';

const app = useApp('studio/how-to/delete-datagrid-row');

const cancelButton = { name: 'Cancel booking' };

describe('with a question', () => {
  test('deletes nothing if the answer is no', async () => {
    const page = await app().open('counter');
    await expectSoon(page.getByRole('button', cancelButton)).toBeDisabled();
    await gridRow(page, 'Evening').getByText('Evening').click();
    await page.getByRole('button', cancelButton).click();
    const dialog = page.getByRole('dialog');
    await expectSoon(dialog).toContainText('Cancel Court 2 at 18:00?');
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await expectSoon(dialog).toHaveCount(0);
    await expectSoon(gridRow(page, 'Evening')).toBeVisible();
  });

  test('deletes the selected row if the answer is yes', async () => {
    const page = await app().open('counter');
    await gridRow(page, 'Evening').getByText('Evening').click();
    await page.getByRole('button', cancelButton).click();
    await page.getByRole('dialog').getByRole('button', cancelButton).click();
    await expectSoon(gridRow(page, 'Evening')).toHaveCount(0);
    await expectSoon(gridRow(page, 'Seniors')).toBeVisible();
  });

  test('shows why a row stays', async () => {
    const page = await app().open('counter');
    await gridRow(page, 'Row club').getByText('Row club').click();
    await page.getByRole('button', cancelButton).click();
    await page.getByRole('dialog').getByRole('button', cancelButton).click();
    await expectSoon(page.getByText('Booking 41 is paid: refund it first.')).toBeVisible();
    await expectSoon(gridRow(page, 'Row club')).toBeVisible();
  });
});

describe('with a data provider', () => {
  test('deletes at once, or says why not', async () => {
    const page = await app().open('office');
    await deleteRow(page, '42');
    await expectSoon(changeMessage(page)).toContainText('Booking 42 is paid: refund it first.');
    await deleteRow(page, '44');
    await expectSoon(gridRow(page, 'Seniors')).toHaveCount(0);
    await expectSoon(gridRow(page, 'Juniors')).toBeVisible();
  });
});
