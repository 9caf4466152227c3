import { startServer } from '../../support/startServer';
import { replaceInFile } from '../replaceInFile';
import type { Scene } from '../scene';

/** Leads the requests of the page to a stand-in for npm's API, which needs a network. */
async function startNpmApi(project: string) {
  const api = await startServer({
    folder: __dirname,
    args: (port) => ['npmApi.mjs', `${port}`],
    readyPath: '/versions/x/last-week',
  });
  const page = 'toolpad/pages/downloads/page.yml';
  await replaceInFile(project, page, 'https://api.npmjs.org', api.address);
  return [api];
}

/** The three example apps. */
export const exampleScenes: readonly Scene[] = [
  {
    fixture: 'studio/examples/npm-stats',
    command: 'dev',
    startServices: startNpmApi,
    async pictures({ page, openApp, take }) {
      await openApp('downloads');
      await page.getByRole('gridcell', { name: '0.13.0' }).waitFor();
      await take('studio/examples/npm-stats/app');
    },
  },
  {
    fixture: 'studio/examples/basic-crud-app',
    command: 'dev',
    async pictures({ page, openApp, take }) {
      await openApp('suppliers');
      await page.getByLabel('Edit row with id "2"').click();
      const save = page.getByLabel('Save updates to row with id "2"');
      await save.waitFor();
      await take('studio/examples/basic-crud-app/app', {
        mark: page.getByRole('row').filter({ has: save }),
      });
    },
  },
  {
    fixture: 'studio/examples/qr-generator',
    command: 'dev',
    async pictures({ page, openApp, take }) {
      await openApp('code');
      await page.getByRole('img', { name: /^QR code of/ }).waitFor();
      await take('studio/examples/qr-generator/app');
    },
  },
];
