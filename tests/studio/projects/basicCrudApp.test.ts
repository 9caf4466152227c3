import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gridRow, gridRows } from '../support/grid';
import { expectSoon } from '../support/openApp';
import { addRow, changeMessage, deleteRow, editRow, sortBy } from '../support/provider';
import { useApp } from '../support/useApp';

const app = useApp('studio/examples/basic-crud-app');

async function storedNames(): Promise<string[]> {
  const text = await readFile(path.join(app().project, 'data/suppliers.json'), 'utf8');
  return (JSON.parse(text) as { name: string }[]).map(({ name }) => name);
}

describe('the CRUD example', () => {
  test('lists and sorts', async () => {
    const page = await app().open('suppliers');
    const names = async () => (await gridRows(page)).map(([name]) => name);
    await expectSoon.poll(names).toEqual(['Harbor Paper', 'Linden Tools', 'Costa Glass']);
    await sortBy(page, 'Name');
    await expectSoon.poll(names).toEqual(['Costa Glass', 'Harbor Paper', 'Linden Tools']);
  });

  test('creates in the file, and refuses a wrong address', async () => {
    const page = await app().open('suppliers');
    await addRow(page, { name: 'Fjord Timber', email: 'desk@fjord.example', country: 'Norway' });
    await expectSoon(changeMessage(page)).toContainText('created successfully');
    expect(await storedNames()).toContain('Fjord Timber');
    await editRow(page, '1', { email: 'nowhere' });
    await expectSoon(changeMessage(page)).toContainText('"nowhere" is not an email address.');
    await expectSoon(gridRow(page, 'Harbor Paper')).toContainText('orders@harbor-paper.example');
  });

  test('edits in the file', async () => {
    const page = await app().open('suppliers');
    await editRow(page, '2', { name: 'Linden Workshop' });
    await expectSoon(changeMessage(page)).toContainText('Record updated successfully');
    expect(await storedNames()).toContain('Linden Workshop');
  });

  test('deletes only what is not active', async () => {
    const page = await app().open('suppliers');
    await deleteRow(page, '1');
    await expectSoon(changeMessage(page)).toContainText(
      'an active supplier must be deactivated first.',
    );
    await deleteRow(page, '3');
    await expectSoon(gridRow(page, 'Costa Glass')).toHaveCount(0);
    expect(await storedNames()).toContain('Harbor Paper');
    expect(await storedNames()).not.toContain('Costa Glass');
  });
});
