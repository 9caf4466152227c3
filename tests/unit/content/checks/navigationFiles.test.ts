import { coreSpec, testProblems } from '../fixtureSite';

describe('spec files that can not be evaluated', () => {
  testProblems([
    [
      'a syntax error',
      coreSpec("title: 'Introduction',", "title: 'Introduction'"),
      [
        "src/navigation/core.ts:7:5  error nav/syntax-error  the file is not valid TypeScript: ',' expected. -> correct the syntax",
      ],
    ],
    [
      'a syntax error in an imported file',
      (site) => {
        site.write('src/navigation/api.ts', 'export const api = [\n  { pathname: ,\n];\n');
        site.replace(
          'src/navigation/core.ts',
          'import type',
          "import { api } from './api';\nimport type",
        );
        site.replace(
          'src/navigation/core.ts',
          'export const core',
          'api.length;\nexport const core',
        );
      },
      [
        'src/navigation/api.ts:2:15  error nav/syntax-error  the file is not valid TypeScript: Expression expected. -> correct the syntax',
      ],
    ],
    [
      'an expression that throws',
      coreSpec(
        'export const core',
        "const list: string[] = JSON.parse('null');\nlist.map(String);\n\nexport const core",
      ),
      [
        "src/navigation/core.ts:4:1  error nav/evaluation-error  the file can't be run: Cannot read properties of null (reading 'map') -> correct the expression on this line",
      ],
    ],
    [
      'an import of a module that does not exist',
      (site) => {
        site.replace(
          'src/navigation/core.ts',
          'import type',
          "import { api } from './nope';\nimport type",
        );
        site.replace(
          'src/navigation/core.ts',
          'export const core',
          'String(api);\nexport const core',
        );
      },
      [
        'src/navigation/core.ts:1:21  error nav/missing-module  the imported module "./nope" does not exist -> correct the path, or create the module',
      ],
    ],
    [
      'an export of another name',
      coreSpec('export const coreNavigation', 'export const navigation'),
      [
        'src/navigation/core.ts:1:1  error nav/missing-spec  the file does not export coreNavigation -> add export const coreNavigation: readonly NavigationPage[] = […]',
      ],
    ],
    [
      'no file',
      (site) => site.remove('src/navigation/core.ts'),
      [
        'src/navigation/core.ts:1:1  error nav/missing-spec  the file does not exist -> create it, with an export named coreNavigation',
      ],
    ],
  ]);
});
