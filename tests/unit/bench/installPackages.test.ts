import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackages } from '../../support/installPackages';

const home = mkdtempSync(path.join(tmpdir(), 'install-packages-'));
const usualPath = process.env.PATH;

/** Puts a stand-in for npm before the real one. It notes that it was called. */
function fakeNpm(script: string): void {
  const file = path.join(home, 'npm');
  writeFileSync(file, `#!/bin/sh\necho "$@" >> calls\n${script}\n`);
  chmodSync(file, 0o755);
  process.env.PATH = `${home}:${usualPath}`;
}

const callsIn = (folder: string): string[] =>
  readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n');

afterAll(() => {
  process.env.PATH = usualPath;
  rmSync(home, { recursive: true });
});

const packages = { dependencies: { tool: '1.2.3' }, overrides: { part: '4.5.6' } };

it('installs exact versions once, and runs no scripts of theirs', () => {
  const folder = path.join(home, 'once');
  fakeNpm('mkdir -p node_modules');
  expect(installPackages(folder, packages)).toBe(path.join(folder, 'node_modules'));
  installPackages(folder, packages);
  expect(callsIn(folder)).toHaveLength(1);
  expect(callsIn(folder)[0]).toContain('--ignore-scripts');
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as object;
  expect(manifest).toEqual({ private: true, ...packages });
});

it('installs again when other versions are wanted', () => {
  const folder = path.join(home, 'again');
  fakeNpm('');
  installPackages(folder, packages);
  installPackages(folder, { dependencies: { tool: '2.0.0' } });
  expect(callsIn(folder)).toHaveLength(2);
});

it('says what npm says when it fails, and tries again the next time', () => {
  const folder = path.join(home, 'failed');
  fakeNpm('echo "npm warn old" >&2; echo "npm error no such version" >&2; exit 1');
  expect(() => installPackages(folder, packages)).toThrow(
    'tool@1.2.3  not installed: npm error no such version -> ',
  );
  expect(existsSync(path.join(folder, 'installed.json'))).toBe(false);
  fakeNpm('');
  installPackages(folder, packages);
  expect(callsIn(folder)).toHaveLength(2);
});
