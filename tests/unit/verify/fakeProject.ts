import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const projectRoot = path.resolve(__dirname, '../../..');

/** What a stand-in for a command does: says something, maybe writes a report, and ends. */
export interface FakeCommand {
  readonly code: number;
  readonly output?: string;
  /** The report that a test runner writes. */
  readonly report?: unknown;
  /** How long it takes; as long as starting it takes unless given. */
  readonly seconds?: number;
}

/** Stand-ins for everything that the runner calls. */
export interface FakeCommands {
  readonly check: FakeCommand;
  readonly typecheck: FakeCommand;
  readonly 'format:check': FakeCommand;
  readonly lint: FakeCommand;
  readonly build: FakeCommand;
  readonly 'test:search': FakeCommand;
  readonly jest: FakeCommand;
  readonly playwright: FakeCommand;
  /** Scripts of the steps for the night. */
  readonly [nightly: string]: FakeCommand;
}

export interface FakeProject {
  readonly root: string;
  run(...args: string[]): Promise<{ code: number | null; lines: string[]; errors: string }>;
  remove(): void;
}

const script = ({
  code,
  output = '',
  report,
  seconds = 0,
}: FakeCommand): string => `#!/usr/bin/env node
const argument = process.argv.find((text) => text.startsWith('--outputFile='));
const file = argument ? argument.slice('--outputFile='.length) : process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
const report = ${JSON.stringify(report) ?? 'undefined'};
if (report) require('node:fs').writeFileSync(file, JSON.stringify(report));
console.log(${JSON.stringify(output)});
process.exitCode = ${code};
setTimeout(() => {}, ${seconds * 1000});
`;

/** Runs what a script of `package.json` names, in a tenth of the time that npm takes to start. */
const fakeNpm = `#!/bin/sh
[ "$1 $2" = 'run --silent' ] || { echo "npm $*: not expected here" >&2; exit 1; }
exec node "fake/$3.cjs"
`;

interface FakeProjectOptions {
  /** Calls npm itself, which takes its time. */
  readonly hasRealNpm?: boolean;
}

/** Makes a project in a temporary folder that has our runner, and stand-ins for all it calls. */
export function createFakeProject(
  commands: FakeCommands,
  { hasRealNpm = false }: FakeProjectOptions = {},
): FakeProject {
  const root = mkdtempSync(path.join(tmpdir(), 'verify-test-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    chmodSync(path.join(root, file), 0o755);
  };
  for (const file of [
    'tests/verify.mjs',
    'tests/verify',
    'tests/e2e/support/chromium.cjs',
    'tests/integration/nginx/findNginx.cjs',
  ]) {
    cpSync(path.join(projectRoot, file), path.join(root, file), { recursive: true });
  }
  const { jest, playwright, ...scripts } = commands;
  write('node_modules/.bin/jest', script(jest));
  write('node_modules/.bin/playwright', script(playwright));
  for (const [name, command] of Object.entries(scripts)) write(`fake/${name}.cjs`, script(command));
  const npmScripts = Object.keys(scripts).map((name) => [name, `node "fake/${name}.cjs"`]);
  if (!hasRealNpm) write('fake/bin/npm', fakeNpm);
  write('package.json', JSON.stringify({ scripts: Object.fromEntries(npmScripts) }));
  write('package-lock.json', '{}');
  write('node_modules/.package-lock.json', '{}');
  utimesSync(path.join(root, 'package-lock.json'), 1, 1);

  return {
    root,
    run: (...args) =>
      new Promise((resolve) => {
        // The browser's and the server's stand-in is this Node: it is there, and no more is asked.
        const { execPath } = process;
        const PATH = `${path.join(root, 'fake/bin')}${path.delimiter}${process.env.PATH}`;
        const env = { ...process.env, PATH, CHROMIUM_PATH: execPath, NGINX_PATH: execPath };
        const child = spawn(process.execPath, ['tests/verify.mjs', ...args], { cwd: root, env });
        let output = '';
        let errors = '';
        child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
        child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
        child.on('close', (code) => resolve({ code, lines: output.trimEnd().split('\n'), errors }));
      }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
