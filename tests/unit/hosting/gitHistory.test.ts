import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasHistory } from '../../../src/hosting/gitHistory';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];

function git(...args: string[]): void {
  execFileSync('git', [...identity, ...args], { cwd: folder, stdio: 'ignore' });
}

test('a copy without repository has no history', () => {
  expect(hasHistory(folder)).toBe(false);
});

test('a repository has one, and a shallow clone of it has none', () => {
  git('init', 'whole');
  const whole = path.join(folder, 'whole');
  for (const message of ['first', 'second'])
    git('-C', whole, 'commit', '--allow-empty', '-m', message);
  git('clone', '--depth', '1', `file://${whole}`, 'shallow');
  expect(hasHistory(whole)).toBe(true);
  expect(hasHistory(path.join(folder, 'shallow'))).toBe(false);
});
