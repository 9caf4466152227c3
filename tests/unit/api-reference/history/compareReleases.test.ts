import { compareReleases } from '@site/src/api-reference/history/compareReleases';
import type { ApiChange, ApiExport } from '@site/src/api-reference/model';
import { entry, prop, release } from './releases';

function changes(before: ApiExport[], after: ApiExport[]): ApiChange[] {
  return compareReleases(release('1.0.0', ...before), release('1.1.0', ...after));
}

const common = { version: '1.1.0', exportName: 'A', exportKind: 'component' };

test('equal releases have no changes', () => {
  const a = entry('A', { props: [prop('a', { type: "'x' | 'y'" })] });
  const b = entry('A', { props: [prop('a', { type: '"y"|"x"', description: 'Better.' })] });
  expect(changes([a], [b])).toEqual([]);
});

test('exports that came, went, and moved', () => {
  expect(changes([], [entry('A')])).toEqual([
    { ...common, part: 'export', change: 'added', to: 'pkg/A, pkg' },
  ]);
  expect(changes([entry('A')], [])).toEqual([
    { ...common, part: 'export', change: 'removed', from: 'pkg/A, pkg' },
  ]);
  expect(changes([entry('A')], [entry('A', { modules: ['pkg/B'] })])).toEqual([
    { ...common, part: 'export', change: 'moved', from: 'pkg/A, pkg', to: 'pkg/B' },
  ]);
});

test('exports that are something else or deprecated now', () => {
  const after = entry('A', {
    kind: 'hook',
    typeParameters: [{ name: 'T', constraint: 'Row' }],
    deprecated: 'Use B.',
  });
  expect(changes([entry('A')], [after])).toEqual([
    {
      ...common,
      exportKind: 'hook',
      part: 'export',
      change: 'retyped',
      from: 'component',
      to: 'hook<T extends Row>',
    },
    { ...common, exportKind: 'hook', part: 'export', change: 'deprecated', to: 'Use B.' },
  ]);
});

test('members that came, went, or are different', () => {
  const before = [
    prop('gone', { type: 'A' }),
    prop('kept', { default: '1' }),
    prop('typed', { type: 'A' }),
    prop('plain'),
  ];
  const after = [
    prop('kept', { default: '2' }),
    prop('typed', { type: 'B', required: true }),
    prop('plain', { deprecated: '' }),
    prop('new', { type: 'C' }),
  ];
  const found = changes([entry('A', { props: before })], [entry('A', { props: after })]);
  const part = { ...common, part: 'props' };
  expect(found).toEqual([
    { ...part, member: 'kept', change: 'default', from: '1', to: '2' },
    { ...part, member: 'typed', change: 'retyped', from: 'A', to: 'B' },
    { ...part, member: 'typed', change: 'required', from: 'optional', to: 'required' },
    { ...part, member: 'plain', change: 'deprecated', to: '' },
    { ...part, member: 'new', change: 'added', to: 'C' },
    { ...part, member: 'gone', change: 'removed', from: 'A' },
  ]);
});

test('a default that appears or disappears has one side', () => {
  const [plain, filled] = [[prop('a')], [prop('a', { default: 'null' })]];
  const appears = changes([entry('A', { slots: plain })], [entry('A', { slots: filled })]);
  expect(appears).toEqual([
    { ...common, part: 'slots', member: 'a', change: 'default', to: 'null' },
  ]);
  const disappears = changes([entry('A', { slots: filled })], [entry('A', { slots: plain })]);
  expect(disappears).toEqual([
    { ...common, part: 'slots', member: 'a', change: 'default', from: 'null' },
  ]);
});

test('types and signatures', () => {
  const withType = (type: string) => entry('A', { kind: 'type', type });
  expect(changes([withType('X | Y')], [withType('Y | X')])).toEqual([]);
  expect(changes([withType('X | Y')], [withType('X')])).toMatchObject([
    { part: 'type', change: 'retyped', from: 'X | Y', to: 'X' },
  ]);
  const withSignatures = (...signatures: string[]) =>
    entry('A', {
      kind: 'hook',
      signatures: signatures.map((signature) => ({
        signature,
        typeParameters: [],
        description: '',
        parameters: [],
        returns: { type: 'void', description: '' },
      })),
    });
  expect(changes([withSignatures('() => A')], [withSignatures('()=>A')])).toEqual([]);
  expect(
    changes([withSignatures('() => A')], [withSignatures('() => A', '(b: B) => A')]),
  ).toMatchObject([
    { part: 'signatures', change: 'retyped', from: '() => A', to: '() => A\n(b: B) => A' },
  ]);
});

test('what another name stands for is told once', () => {
  const both = (...names: string[]) => {
    const props = names.map((name) => prop(name));
    return [entry('B', { props }), entry('A', { aliasOf: 'B', props })];
  };
  expect(changes(both(), both('a')).map(({ exportName }) => exportName)).toEqual(['B']);
});
