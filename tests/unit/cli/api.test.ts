import { runApiCommand } from '@site/src/api-reference/apiCommand';
import type { ApiExport } from '@site/src/api-reference/model';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { withFolder } from '../api-reference/packageFolders';

const root = path.resolve(__dirname, '../../..');

async function found(...args: string[]): Promise<ApiExport> {
  const { exitCode, stdout } = await runApiCommand(args);
  expect(exitCode).toBe(0);
  return JSON.parse(stdout) as ApiExport;
}

test('a component is printed with its props and slots, and nothing else', () => {
  const starter = path.join(root, 'src/command-line/run.mjs');
  const command = path.join(root, 'src/cli/api.ts');
  const args = [starter, command, 'DashboardLayout'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);

  const { props, slots, signatures, modules } = JSON.parse(stdout) as ApiExport;
  expect(modules[0]).toBe('@toolpad/core/DashboardLayout');
  expect(props?.[0]).toEqual({
    name: 'children',
    type: 'React.ReactNode',
    required: true,
    description: 'The content of the dashboard.',
  });
  const width = props?.find(({ name }) => name === 'sidebarExpandedWidth');
  expect(width).toMatchObject({ type: 'number | string', required: false, default: '320' });
  expect(slots?.map(({ name }) => name)).toContain('appTitle');
  expect(signatures).toBeUndefined();
});

test("Studio's components and functions are found after Core's exports", async () => {
  expect(await found('Metric')).toMatchObject({ kind: 'studio-component' });
  expect(await found('createFunction')).toMatchObject({ kind: 'function' });
});

test('of several exports of a name, the first is printed and the others are named', async () => {
  const { stdout, stderr } = await runApiCommand(['List']);
  expect(JSON.parse(stdout)).toMatchObject({ package: '@toolpad/core' });
  expect(stderr).toBe(
    'List is also a studio-component of @toolpad/studio-components: add --module @toolpad/studio-components\n',
  );
  expect(await found('List', '--product', 'studio')).toMatchObject({ kind: 'studio-component' });
  expect((await found('AppProvider')).deprecated).toBeUndefined();
  const alias = await found('AppProvider', '--module', '@toolpad/core/nextjs');
  expect(alias.deprecated).toContain('NextAppProvider');
});

test('earlier releases are asked for by version', async () => {
  const { props } = await found('SignInPage', '--version', '0.12.0');
  expect(props?.map(({ name }) => name)).not.toContain('localeText');
  expect(await runApiCommand(['Crud', '--version', '0.12.1'])).toMatchObject({ exitCode: 2 });
});

test('--list names every export of both products', async () => {
  const { exitCode, stdout } = await runApiCommand(['--list']);
  const lines = stdout.trimEnd().split('\n');
  expect(exitCode).toBe(0);
  expect(lines).toContain('useDialogs\thook\t@toolpad/core/useDialogs');
  expect(lines).toContain('Metric\tstudio-component\t@toolpad/studio-components');
  const core = await runApiCommand(['--list', '--product', 'core']);
  expect(core.stdout).not.toContain('studio');
});

test.each([
  [['DashbordLayout'], 'DashbordLayout is not exported -> did you mean DashboardLayout?'],
  [['qwertyuiop'], 'qwertyuiop is not exported -> see --list for all names'],
  [['A', 'B'], '2 names are given -> give one at a time'],
  [['A', '--list'], '--list takes no name such as A -> give either a name or --list'],
  [['A', '--product', 'x'], '--product is "x" -> use core or studio'],
  [
    ['A', '--product', 'studio', '--version', '1.0.0'],
    '--version is for @toolpad/core alone -> leave out --product studio',
  ],
  [
    ['--wrong'],
    'there is no option --wrong -> use one of --list, --product, --version, --module, --root, --help',
  ],
])('%j is a wrong usage', async (args, mistake) => {
  const stderr = `api: ${mistake}\n\nnpm run api -- --help tells more\n`;
  expect(await runApiCommand(args)).toEqual({ exitCode: 2, stdout: '', stderr });
});

test('who gives no name is told all', async () => {
  const { exitCode, stdout, stderr } = await runApiCommand([]);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  const help = await runApiCommand(['--help']);
  const mistake = 'api: no name is given -> give either a name or --list';
  expect(stderr).toBe(`${mistake}\n\n${help.stdout}`);
});

test('--help explains the command', async () => {
  const output = await runApiCommand(['--help']);
  expect(output).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Usage:') });
});

test('packages that are not installed are one clear error', async () => {
  const files = {
    'src/demos/package.json': JSON.stringify(
      { dependencies: { '@toolpad/core': '0.13.0' } },
      null,
      2,
    ),
    'src/api-reference/package.json': '{}',
  };
  await withFolder(files, async (folder) => {
    expect(await runApiCommand(['Account', '--root', folder])).toEqual({
      exitCode: 1,
      stdout: '',
      stderr:
        'src/demos/package.json:3:5  @toolpad/core is pinned to 0.13.0 but not installed -> run npm ci\n',
    });
  });
});
