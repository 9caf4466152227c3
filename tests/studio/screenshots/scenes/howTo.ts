import { freePort } from '../../../support/freePort';
import { serveWebsite } from '../../support/serveWebsite';
import { replaceInFile } from '../replaceInFile';
import type { Scene } from '../scene';

/** The how-to guides that build something to look at. */
export const howToScenes: readonly Scene[] = [
  {
    fixture: 'studio/how-to/customize-datagrid',
    command: 'dev',
    async pictures({ editor, openEditor, take }) {
      await openEditor('fleet');
      await editor.select('vanGrid');
      await editor.canvas.getByText('No report').waitFor();
      await take('studio/how-to/customize-datagrid/fleet');
    },
  },
  {
    fixture: 'studio/how-to/delete-datagrid-row',
    command: 'dev',
    async pictures({ page, openApp, take }) {
      await openApp('counter');
      await page.getByRole('gridcell', { name: 'Evening' }).click();
      await page.getByRole('button', { name: 'Cancel booking' }).click();
      await page.getByText('Cancel Court 2 at 18:00?').waitFor();
      await take('studio/how-to/delete-datagrid-row/question');
    },
  },
  {
    fixture: 'studio/how-to/embed-pages',
    command: 'start',
    async pictures({ page, address, project, take }) {
      // Another origin than the app's, as on a website.
      const website = `http://localhost:${await freePort()}`;
      const server = await serveWebsite(website, project, address);
      try {
        await page.goto(website);
        await page.frameLocator('iframe').getByText('Waiting for customs').waitFor();
        await take('studio/how-to/embed-pages/host', { mark: page.locator('iframe') });
      } finally {
        server.close();
      }
    },
  },
  {
    fixture: 'studio/how-to/map-display',
    command: 'dev',
    async pictures({ editor, openEditor, take }) {
      await openEditor('shops');
      await editor.select('placeMap');
      await editor.canvas.locator('path.leaflet-interactive').first().waitFor();
      await take('studio/how-to/map-display/editor');
    },
  },
  {
    fixture: 'studio/how-to/cube-component',
    command: 'dev',
    async startServices(project) {
      // What turns does not look the same twice.
      const page = 'toolpad/pages/packing/page.yml';
      await replaceInFile(project, page, 'isTurning: true', 'isTurning: false');
      return [];
    },
    async pictures({ page, openApp, take }) {
      await openApp('packing');
      await page.getByRole('gridcell', { name: 'Boots' }).click();
      await page.getByText('35 × 13 × 30 cm').waitFor();
      await take('studio/how-to/cube-component/packing');
    },
  },
];
