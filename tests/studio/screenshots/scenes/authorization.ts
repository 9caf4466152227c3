import type { Scene, Stage } from '../scene';

async function openDialog({ page, openEditor }: Stage): Promise<void> {
  await openEditor('payroll');
  await page.getByRole('button', { name: 'Authorization' }).click();
  await page.getByRole('dialog').waitFor();
}

/** The sign-in page, the dialog Authorization, and the roles of a page. */
export const authorizationScenes: readonly Scene[] = [
  {
    fixture: 'studio/authorization',
    command: 'dev',
    env: { TOOLPAD_AUTH_SECRET: 'only-for-pictures' },
    async pictures(stage) {
      const { page, editor, openApp, openEditor, take } = stage;
      await openApp('team');
      await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
      await take('studio/authorization/sign-in');

      await openDialog(stage);
      await take('studio/authorization/authentication');
      await page.getByRole('tab', { name: 'Role mappings' }).click();
      await page.getByText('Payroll.Admin').first().waitFor();
      await take('studio/authorization/role-mappings');

      await openEditor('payroll');
      await page.getByText('Allowed roles').first().scrollIntoViewIfNeeded();
      await editor.canvas.getByText('This needs the role "payroll"').first().waitFor();
      await take('studio/authorization/page-roles', {
        mark: page
          .getByRole('tabpanel', { name: 'Page' })
          .locator('.MuiAutocomplete-root', { has: page.getByLabel('Allowed roles') }),
      });
    },
  },
];
