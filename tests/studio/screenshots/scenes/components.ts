import type { Scene } from '../scene';

/** What the guides to components show: one element each, in use. */
export const componentScenes: readonly Scene[] = [
  {
    fixture: 'studio/components',
    command: 'dev',
    async pictures({ page, editor, openApp, openEditor, take }) {
      await openEditor('watering');
      await editor.canvas.getByText('The herbs are dry.').waitFor();
      await editor.select('waterButton');
      await take('studio/components/button-events', { mark: editor.bindingOf('onClick') });

      await openApp('plots');
      await page.getByRole('gridcell', { name: 'Omar Haddad' }).click();
      await page.getByText('Plot 2 costs €45.').waitFor();
      await take('studio/components/grid-columns');

      await openApp('tasks');
      await page.getByLabel('Minutes').nth(1).fill('12');
      await page.getByRole('button', { name: 'Water', exact: true }).nth(1).click();
      await page.getByText('Tomatoes: 12 minutes').waitFor();
      await take('studio/components/list-items');

      await openApp('membership');
      await page.getByLabel('Postal code').fill('80');
      await page.getByRole('button', { name: 'Join' }).click();
      await page.getByText('Full name is required.').waitFor();
      await take('studio/components/text-field-messages');

      // The calendar puts a ring around the current day.
      await page.clock.setFixedTime('2026-11-21T12:00:00Z');
      await openApp('shed');
      await page.getByRole('textbox', { name: 'To', exact: true }).focus();
      await page.keyboard.type('07122026');
      await page.getByText('7 days cost €28.').waitFor();
      await page.getByRole('button', { name: /selected date is Dec 7/ }).click();
      await page.getByRole('gridcell', { name: '7', exact: true }).waitFor();
      await take('studio/components/date-picker-calendar');
    },
  },
];
