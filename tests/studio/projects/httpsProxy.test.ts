import { createClient, type Client } from '../../integration/support/client';
import { startServer } from '../support/startServer';
import { startStudio } from '../support/startStudio';
import { testEnvironment, useTestProvider } from '../support/testProvider';
import { useApp } from '../support/useApp';

const app = useApp('studio/authorization', {
  prepare: useTestProvider,
  start: (project) =>
    startServer({
      folder: project,
      args: () => ['server.mjs'],
      env: (port) => ({ ...testEnvironment, PORT: `${port}` }),
      readyPath: '/prod/',
    }),
});

/** What a proxy that ends HTTPS tells the server. */
const headers = { 'x-forwarded-proto': 'https' };

async function post(client: Client, path: string, fields: Record<string, string> = {}) {
  let csrfToken = '';
  // Of the cookies of an answer, Studio passes on the last one alone. Two answers correct the one for
  // the address, and the third has the one of the token.
  for (let answers = 0; answers < 3; answers += 1) {
    const answer = await client.request('/prod/api/auth/csrf', { headers });
    ({ csrfToken } = (await answer.json()) as { csrfToken: string });
  }
  return client.request(`/prod/api/auth/${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ csrfToken, ...fields }),
  });
}

const credentials = { username: 'admin', password: 'admin' };

/** Address that GitHub is told to lead the user back to. */
async function callbackUrl(client: Client): Promise<string | null> {
  const { headers: answer } = await post(client, 'signin/github');
  return new URL(answer.get('location') ?? '').searchParams.get('redirect_uri');
}

describe('the server for HTTPS', () => {
  test('keeps the session of a user who signed in through the proxy', async () => {
    const client = createClient(app().server.address);
    await post(client, 'callback/credentials', credentials);
    expect(client.hasCookie('__Secure-authjs.session-token')).toBe(true);
    const answer = await client.request('/prod/api/data/team/user', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await answer.json()).toMatchObject({
      data: { name: 'Lord Admin', roles: ['payroll'] },
    });
  });

  test('gives the provider an address with https', async () => {
    expect(await callbackUrl(createClient(app().server.address))).toMatch(
      /^https:\/\/.*\/prod\/api\/auth\/callback\/github$/,
    );
  });
});

test('toolpad-studio start gives the provider an address with http', async () => {
  const server = await startStudio(app().project, { command: 'start', env: testEnvironment });
  try {
    expect(await callbackUrl(createClient(server.address))).toMatch(/^http:/);
  } finally {
    await server.stop();
  }
});
