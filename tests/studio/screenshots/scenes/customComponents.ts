import type { Scene } from '../scene';

/** Custom components in the library, and the properties of one. */
export const customComponentScenes: readonly Scene[] = [
  {
    fixture: 'studio/custom-components',
    command: 'dev',
    async pictures({ page, editor, openEditor, take }) {
      await openEditor('rota');
      await editor.canvas.getByText('3 of 4 places taken').waitFor();

      await take('studio/custom-components/component-library', {
        hover: () => editor.pointAt('ShiftStrip'),
        mark: editor.tileOf('ShiftStrip'),
      });
      // Away from the library, which closes.
      await page.mouse.move(1000, 850);

      await editor.select('shiftStrip');
      await page.getByRole('textbox', { name: 'Heading' }).waitFor();
      await take('studio/custom-components/properties', {
        mark: editor.properties.getByRole('textbox', { name: 'Selected shift', exact: true }),
      });
    },
  },
];
