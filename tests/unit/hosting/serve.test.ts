import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFixtureBuild, type FixtureBuild } from './fixtureBuild';
import { rawRequest } from './rawRequest';

const root = path.resolve(__dirname, '../../..');
const starter = path.join(root, 'src/command-line/run.mjs');

let build: FixtureBuild;
const running = new Set<ChildProcess>();

beforeAll(() => {
  build = createFixtureBuild();
});

afterAll(() => {
  running.forEach((child) => child.kill('SIGKILL'));
  build.remove();
});

interface Run {
  readonly child: ChildProcess;
  /** The first line of standard output. */
  readonly ready: Promise<string>;
  readonly exit: Promise<{ code: number | null; output: string; errors: string }>;
}

function serve(args: readonly string[], env: Readonly<Record<string, string>> = {}): Run {
  const child = spawn(process.execPath, [starter, 'src/cli/serve.ts', ...args], {
    cwd: root,
    env: { ...process.env, PORT: '', ...env },
  });
  running.add(child);
  let output = '';
  let errors = '';
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('\n')) resolve(output.slice(0, output.indexOf('\n')));
    });
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const exit = new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, output, errors });
    });
  });
  return { child, ready, exit };
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'prints its address once it answers, and stops at %s with a connection open',
  async (signal) => {
    const { child, ready, exit } = serve(['--dir', build.directory, '--port', '0']);
    const address = await ready;
    expect(address).toMatch(/^http:\/\/localhost:\d+\/toolpad\/$/);
    const port = Number(new URL(address).port);
    expect((await rawRequest({ port, path: '/toolpad/' })).status).toBe(200);
    const socket = net.connect(port, 'localhost');
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.on('error', () => undefined);
    child.kill(signal);
    expect(await exit).toEqual({ code: 0, output: `${address}\n`, errors: '' });
    socket.destroy();
  },
  20_000,
);

test('takes the port from the environment', async () => {
  const { child, ready, exit } = serve(['--dir', build.directory, '--host', '127.0.0.1'], {
    PORT: '0',
  });
  expect(await ready).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/toolpad\/$/);
  child.kill();
  await exit;
}, 20_000);

test('a port in use is one line with the way out', async () => {
  const other = net.createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  const { exit } = serve(['--dir', build.directory, '--port', String(port)]);
  expect(await exit).toEqual({
    code: 1,
    output: '',
    errors: `port ${port}  is in use -> stop the other program, or add -- --port ${port + 1}\n`,
  });
  await new Promise((resolve) => other.close(resolve));
}, 20_000);

test('a folder without a built site is one line with the way out', async () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'empty-'));
  const { exit } = serve(['--dir', empty]);
  expect(await exit).toEqual({
    code: 1,
    output: '',
    errors: `${empty}  there is no built site -> run npm run build\n`,
  });
  rmSync(empty, { recursive: true });
}, 20_000);

test.each([
  [['--port', 'abc'], '"abc" is no port -> use a number from 0 to 65535'],
  [['--port', '70000'], '"70000" is no port -> use a number from 0 to 65535'],
  [['--prot', '1'], 'there is no option --prot -> did you mean --port?'],
])(
  '%j is refused',
  async (args, mistake) => {
    const errors = `serve: ${mistake}\n\nnpm run serve -- --help tells more\n`;
    expect(await serve(args).exit).toEqual({ code: 2, output: '', errors });
  },
  20_000,
);

test('--help names every option', async () => {
  const { code, output } = await serve(['--help']).exit;
  expect(code).toBe(0);
  for (const option of ['--port', '--host', '--dir', '--help']) expect(output).toContain(option);
}, 20_000);
