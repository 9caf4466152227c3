import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fixtures } from '../../../support/paths';
import type { Stage } from '../../scene';
import { pageFile, type TutorialEditor } from './TutorialEditor';

/** Milliseconds after which Studio has read a project again whose files have changed. */
const projectTime = 2000;

/** Creates the page, and deletes the one that Studio starts with. */
export async function createPage(editor: TutorialEditor): Promise<void> {
  const { page, pages } = editor;
  await page.getByRole('button', { name: 'Create new page' }).click();
  await pages.getByRole('textbox').fill('tickets');
  await pages.getByRole('textbox').press('Enter');
  await page.waitForURL('**/pages/tickets');
  await editor.pageSaved('title: tickets');

  await editor.ready();
  const title = page.getByRole('textbox', { name: 'Page title' });
  await title.fill('Support tickets');
  await title.press('Enter');
  await editor.pageSaved('title: Support tickets');

  const firstPage = pages.getByRole('treeitem', { name: 'Page', exact: true });
  await firstPage.hover();
  await firstPage.getByRole('button', { name: 'Open page explorer menu' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await firstPage.waitFor({ state: 'detached' });
  // Studio notices the missing folder a moment later and reads the project again. An editor that
  // misses that works on nodes that are gone, and what it saves then gets lost.
  await page.waitForTimeout(projectTime);
  await editor.reload();
}

export async function addQuery(editor: TutorialEditor, take: Stage['take']): Promise<void> {
  const { page, queries } = editor;
  await editor.chooseFunction('query', 'listTickets');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByText('customer: "Harbor Bakery"').first().waitFor();
  await take('studio/first-app/query-editor');
  await editor.saveQuery('tickets.ts#listTickets');
  await editor.rename(queries, 'query', 'ticketList');
  await page.waitForTimeout(projectTime);
  await editor.reload();
}

export async function addGrid(editor: TutorialEditor, take: Stage['take']): Promise<void> {
  const { page, canvas, hierarchy } = editor;
  await take('studio/first-app/component-library', {
    hover: () => editor.pointAt('Data Grid'),
    mark: editor.tileOf('Data Grid'),
  });
  const slot = canvas.getByText('Drop component here');
  await editor.drag('Data Grid', await editor.pointOf(slot, 0.6, 0.5));
  await editor.drop();
  await editor.rename(hierarchy, 'dataGrid', 'ticketGrid');
  await editor.bind('rows', 'ticketList.data');
  await canvas.getByText('Harbor Bakery').first().waitFor();
  await editor.pageSaved('field: opened');
  await page.waitForTimeout(500);
}

/** Replaces the columns that Studio inferred by those of the fixture, as the tutorial says. */
export async function editColumns({ project, canvas }: TutorialEditor): Promise<void> {
  const columns = /^ {8}columns:\n(?: {10}.*\n)*/m;
  const finished = await readFile(path.join(fixtures, 'studio/first-app', pageFile), 'utf8');
  const wanted = columns.exec(finished)?.[0];
  if (!wanted) {
    throw new Error(`tests/fixtures/studio/first-app/${pageFile}  has no columns`);
  }
  const file = path.join(project, pageFile);
  const inferred = await readFile(file, 'utf8');
  await writeFile(
    file,
    inferred.replace(columns, () => wanted),
  );
  await canvas.getByText('Receipt printer offline').waitFor();
  await canvas.getByRole('columnheader', { name: 'Subject' }).waitFor();
}
