import { expectSoon } from '../support/openApp';
import { startServer } from '../support/startServer';
import { useApp } from '../support/useApp';

const base = '/desk';

const start = (project: string, env: Record<string, string> = {}) =>
  startServer({
    folder: project,
    args: () => ['server.mjs'],
    env: (port) => ({ NODE_ENV: 'production', PORT: `${port}`, ...env }),
    readyPath: '/health',
  });

const app = useApp('studio/custom-server', { base, start });

const get = (path: string) => fetch(app().server.address + path, { redirect: 'manual' });

describe('the custom server', () => {
  test('answers on its own routes beside the app', async () => {
    expect(await (await get('/health')).json()).toEqual({ status: 'ok' });
    expect(await (await get('/')).text()).toBe('<a href="/desk">Front desk</a>');
    expect((await get('/desk/pages/visit')).status).toBe(200);
    expect((await get('/health-check')).status).toBe(404);
  });

  test('shares its cookies with the functions of the app', async () => {
    const page = await app().open('visit');
    await expectSoon(page.getByText('Shift: none')).toBeVisible();
    await page.goto(`${app().server.address}/shift/morning`);
    await expectSoon(page).toHaveURL(/\/desk\/pages\/visit$/);
    await expectSoon(page.getByText('Shift: morning')).toBeVisible();
  });

  test('protects the app with basic authentication, and leaves its own routes open', async () => {
    const server = await start(app().project, {
      TOOLPAD_BASIC_AUTH_USER: 'depot',
      TOOLPAD_BASIC_AUTH_PASSWORD: 'a-password',
    });
    try {
      expect((await fetch(`${server.address}/desk/pages/visit`)).status).toBe(401);
      expect((await fetch(`${server.address}/health`)).status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});
