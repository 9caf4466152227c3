import type { Locator, Page } from '@playwright/test';

/** Text of the message that tells how a change through a data provider has ended. */
export const changeMessage = (page: Page): Locator => page.getByRole('alert');

/** Puts the row with an id into edit mode, enters values by field, and saves it. */
export async function editRow(
  page: Page,
  id: string,
  values: Record<string, string>,
): Promise<void> {
  await page.getByRole('button', { name: `Edit row with id "${id}"`, exact: true }).click();
  await fill(page.locator(`[role=row][data-id="${id}"]`), values);
  await page.getByRole('button', { name: `Save updates to row with id "${id}"` }).click();
}

/** Adds a record, enters values by field, and saves it. */
export async function addRow(page: Page, values: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: 'Add record' }).click();
  const save = page.getByRole('button', { name: 'Save updates to new row' });
  await fill(page.locator('[role=row][data-id]').filter({ has: save }), values);
  await save.click();
}

/** Deletes the row with an id, which asks nothing. */
export async function deleteRow(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: `Delete row with id "${id}"`, exact: true }).click();
}

/** Sorts a grid by one of its columns. */
export async function sortBy(page: Page, column: string): Promise<void> {
  await page.getByRole('columnheader').getByText(column, { exact: true }).click();
}

async function fill(row: Locator, values: Record<string, string>): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    await row.locator(`[data-field="${field}"] input`).fill(value);
  }
}
