import type { Scene } from '../scene';

/** The finished app of the tutorial of Toolpad Core. */
export const coreTutorialScenes: readonly Scene[] = [
  {
    fixture: 'core/tutorial',
    command: 'preview',
    async pictures({ page, address, take }) {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      page.on('pageerror', (error) => messages.push(error.message));

      await page.goto(`${address}/orders`);
      await page.getByLabel('Email').fill('sam@example.com');
      await page.locator('input[name=password]').fill('harbor');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('button', { name: 'Current User' }).waitFor();
      await page.getByRole('link', { name: 'HS-1004' }).waitFor();
      await take('core/tutorial/finished');

      await page.getByRole('link', { name: 'HS-1003' }).click();
      await page.getByRole('button', { name: 'Mark as shipped' }).click();
      await page.getByRole('button', { name: 'Ship it' }).click();
      await page.getByRole('alert').waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await take('core/tutorial/shipped');

      if (messages.length > 0) {
        throw new Error(`the console is not silent: ${messages.join(' | ')} -> mend the app`);
      }
    },
  },
];
