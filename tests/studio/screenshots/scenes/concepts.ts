import type { Scene, Stage } from '../scene';

/** The two kinds of actions in the dialog that binds an event. */
async function takeEvents({ page, editor, openEditor, take }: Stage): Promise<void> {
  for (const { label, picture, late } of [
    // The code is checked after it is shown, as if it were a file without the names of the page.
    { label: 'Finish', picture: 'event-code', late: page.locator('.squiggly-error').first() },
    { label: 'Open', picture: 'event-navigation', late: page.getByText(/^page parameters/i) },
  ]) {
    await openEditor('jobs');
    await editor.canvas.getByText(label, { exact: true }).click({ force: true });
    await editor.bindingOf('onClick').click();
    await page.getByRole('dialog').waitFor();
    await late.waitFor();
    // The scope comes late too.
    await page.waitForTimeout(2000);
    await take(`studio/concepts/${picture}`);
  }
}

/** The parts of the editor that the pages about concepts explain. */
export const conceptScenes: readonly Scene[] = [
  {
    fixture: 'studio/concepts',
    command: 'dev',
    async pictures(stage) {
      const { page, editor, openApp, openEditor, take } = stage;
      await openEditor('board');
      await editor.canvas.getByText('Done', { exact: true }).click({ force: true });
      await take('studio/concepts/selected-element');
      // Again, so that nothing is selected.
      await openEditor('board');
      await page.getByRole('tab', { name: 'Theme' }).click();
      await page.getByTestId('theme-editor').waitFor();
      await take('studio/concepts/theme-tab', { mark: page.getByTestId('theme-editor') });

      await openEditor('estimate');
      await editor.select('price');
      await editor.bindingOf('value').click();
      await page.getByRole('dialog').locator('.monaco-editor .view-line').first().waitFor();
      // The scope and the result come after the code.
      await page.waitForTimeout(2000);
      await take('studio/concepts/binding-dialog');

      await takeEvents(stage);

      await openEditor('job');
      await take('studio/concepts/page-tab');

      await openApp('board');
      await page.getByText('Today in the workshop').waitFor();
      await take('studio/concepts/app-shell', {
        mark: page.getByRole('banner').getByText('Toolpad'),
      });
    },
  },
];
