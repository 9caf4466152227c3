import { extractRelease } from '@site/src/api-reference/core/extractRelease';
import { findCorePackages } from '@site/src/api-reference/packages';
import { build } from 'esbuild';
import fs from 'node:fs';
import path from 'node:path';
import { printExport } from './printApi';

interface PublishedComponent {
  readonly module: string;
  /** `required`, `= default`, or an empty text. */
  readonly props: Readonly<Record<string, string>>;
  readonly slots?: Readonly<Record<string, string>>;
}

const root = path.resolve(__dirname, '../../../..');
const release = findCorePackages(root).at(-1)!;
const { exports } = extractRelease(root, release);

const golden = (name: string): string =>
  fs.readFileSync(path.join(__dirname, 'golden', name), 'utf8');

/** What the project's own reference lists for this release, made from its PropTypes. */
const published = JSON.parse(golden('published-0.13.0.json')) as Record<string, PublishedComponent>;

test.each(Object.entries(published))('%s has all that is published', (name, component) => {
  const found = exports.find(
    (entry) => entry.name === name && entry.modules.includes(component.module),
  );
  const facts = (members = found?.props) =>
    new Map(
      members?.map((member) => [
        member.name,
        member.required ? 'required' : member.default ? `= ${member.default}` : '',
      ]),
    );
  expect(found?.kind).toBe('component');
  expect(Object.fromEntries(facts())).toMatchObject(component.props);
  const slotDefaults = found?.slots?.map((slot) => [slot.name, `= ${slot.default}`]) ?? [];
  expect(Object.fromEntries(slotDefaults)).toEqual(component.slots ?? {});
});

test('props that are not published have no description there', () => {
  const components = exports.filter(({ name, aliasOf }) => name in published && !aliasOf);
  const extra = components.flatMap(({ name, props = [] }) =>
    props.filter((prop) => published[name]?.props[prop.name] === undefined),
  );
  expect(extra.filter(({ description }) => description !== '')).toEqual([]);
  expect(extra).toHaveLength(12);
});

test('the whole public API is what was reviewed', () => {
  const listing = `${exports.map(printExport).join('\n\n')}\n`;
  expect(listing.split('\n')).toEqual(golden('core-0.13.0.txt').split('\n'));
});

test('modules export the values that their code exports', async () => {
  const specifiers = [...new Set(exports.flatMap(({ modules }) => modules))];
  const entryPoints = specifiers.map((specifier) =>
    path.join(release.directory, specifier.slice(release.name.length), 'index.js'),
  );
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'out',
    packages: 'external',
    // Packages may be links, and entry points are told by their paths.
    preserveSymlinks: true,
    logLevel: 'error',
  });
  const isType = (kind: string) => kind === 'interface' || kind === 'type';
  const values = specifiers.map((specifier) => [
    specifier,
    exports
      .filter(({ kind, modules }) => !isType(kind) && modules.includes(specifier))
      .map(({ name }) => name)
      .sort(),
  ]);
  const outputs = Object.values(metafile.outputs);
  const code = specifiers.map((specifier) => {
    const file = path.join(release.directory, specifier.slice(release.name.length), 'index.js');
    const output = outputs.find(({ entryPoint }) => path.resolve(entryPoint ?? '') === file);
    return [specifier, [...(output?.exports ?? [])].sort()];
  });
  expect(values).toEqual(code);
});
