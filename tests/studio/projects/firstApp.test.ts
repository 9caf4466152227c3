import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { gridRow, gridRows } from '../support/grid';
import { expectSoon } from '../support/openApp';
import { useApp } from '../support/useApp';

const app = useApp('studio/first-app');

/** Numbers of the tickets that the grid shows. */
const numbers = async (page: Page) => (await gridRows(page)).map(([number]) => number);

async function chooseStatus(page: Page, status: string) {
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: status, exact: true }).click();
}

describe('the app of the tutorial', () => {
  test('lists the open tickets, and others by their status', async () => {
    const page = await app().open('tickets');
    await expectSoon.poll(() => numbers(page)).toEqual(['101', '102', '104', '105', '107', '108']);
    await chooseStatus(page, 'resolved');
    await expectSoon.poll(() => numbers(page)).toEqual(['103', '106']);
    await chooseStatus(page, 'all');
    await expectSoon.poll(() => numbers(page)).toHaveLength(8);
  });

  test('searches customers and subjects', async () => {
    const page = await app().open('tickets');
    await page.getByLabel('Search').fill('harbor');
    await expectSoon.poll(() => numbers(page)).toEqual(['101', '104']);
  });

  test('shows the message of the selected ticket, and resolves it in the file', async () => {
    const page = await app().open('tickets');
    const button = page.getByRole('button', { name: 'Mark as resolved' });
    await expectSoon(page.getByText('Select a ticket')).toBeVisible();
    await expectSoon(button).toBeDisabled();
    await gridRow(page, 'Lakeside Cycles').getByText('Card reader').click();
    await expectSoon(page.getByText('asks for an update at every payment.')).toBeVisible();
    await button.click();
    await expectSoon(gridRow(page, 'Lakeside Cycles')).toHaveCount(0);
    await expectSoon(page.getByText('Select a ticket')).toBeVisible();

    const text = await readFile(path.join(app().project, 'data/tickets.json'), 'utf8');
    const tickets = JSON.parse(text) as { id: number; status: string }[];
    expect(tickets.find(({ id }) => id === 105)?.status).toBe('resolved');
  });
});
