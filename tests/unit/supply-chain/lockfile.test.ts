import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readLockfile } from '../../../src/supply-chain/lockfile';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lockfile-'));
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['that is missing', undefined, ':1:1  the file is missing -> restore it from git'],
  [
    'with marks of a merge',
    '{\n<<<<<<< HEAD\n',
    ':2:1  a merge conflict is not resolved -> restore it from git, and install again what has changed',
  ],
  ['that was cut short', '{ "a": 1', ':1:9  the file ends too early to be JSON -> restore it'],
  [
    'of another version',
    '{ "lockfileVersion": 2, "packages": {} }',
    ':1:1  the lockfile has version 2 -> run npm 10 or 11, which writes version 3',
  ],
  [
    'without packages',
    '{ "lockfileVersion": 3 }',
    ':1:1  the lockfile lists no packages -> run npm',
  ],
])('a lockfile %s has place and fix', (_name, text, says) => {
  if (text !== undefined) writeFileSync(path.join(root, 'package-lock.json'), text);
  expect(() => readLockfile(root)).toThrow(`package-lock.json${says}`);
});
