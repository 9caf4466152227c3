import type { Stage } from '../../scene';
import { addAction, addDetails, addFilters, bindFilters } from './interaction';
import { addGrid, addQuery, createPage, editColumns } from './table';
import { TutorialEditor } from './TutorialEditor';

async function chooseTheme(editor: TutorialEditor): Promise<void> {
  const { page } = editor;
  await page.getByRole('tab', { name: 'Theme' }).click();
  await page.getByRole('button', { name: /^Primary/ }).click();
  await page.getByRole('textbox', { name: 'Primary' }).fill('#00695c');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await editor.saved('#00695c', 'toolpad/theme.yml');
}

/** Shows the finished page with its whole hierarchy and the bindings of the grid. */
async function takeEditor(editor: TutorialEditor, take: Stage['take']): Promise<void> {
  for (const name of ['pageRow', 'paper', 'ticketGrid']) {
    await editor.select(name);
  }
  await editor.page.getByRole('tab', { name: 'Component' }).click();
  await take('studio/first-app/finished-editor');
}

/** The steps of the tutorial, in its order, from a project without pages. */
export async function followTutorial({ page, address, project, take }: Stage): Promise<void> {
  const editor = new TutorialEditor(page, project);
  await page.goto(address);
  await editor.ready();
  await createPage(editor);
  await addQuery(editor, take);
  await addGrid(editor, take);
  await editColumns(editor);
  await addDetails(editor);
  await addAction(editor);
  await addFilters(editor);
  await bindFilters(editor, take);
  await chooseTheme(editor);
  await takeEditor(editor, take);
}
