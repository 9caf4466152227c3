import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expectSoon } from '../support/openApp';
import { fixtures } from '../support/paths';
import { startServer, type RunningServer } from '../support/startServer';
import { useApp } from '../support/useApp';

const fixture = 'studio/how-to/deploy';
const secret = 'a-long-password';
const basic = `Basic ${Buffer.from(`depot:${secret}`).toString('base64')}`;

/** The command of the image, which reads the port from the environment. */
async function imageCommand(): Promise<string[]> {
  const text = await readFile(path.join(fixtures, fixture, 'Dockerfile'), 'utf8');
  return JSON.parse(/^CMD (.*)$/m.exec(text)?.[1] ?? '[]') as string[];
}

async function startImage(project: string, env: Record<string, string>): Promise<RunningServer> {
  const [command, ...args] = await imageCommand();
  return startServer({
    folder: project,
    command,
    args: () => args,
    env: (port) => ({ NODE_ENV: 'production', PORT: `${port}`, ...env }),
    readyPath: '/health-check',
  });
}

const app = useApp(fixture, {
  start: (project) => startImage(project, { SITE_NAME: 'North depot', GIT_SHA1: 'abc1234' }),
});

const status = async (url: string, authorization?: string) =>
  (await fetch(url, { redirect: 'manual', headers: authorization ? { authorization } : {} }))
    .status;

describe('the command of the image', () => {
  test('listens on PORT, and its pages know the environment', async () => {
    const page = await app().open('status');
    await expectSoon(page.getByText('North depot')).toBeVisible();
    await expectSoon(page.getByText(`Node.js ${process.version}, started`)).toBeVisible();
  });

  test('answers to the health check with the version', async () => {
    const answer = await fetch(`${app().server.address}/health-check`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      gitSha1: 'abc1234',
      memoryUsage: { rss: expect.any(Number) },
    });
  });

  test('leads from the root to the app', async () => {
    const answer = await fetch(`${app().server.address}/`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/prod']);
  });
});

test('the start script of Render and Railway listens on PORT', async () => {
  const server = await startServer({
    folder: app().project,
    command: 'npm',
    args: () => ['run', 'start'],
    env: (port) => ({ PORT: `${port}` }),
    readyPath: '/health-check',
  });
  try {
    await expectSoon.poll(() => server.output()).toContain(`ready on ${server.address}/`);
  } finally {
    await server.stop();
  }
});

describe('basic authentication', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startImage(app().project, {
      TOOLPAD_BASIC_AUTH_USER: 'depot',
      TOOLPAD_BASIC_AUTH_PASSWORD: secret,
    });
  });

  afterAll(async () => {
    await server.stop();
  });

  test('refuses and admits pages and data', async () => {
    const page = `${server.address}/prod/pages/status`;
    expect(await status(page)).toBe(401);
    expect(await status(page, `Basic ${Buffer.from('depot:wrong').toString('base64')}`)).toBe(401);
    expect(await status(page, basic)).toBe(200);

    const data = (headers: Record<string, string>) =>
      fetch(`${server.address}/prod/api/data/status/server`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      });
    expect((await data({})).status).toBe(401);
    expect(await (await data({ authorization: basic })).json()).toMatchObject({
      data: { site: 'SITE_NAME is not set' },
    });
  });

  test('leaves the health check and the scripts of the app open', async () => {
    expect(await status(`${server.address}/health-check`)).toBe(200);
    const answer = await fetch(`${server.address}/prod/pages/status`, {
      headers: { authorization: basic },
    });
    const html = await answer.text();
    const script = /\/prod\/assets\/[^"]+\.js/.exec(html)?.[0];
    expect(script).toBeDefined();
    expect(await status(`${server.address}${script}`)).toBe(200);
  });

  test('asks with the header that opens the dialog of a browser', async () => {
    const answer = await fetch(`${server.address}/prod/pages/status`);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Basic /);
  });
});
