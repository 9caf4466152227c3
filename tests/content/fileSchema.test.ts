import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { FileSchema, SchemaFile } from '../../src/api-reference/studio/model';
import {
  describeErrors,
  loadStudioFileValidators,
  type StudioFileValidators,
} from '../support/studioFiles';

const root = path.resolve(__dirname, '../..');
const kinds = ['application', 'page', 'theme'];

function readExample(kind: string): Record<string, unknown> {
  const file = path.join(root, 'tests/fixtures/studio/file-schema', `${kind}.yml`);
  return parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

/** Paths of all keys that a value has, with list positions left out: `spec.queries[].name`. */
function keysOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item) => keysOf(item, `${at}[]`));
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, part]) => {
    const place = at === '' ? key : `${at}.${key}`;
    return [place, ...keysOf(part, place)];
  });
}

/** Paths of all keys that the reference lists for a file. */
function listedKeys({
  members = [],
  variants = [],
}: Pick<SchemaFile, 'members' | 'variants'>): string[] {
  return [
    ...members.flatMap((member) => [member.path, ...listedKeys(member)]),
    ...variants.flatMap(listedKeys),
  ];
}

describe('example files of the file schema', () => {
  let fileSchema: FileSchema;
  let validators: StudioFileValidators['validators'];

  beforeAll(async () => {
    ({ fileSchema, validators } = await loadStudioFileValidators(root));
  });

  it('exist for every kind of file', () => {
    expect(fileSchema.files.map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each(kinds)('is valid: %s', (kind) => {
    const validate = validators.get(kind);
    validate?.(readExample(kind));
    expect(validate && describeErrors(validate)).toEqual([]);
  });

  it.each(kinds)('is not valid as soon as %s has a key that is unknown', (kind) => {
    const example = readExample(kind);
    const changed = { ...example, spec: { ...(example.spec as object), colour: 'teal' } };
    expect(validators.get(kind)?.(changed)).toBe(false);
  });

  it.each(kinds)('is not valid as another kind: %s', (kind) => {
    const others = kinds.filter((other) => other !== kind);
    expect(others.map((other) => validators.get(other)?.(readExample(kind)))).toEqual([
      false,
      false,
    ]);
  });

  it('show nearly every key that the schema has', () => {
    // Left out: what is deprecated, and what only the kind `csv` has, which no server reads.
    const missing = fileSchema.files.flatMap((file) => {
      const shown = new Set(keysOf(readExample(file.kind)));
      return listedKeys(file).filter((key) => !shown.has(key));
    });
    expect(missing).toEqual(['spec.id', 'spec.queries[].query.response.headers']);
  });
});
