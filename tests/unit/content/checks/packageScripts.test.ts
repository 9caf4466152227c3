import { testProblems } from '../fixtureSite';

const manifest = (script: string): string =>
  JSON.stringify({ name: 'site', scripts: { start: 'docusaurus start', a: script } }, null, 2);

describe('scripts of the project', () => {
  testProblems([
    [
      'a misspelled file, and one that is not there',
      (site) => {
        site.write('tests/verify.mjs', '');
        site.write('package.json', manifest('node tests/verfy.mjs && jiti src/nowhere.ts'));
      },
      [
        'package.json:5:16  error config/missing-file  the file tests/verfy.mjs, which a script runs, does not exist -> did you mean tests/verify.mjs?',
        'package.json:5:40  error config/missing-file  the file src/nowhere.ts, which a script runs, does not exist -> correct the path, or remove the script',
      ],
    ],
    [
      'none to a folder that was left out',
      (site) => site.write('package.json', manifest('node tests/verify.mjs')),
      [],
    ],
    [
      'none to programs of packages',
      (site) => site.write('package.json', manifest('jest --config=x src --out dist/a.js')),
      [],
    ],
  ]);
});
