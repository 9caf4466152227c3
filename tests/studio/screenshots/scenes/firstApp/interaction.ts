import type { Stage } from '../../scene';
import type { TutorialEditor } from './TutorialEditor';

const onClick = [
  'await resolve.fetch();',
  'await ticketList.refetch();',
  'ticketGrid.selection = null;',
].join('\n');

/** Shows the message of the selected ticket below the grid. */
export async function addDetails(editor: TutorialEditor): Promise<void> {
  const { canvas, hierarchy } = editor;
  const grid = canvas.getByText('Total Rows: 8');
  const { y } = await editor.pointOf(grid, 0, 1);
  await editor.drag('Paper', { x: 700, y: y + 12 });
  await editor.drop();
  await editor.drag(
    'Text',
    await editor.pointOf(canvas.getByText('Drop component here'), 0.6, 0.5),
  );
  await editor.drop();
  await editor.rename(hierarchy, 'text', 'details');
  await editor.bind('Value', "ticketGrid.selection?.message ?? 'Select a ticket'");
  await canvas.getByText('Select a ticket').waitFor();
  await editor.pageSaved('Select a ticket');
}

/** Adds the action, and the button that runs it. */
export async function addAction(editor: TutorialEditor): Promise<void> {
  const { canvas, page, hierarchy, actions } = editor;
  await editor.chooseFunction('action', 'resolveTicket');
  await editor.bind('id', 'ticketGrid.selection?.id');
  await editor.saveQuery('tickets.ts#resolveTicket');
  await editor.rename(actions, 'action', 'resolve');
  await editor.closeQuery();
  await editor.reload();

  const { y } = await editor.pointOf(canvas.getByText('Select a ticket'), 0, 1);
  await editor.drag('Button', { x: 700, y: y + 6 });
  await editor.drop();
  await hierarchy.getByText('button', { exact: true }).waitFor();
  await editor.setProperty('content', 'Mark as resolved');
  await editor.bind('onClick', onClick);
  await editor.bind('disabled', "ticketGrid.selection?.status !== 'open'");
  await editor.pageSaved("ticketGrid.selection?.status !== 'open'");
  await page.waitForTimeout(500);
}

/** Adds the search field and the select above the grid. */
export async function addFilters(editor: TutorialEditor): Promise<void> {
  const { canvas, page, hierarchy, properties } = editor;
  await editor.drag('Text Field', await editor.pointOf(canvas.getByRole('grid'), 0.5, 0.01));
  await editor.drop();
  await editor.rename(hierarchy, 'textField', 'search');
  await editor.setProperty('label', 'Search');

  const { y } = await editor.pointOf(canvas.getByRole('textbox'), 0, 0.5);
  const { x } = await editor.pointOf(canvas.getByRole('grid'), 0.99, 0);
  await editor.drag('Select', { x, y });
  await editor.drop();
  await editor.rename(hierarchy, 'select', 'status');
  await properties.getByRole('button', { name: 'options', exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const option of ['all', 'open', 'resolved']) {
    await dialog.getByLabel('Add option').fill(option);
    await dialog.getByLabel('Add option').press('Enter');
    await dialog.getByRole('button', { name: option, exact: true }).waitFor();
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  await editor.setProperty('defaultValue', 'open');
  await editor.setProperty('label', 'Status');
}

/** Binds the parameters of the query to the two fields. */
export async function bindFilters(editor: TutorialEditor, take: Stage['take']): Promise<void> {
  const { canvas, queries } = editor;
  await editor.reload();
  await queries.getByText('ticketList').click();
  await editor.bind('text', 'search.value');
  await editor.typeBinding('status', 'status.value');
  await take('studio/first-app/binding-editor');
  await editor.updateBinding();
  await editor.saveQuery('status.value');
  await canvas.getByText('Total Rows: 6').waitFor();
  await take('studio/first-app/bound-filters', { mark: editor.bindingOf('status') });
  await editor.closeQuery();
}
