import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from './support/client';
import { copyProject, differingVersions, type Project } from './support/project';
import { withServer } from './support/server';

const TUTORIAL = 'tests/fixtures/core/tutorial';
const GUIDE = 'tests/fixtures/core/integrations/react-router';

describe.each([TUTORIAL, GUIDE])('%s', (fixture) => {
  let project: Project;

  beforeAll(async () => {
    project = await copyProject(fixture);
  });
  afterAll(() => project.remove());

  it('names the versions that it is built with', async () => {
    expect(await differingVersions(fixture)).toEqual([]);
  });

  it('type-checks and builds', async () => {
    const { code, output } = await project.runScript('build');
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(await readFile(path.join(project.folder, 'dist/index.html'), 'utf8')).toContain(
      '/assets/index-',
    );
  });
});

describe(`${GUIDE}, served`, () => {
  let project: Project;

  beforeAll(async () => {
    project = await copyProject(GUIDE);
    // The page says that declarative mode takes this one change.
    await project.replace('src/main.tsx', "'./routes'", "'./declarativeRoutes'");
  });
  afterAll(() => project.remove());

  it('builds in declarative mode', async () => {
    const { code, output } = await project.runScript('build');
    expect({ code, output }).toMatchObject({ code: 0 });
  });

  const serve = (use: (origin: string) => Promise<void>) =>
    withServer(
      {
        folder: project.folder,
        program: 'vite',
        args: ['preview', '--host', 'localhost', '--strictPort'],
        environment: () => ({}),
      },
      use,
    );

  it('answers with data only while a session is open', () =>
    serve(async (origin) => {
      const client = createClient(origin);
      const signIn = (password: string) =>
        client.request('/api/session', {
          method: 'POST',
          body: new URLSearchParams({ email: 'sam@example.com', password }),
        });
      const statusOfRepairs = async () => (await client.request('/api/repairs')).status;

      expect(await statusOfRepairs()).toBe(401);
      expect((await signIn('wrong')).status).toBe(401);
      expect(await statusOfRepairs()).toBe(401);

      const signedIn = await signIn('spokes');
      expect(signedIn.headers.get('set-cookie')).toContain('HttpOnly');
      expect(await statusOfRepairs()).toBe(200);
      expect(await (await client.request('/api/session')).json()).toMatchObject({
        user: { email: 'sam@example.com' },
      });

      await client.request('/api/session', { method: 'DELETE' });
      expect(await statusOfRepairs()).toBe(401);
    }));

  it('sets the color scheme from a file, before the app, under a policy without inline scripts', () =>
    serve(async (origin) => {
      const page = await createClient(origin).request('/repairs');
      const html = await page.text();
      expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/);
      expect(html.indexOf('/color-scheme.js')).toBeGreaterThan(0);
      expect(html.indexOf('/color-scheme.js')).toBeLessThan(html.indexOf('type="module"'));
      expect((await fetch(`${origin}/color-scheme.js`)).status).toBe(200);
    }));
});
