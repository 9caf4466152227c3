import type { ApiExport } from '@site/src/api-reference/model';
import { elementAnchors, elementFault, findElements } from '@site/src/api-reference/pageElements';
import type { FileSchema } from '@site/src/api-reference/studio/model';

const member = (name: string) => ({ name, type: 'string', required: true, description: '' });

const account: ApiExport = {
  name: 'Account',
  kind: 'component',
  package: 'p',
  modules: ['p'],
  imports: [],
  description: '',
  props: [member('slots')],
  slots: [member('preview')],
};

const storage: ApiExport = {
  ...account,
  name: 'useStorage',
  kind: 'hook',
  signatures: [1, 2].map(() => ({
    signature: '(key: string) => void',
    typeParameters: [],
    description: '',
    parameters: [member('key')],
    returns: { type: 'void', description: '' },
  })),
};

const exports = new Map([account, storage].map((entry) => [entry.name, entry]));
const schema: FileSchema = {
  version: 'v1',
  jsonSchema: {},
  definitions: [{ name: 'Text', anchor: 'text', type: 'string', description: '', references: [] }],
  files: [
    {
      kind: 'page',
      name: 'Page',
      path: 'page.yml',
      fragment: '#',
      anchor: 'page-yml',
      type: 'object',
      description: '',
      references: [],
      members: [
        {
          ...member('kind'),
          anchor: 'page-kind',
          path: 'kind',
          references: [],
          variants: [
            { label: 'a', anchor: 'page-kind-a', type: '"a"', description: '', references: [] },
          ],
        },
      ],
    },
  ],
};

const anchors = (source: string): string[] =>
  findElements(source).flatMap((element) => elementAnchors(element, exports, schema));

test('elements are found with their place', () => {
  expect(findElements('Text.\n\n  <ApiMembers of="Account" part="slots" />')).toEqual([
    { name: 'ApiMembers', attributes: { of: 'Account', part: 'slots' }, line: 3, column: 3 },
  ]);
});

test('elements give their rows ids', () => {
  expect(anchors('<ApiMembers of="Account" />')).toEqual(['account-prop-slots']);
  expect(anchors('<ApiMembers of="Account" part="slots" />')).toEqual(['account-slot-preview']);
  expect(anchors('<ApiSignatures of="useStorage" />')).toEqual([
    'use-storage-1-param-key',
    'use-storage-2-param-key',
  ]);
  expect(anchors('<FileSchemaReference />')).toEqual([
    'page-yml',
    'page-kind',
    'page-kind-a',
    'text',
  ]);
  expect(anchors('<ApiDescription of="Account" />')).toEqual([]);
});

test('the parameter of a class that is constructed one way needs no number', () => {
  const [constructor] = storage.signatures!;
  const box: ApiExport = { ...account, name: 'Box', kind: 'class', constructors: [constructor!] };
  const [element] = findElements('<ApiSignatures of="Box" />');
  const ids = elementAnchors(element!, new Map([['Box', box]]), schema);
  expect(ids).toEqual(['box-param-key']);
});

test.each([
  '<ApiSignatures of="Account" />',
  '<ApiSignatures of="useStorage" member="get" />',
  '<ApiDescription of="useStorage" />',
  '<ApiMembers of="useStorage" />',
  '<ApiMembers of="Missing" />',
  '<ApiMembers />',
])('%s gives no ids', (source) => {
  expect(anchors(source)).toEqual([]);
});

test('a part that there is not shows the list without one', () => {
  expect(anchors('<ApiMembers of="Account" part="slot" />')).toEqual(['account-prop-slots']);
});

test('elements stand in a line of text, and several in one', () => {
  expect(findElements('See <ApiDescription of="A"></ApiDescription> <ApiMembers of=""/>')).toEqual([
    { name: 'ApiDescription', attributes: { of: 'A' }, line: 1, column: 5 },
    { name: 'ApiMembers', attributes: { of: '' }, line: 1, column: 46 },
  ]);
});

test('the name of an element ends where it ends', () => {
  expect(findElements('<ApiMembersOf of="A" />')).toEqual([]);
});

test('an element names an export that exists', () => {
  const names = new Set(exports.keys());
  const fault = (source: string) => findElements(source).map((e) => elementFault(e, names));
  expect(fault('<ApiMembers of="Account" />')).toEqual([undefined]);
  expect(fault('<ApiMembers of="Acount" />')).toEqual([
    { message: 'no export "Acount" is in the reference', fix: 'did you mean "Account"?' },
  ]);
  expect(fault('<ApiMembers of="Somewhere else" />')).toEqual([
    {
      message: 'no export "Somewhere else" is in the reference',
      fix: 'npm run api -- --list names all exports',
    },
  ]);
  expect(fault('<FileSchemaReference />')).toEqual([undefined]);
  expect(fault('<ApiMembers />')).toEqual([
    { message: '<ApiMembers> does not say of which export', fix: 'add of="…"' },
  ]);
});
