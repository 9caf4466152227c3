import { freePort } from '../../support/freePort';
import { expectSoon } from '../support/openApp';
import { serveWebsite } from '../support/serveWebsite';
import { startServer } from '../support/startServer';
import { useApp } from '../support/useApp';

let allowed = '';

const app = useApp('studio/how-to/embed-pages', {
  start: async (project) => {
    const hostPort = await freePort();
    allowed = `http://localhost:${hostPort}`;
    return startServer({
      folder: project,
      args: () => ['server.mjs'],
      env: (port) => ({ NODE_ENV: 'production', PORT: `${port}`, EMBEDDED_IN: allowed }),
      readyPath: '/prod/',
    });
  },
});

const serveHost = (origin: string) => serveWebsite(origin, app().project, app().server.address);

describe('the embedded page', () => {
  test('shows the shipment of the address, without navigation', async () => {
    const host = await serveHost(allowed);
    try {
      const { page } = app();
      await page.goto(allowed);
      const frame = page.frameLocator('iframe');
      await expectSoon(frame.getByText('Shipment S-2042')).toBeVisible();
      await expectSoon(frame.getByText('Waiting for customs, due 2026-11-27')).toBeVisible();
      await expectSoon(frame.getByRole('navigation')).toHaveCount(0);
    } finally {
      host.close();
    }
  });

  test('is refused on another website', async () => {
    const other = `http://localhost:${await freePort()}`;
    const host = await serveHost(other);
    try {
      const { page } = app();
      const refused = page.waitForEvent('console', {
        predicate: (message) => message.text().includes('frame-ancestors'),
      });
      await page.goto(other);
      expect((await refused).text()).toContain(allowed);
      await expectSoon(page.frameLocator('iframe').getByText('Shipment')).toHaveCount(0);
    } finally {
      host.close();
    }
  });

  test('has a default for its parameter', async () => {
    const page = await app().open('shipment');
    await expectSoon(page.getByText('On the road, due 2026-11-24')).toBeVisible();
  });
});
