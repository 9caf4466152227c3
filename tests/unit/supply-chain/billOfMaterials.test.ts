import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { billOfMaterials, folderProperty } from '../../../src/supply-chain/billOfMaterials';
import { readLockfile } from '../../../src/supply-chain/lockfile';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly purl: string;
  readonly version: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly object[];
  readonly scope?: string;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
}

interface Bom {
  readonly metadata: { readonly component: Pick<Component, 'licenses'> };
  readonly components: readonly Component[];
  readonly dependencies: readonly {
    readonly ref: string;
    readonly dependsOn?: readonly string[];
  }[];
}

/** A package as the lockfile has it. */
const entry = (name: string, license?: string) => ({
  folder: `node_modules/${name}`,
  name,
  version: '1.0.0',
  license,
  isDevelopment: false,
  isOptional: false,
  hasInstallScript: false,
  dependencies: {},
});

const root = path.resolve(__dirname, '../../..');
const lockfile = readLockfile(root);
const text = billOfMaterials(lockfile);
const bom = JSON.parse(text) as Bom;

const library = path.dirname(require.resolve('@cyclonedx/cyclonedx-library/package.json'));
const readSchema = (name: string): object =>
  JSON.parse(
    readFileSync(path.join(library, 'res/schema', `${name}.SNAPSHOT.schema.json`), 'utf8'),
  ) as object;

test('is what the standard calls a bill of materials', () => {
  const ajv = new Ajv({ strict: false });
  addFormats(ajv);
  for (const format of ['idn-email', 'iri-reference']) ajv.addFormat(format, true);
  for (const name of ['jsf-0.82', 'spdx']) {
    const base = 'http://cyclonedx.org/schema/';
    ajv.addSchema({ ...readSchema(name), $id: `${base}${name}.SNAPSHOT.schema.json` });
  }
  const validate = ajv.compile(readSchema('bom-1.6'));
  // In parts: to find out that no two of thousands are the same takes the schema a minute.
  const size = 100;
  for (let start = 0; start < bom.dependencies.length; start += size) {
    const part = {
      ...bom,
      components: bom.components.slice(start, start + size),
      dependencies: bom.dependencies.slice(start, start + size),
    };
    expect(validate(part) ? [] : validate.errors).toEqual([]);
  }
  // The schema finds faults at all.
  expect(validate({ ...bom, components: [{ name: 'nameless type' }] })).toBe(false);
});

test('has every package of the lockfile once, with version, hash and license', () => {
  const folders = bom.components.map(
    ({ properties }) => properties.find(({ name }) => name === folderProperty)?.value,
  );
  expect(folders.sort()).toEqual(lockfile.packages.map(({ folder }) => folder).sort());
  expect(bom.components.filter(({ hashes }) => hashes?.[0]?.alg !== 'SHA-512')).toEqual([]);
  const unlicensed = bom.components.filter(({ licenses }) => !licenses).length;
  expect(unlicensed).toBe(lockfile.packages.filter(({ license }) => !license).length);
});

test('a package is the one that npm has checked', () => {
  const react = bom.components.find((one) => one['bom-ref'] === 'node_modules/react');
  const { integrity = '', version } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  ).packages['node_modules/react'] as { integrity: string; version: string };
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  expect(react).toMatchObject({
    purl: `pkg:npm/react@${version}`,
    hashes: [{ alg: 'SHA-512', content }],
    licenses: [{ license: { id: 'MIT' } }],
    scope: 'required',
  });
});

test('says what needs what, as Node.js finds it', () => {
  const refs = new Set(bom.components.map((one) => one['bom-ref']));
  const needed = new Map(bom.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  expect([...needed.values()].flat().filter((ref) => !refs.has(ref))).toEqual([]);
  expect(needed.get('node_modules/react-dom')).toContain('node_modules/scheduler');
  expect(needed.get('toolpad-docs')).toContain('node_modules/react');
  // Of two copies, the inner one.
  const inner = [...needed].find(([, list]) =>
    list.some((ref) => ref.split('node_modules/').length > 2),
  );
  expect(inner).toBeDefined();
});

test('the same lockfile gives the same list', () => {
  expect(billOfMaterials(readLockfile(root))).toBe(text);
  expect(text).not.toMatch(/timestamp/);
});

test('tells of licenses that are names, choices, or nothing', () => {
  const list = JSON.parse(
    billOfMaterials({
      projects: [entry('project', 'ISC')],
      packages: [
        entry('a', '(MIT OR Apache-2.0)'),
        entry('b', 'CC BY-SA 4.0'),
        entry('@x/c'),
        entry('d', '(MIT OR My own)'),
      ],
      find: () => undefined,
    }),
  ) as Bom;
  expect(list.components.map(({ name, purl, licenses }) => [name, purl, licenses])).toEqual([
    ['c', 'pkg:npm/%40x/c@1.0.0', undefined],
    ['a', 'pkg:npm/a@1.0.0', [{ expression: '(MIT OR Apache-2.0)' }]],
    ['b', 'pkg:npm/b@1.0.0', [{ license: { name: 'CC BY-SA 4.0' } }]],
    ['d', 'pkg:npm/d@1.0.0', [{ license: { name: '(MIT OR My own)' } }]],
  ]);
  expect(list.metadata.component.licenses).toEqual([{ license: { id: 'ISC' } }]);
  expect(list.components.map(({ hashes }) => hashes)).toEqual(Array(4).fill(undefined));
  expect(list.components[0]?.properties).toEqual([
    { name: 'cdx:npm:package:path', value: 'node_modules/@x/c' },
  ]);
});

test('a lockfile without a project is refused with what to do', () => {
  expect(() => billOfMaterials({ projects: [], packages: [], find: () => undefined })).toThrow(
    'package-lock.json:1:1  the lockfile names no project -> run npm install',
  );
});
