import { readFile } from 'node:fs/promises';
import path from 'node:path';
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
      const html = await readFile(path.join(project, 'host/index.html'), 'utf8');
      // Another origin than the app's, as on a website.
      const website = `${address.replace('localhost', '127.0.0.1')}/website/`;
      await page.route(website, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: html.replace('http://localhost:3000', address),
        }),
      );
      await page.goto(website);
      await page.frameLocator('iframe').getByText('Waiting for customs').waitFor();
      await take('studio/how-to/embed-pages/host', { mark: page.locator('iframe') });
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
    async pictures({ page, openApp, take }) {
      await openApp('packing');
      await page.getByRole('gridcell', { name: 'Boots' }).click();
      await page.getByText('35 × 13 × 30 cm').waitFor();
      await take('studio/how-to/cube-component/packing');
    },
  },
];
