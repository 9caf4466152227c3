// Stryker runs this in the copy of the project that it has mutated, before the tests.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const { MUTATION_PROJECT: project, MUTATION_JEST_RUNNER: jestRunner } = process.env;

/** Links packages one by one: tests with a mutant must not write to the caches of the project. */
function linkPackages(folder) {
  const from = path.join(project, folder, 'node_modules');
  if (!existsSync(from)) return;
  const to = path.join(folder, 'node_modules');
  mkdirSync(to, { recursive: true });
  readdirSync(from)
    .filter((name) => name !== '.cache')
    .forEach((name) => symlinkSync(path.join(from, name), path.join(to, name)));
  // A file in the place of the folder: nothing is kept, so no mutant meets the results of another.
  writeFileSync(path.join(to, '.cache'), '');
}

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
['.', ...workspaces].forEach(linkPackages);

/** Tests that ask for jsdom in their first lines get the one that tells Stryker what they run. */
const environment = path.join(jestRunner, 'dist/src/jest-plugins/jest-environment-jsdom.cjs');

readdirSync('tests', { recursive: true })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => path.join('tests', file))
  .forEach((file) => {
    const source = readFileSync(file, 'utf8');
    const changed = source.replace(
      '@jest-environment jsdom',
      () => `@jest-environment ${environment}`,
    );
    if (changed !== source) writeFileSync(file, changed);
  });
