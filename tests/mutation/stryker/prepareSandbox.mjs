// Stryker runs this in the copy of the project that it has mutated, before the tests.
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const { MUTATION_PROJECT: project } = process.env;

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
