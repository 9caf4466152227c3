import { createClient, signInToAuthJs } from './support/client';
import { copyProject, differingVersions, type Project } from './support/project';
import { withServer } from './support/server';

/** The projects of the two guides. */
const fixtures = [
  'tests/fixtures/core/integrations/nextjs-approuter',
  'tests/fixtures/core/integrations/nextjs-pagesrouter',
];

describe.each(fixtures)('%s', (fixture) => {
  let project: Project;

  beforeAll(async () => {
    project = await copyProject(fixture);
  });
  afterAll(() => project.remove());

  const serve = (use: (origin: string) => Promise<void>) =>
    withServer(
      {
        folder: project.folder,
        program: 'next',
        args: ['start'],
        environment: (origin) => ({ AUTH_SECRET: 'secret-of-this-test', AUTH_URL: origin }),
      },
      use,
    );

  it('names the versions that it is built with', async () => {
    expect(await differingVersions(fixture)).toEqual([]);
  });

  it('builds, types included', async () => {
    const { code, output } = await project.runScript('build');
    expect(output).toContain('Compiled successfully');
    expect({ code, output }).toMatchObject({ code: 0 });
  });

  it('lets nobody in without a session, and keeps the one of somebody who signs in', () =>
    serve(async (origin) => {
      const client = createClient(origin);
      const away = await client.request('/repairs');
      expect(away.status).toBe(307);
      expect(away.headers.get('location')).toContain('/sign-in?callbackUrl=');

      const refused = await signInToAuthJs(client, 'wrong');
      expect(refused.headers.get('location')).toContain('error=CredentialsSignin');
      expect(client.hasCookie('authjs.session-token')).toBe(false);
      expect((await client.request('/repairs')).status).toBe(307);

      await signInToAuthJs(client, 'spokes');
      for (const path of ['/repairs', '/repairs/2042', '/repairs']) {
        const page = await client.request(path);
        expect(page.status).toBe(200);
        expect(await page.text()).toContain('Cargo bike');
      }
    }));

  it('sets the color scheme before anything is shown', () =>
    serve(async (origin) => {
      const page = await createClient(origin).request('/sign-in');
      const html = await page.text();
      const script = html.search(/<script[^>]*>[^<]*toolpad-mode/);
      expect(script).toBeGreaterThan(0);
      // In the body, the browser may paint the empty page before it arrives.
      expect(script).toBeLessThan(html.indexOf('</head>'));
    }));
});
