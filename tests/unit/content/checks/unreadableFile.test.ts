import fs from 'node:fs';
import { linesAfter, testProblems } from '../fixtureSite';

const { readFileSync } = fs;

afterEach(() => {
  fs.readFileSync = readFileSync;
});

test('a page that may not be read is a line, and everything else is checked', async () => {
  fs.readFileSync = ((file: fs.PathOrFileDescriptor, ...rest: []) => {
    if (String(file).endsWith('overview.mdx') && String(file).includes('docs-studio')) {
      throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    }
    return readFileSync(file, ...rest);
  }) as typeof readFileSync;
  const lines = await linesAfter((site) =>
    site.replace('src/navigation/core.ts', 'title:', 'titel:'),
  );
  expect(lines).toContain(
    'docs-studio/getting-started/overview.mdx:1:1  error content/unreadable-file  this user may not read the file -> let every user of the project read it',
  );
  expect(lines.some((line) => line.includes('nav/unknown-field'))).toBe(true);
});

describe('what stands in the place of a file', () => {
  testProblems([
    [
      'a picture that is a link to nothing',
      (site) => {
        site.remove('static/img/dashboard.svg');
        site.link('nowhere.svg', 'static/img/dashboard.svg');
      },
      [
        'static/img/dashboard.svg:1:1  error content/unreadable-file  the file is a link that leads to nothing -> replace it by the file itself',
      ],
    ],
  ]);
});
