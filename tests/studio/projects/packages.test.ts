import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fixtures, packages } from '../support/paths';

interface Manifest {
  dependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

const installed = read(path.join(packages, 'package.json'));

/** Packages that one project has in another version, by the name that it is installed under. */
const aliases: Record<string, string> = { 'express@5.1.0': 'express-5' };

const studio = path.join(fixtures, 'studio');
const projects = readdirSync(studio, { recursive: true, encoding: 'utf8' }).filter(
  (file) => path.basename(file) === 'package.json' && !file.includes('node_modules'),
);

test.each(projects)('%s names the versions that it is run with', (file) => {
  const wanted = Object.entries(read(path.join(studio, file)).dependencies ?? {});
  const differing = wanted.filter(([name, version]) => {
    const alias = aliases[`${name}@${version}`];
    const found = installed.dependencies?.[alias ?? name];
    return found !== (alias ? `npm:${name}@${version}` : version);
  });
  expect(differing).toEqual([]);
});
