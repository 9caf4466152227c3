import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unforeseen } from '@site/src/command-line/debugging';
import { shortage, systemFault } from '@site/src/command-line/systemFault';

const refused = (code: string, file?: string): Error =>
  Object.assign(new Error(`${code}: refused, open '${file}'`), { code, path: file });

test.each([
  [
    'EACCES',
    'a.mdx  this user has no right to it -> let this user write there, or run the command as the user who owns it',
  ],
  [
    'EPERM',
    'a.mdx  this user has no right to it -> let this user write there, or run the command as the user who owns it',
  ],
  ['EROFS', 'a.mdx  the disk can only be read -> copy the project to one that can be written'],
  ['ENOSPC', 'a.mdx  no space is left on the disk -> free some, and run the command again'],
  [
    'EDQUOT',
    'a.mdx  this user may not fill more of the disk -> free some, and run the command again',
  ],
  ['EMFILE', 'a.mdx  too many files are open -> allow more with ulimit -n 4096'],
  ['ENFILE', 'a.mdx  too many files are open -> end other programs, or allow the system more'],
  ['EISDIR', 'a.mdx  a folder has the place of the file -> rename the folder'],
  ['ENOTDIR', 'a.mdx  a file has the place of a folder in this path -> rename the file'],
  ['ENAMETOOLONG', 'a.mdx  the name is too long for the disk -> choose a shorter one'],
])('%s is told with the path from the folder, and what to do', (code, says) => {
  expect(systemFault(refused(code, '/project/a.mdx'), '/project')).toBe(says);
});

test('paths outside are told whole, and errors without a path as they are', () => {
  expect(systemFault(refused('ENOSPC', '/tmp/a'), '/project')).toMatch(/^\/tmp\/a {2}no space/);
  expect(systemFault(refused('ENOSPC'), '/project')).toMatch(/^no space is left/);
});

test.each([
  [refused('ENOENT', '/project/a')],
  [refused('toString', '/project/a')],
  [new Error('EACCES')],
  ['EACCES'],
  [undefined],
])('%s is no such error', (error) => {
  expect(systemFault(error, '/project')).toBeUndefined();
});

test('commands tell it without a way to a stack trace, which shows nothing', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'refused-'));
  try {
    fs.readFileSync(folder);
  } catch (error) {
    expect(unforeseen(error, false)).toBe(
      'a folder has the place of the file -> rename the folder',
    );
    expect(unforeseen(error, true)).toContain('    at ');
  } finally {
    fs.rmdirSync(folder);
  }
  expect.assertions(2);
});

test.each([
  ["EACCES: permission denied, open '/project/a.mdx'", /^a\.mdx {2}this user has no right/],
  ['ENOSPC: no space left on device, write', /^no space is left on the disk ->/],
  ["EMFILE: too many open files, open '/project/a.mdx'", /^a\.mdx {2}too many files are open/],
])('an error of a thread is known by its message: %s', (message, says) => {
  expect(systemFault(new Error(message), '/project')).toMatch(says);
});

test.each([
  'Error: ENOSPC: no space left on device, write',
  'The page said:\nENOSPC: no space left on device, write',
  'ENOENT: no such file or directory, open a',
])('a message that only names one is none: %s', (message) => {
  expect(systemFault(new Error(message), '/project')).toBeUndefined();
});

test.each([
  ['ENOSPC', 'max_user_watches'],
  ['EMFILE', 'max_user_instances'],
])('%s of who watches files is about a limit of its own', (code, limit) => {
  const error = Object.assign(refused(code, '/project/docs'), { syscall: 'watch' });
  const says = systemFault(error, '/project');
  expect(says).toMatch(/^docs {2}the system watches/);
  expect(says).toContain(limit);
  expect(says).not.toContain('disk');
});

describe('what the system has no more of', () => {
  const rust = (code: keyof typeof os.constants.errno): string =>
    `IO error: Some words (os error ${os.constants.errno[code]}), failed to read /project/a.ts`;

  test.each([
    ["Module build failed:\nError: EMFILE: too many open files, open 'a'", /^too many files/],
    ['ENFILE: file table overflow, open', /^too many files are open -> end other programs/],
    [rust('EMFILE'), /^too many files are open -> allow more/],
    [rust('ENOSPC'), /^no space is left on the disk -> free some/],
  ])('is told without the file at which it ran out: %s', (text, says) => {
    expect(shortage(text)).toMatch(says);
  });

  test.each([rust('EACCES'), rust('ENOENT'), '(os error 0)', '(os error 9999)', 'EMFILE', ''])(
    'is nothing for %s',
    (text) => expect(shortage(text)).toBeUndefined(),
  );
});
