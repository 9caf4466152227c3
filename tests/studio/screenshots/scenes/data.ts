import { startServer } from '../../support/startServer';
import { replaceInFile } from '../replaceInFile';
import type { Scene, Stage } from '../scene';

const key = 'depot-demo-key';

/** The port that the requests of the project name. */
const carrierPort = 4815;

async function runQuery({ page, editor, openEditor }: Stage, name: string, query: string) {
  await openEditor(name);
  await editor.queries.getByText(query, { exact: true }).click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  // The result comes into the preview, whatever it is.
  await page.waitForTimeout(2000);
}

/** Queries, requests, functions, and data providers. */
export const dataScenes: readonly Scene[] = [
  {
    fixture: 'studio/data',
    command: 'dev',
    env: { CARRIER_KEY: key },
    async startServices(project) {
      // The page shows when it was read.
      const time = 'new Date().toISOString().slice(11, 19)';
      await replaceInFile(project, 'toolpad/resources/bays.ts', time, "'09:30:00'");
      const carrier = await startServer({
        folder: project,
        args: () => ['carrier/server.mjs'],
        port: carrierPort,
        env: (port) => ({ CARRIER_KEY: key, CARRIER_PORT: `${port}` }),
        readyPath: '/services',
      });
      return [carrier];
    },
    async pictures(stage) {
      const { page, editor, openApp, take } = stage;
      await runQuery(stage, 'bays', 'bayList');
      await page.getByRole('tab', { name: 'Settings' }).click();
      await take('studio/data/query-settings');

      await runQuery(stage, 'carrier', 'parcelList');
      await page.getByText('"N-1001"').first().waitFor();
      await take('studio/data/http-request');

      await runQuery(stage, 'quote', 'price');
      await page.getByText('"11.90"').first().waitFor();
      await take('studio/data/function-parameters', { mark: editor.bindingOf('kg') });

      await openApp('archive');
      await page.getByText('1–100 of 240').waitFor();
      await page.getByRole('button', { name: 'Edit row with id "3003"' }).click();
      const cancel = page.getByRole('button', { name: 'Cancel updates' });
      await cancel.waitFor();
      await take('studio/data/data-provider', {
        mark: page.getByRole('row').filter({ has: cancel }),
      });
    },
  },
];
