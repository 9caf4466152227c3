import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

jest.setTimeout(180_000);

/** Runs a build whose configuration is not there, which fails before anything else is read. */
function failingBuild(environment: NodeJS.ProcessEnv = {}) {
  const args = ['src/cli/docusaurus.mjs', 'build', '--config', 'nowhere.config.ts'];
  return spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
}

test('a command of Docusaurus that fails says why, without a stack trace', () => {
  const { status, stderr } = failingBuild();
  expect(status).toBe(1);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stderr).toMatch(/nowhere\.config\.ts[^]*-> |:\d+:\d+ {2}error /);
  expect(stderr).toMatch(/\ndocusaurus build failed\n$/);
});

test('DOCS_DEBUG shows the stack trace', () => {
  const { status, stderr } = failingBuild({ DOCS_DEBUG: '1' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\s+at /m);
});
