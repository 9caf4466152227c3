import { extractRelease } from '@site/src/api-reference/core/extractRelease';
import type { ApiExport } from '@site/src/api-reference/model';
import fs from 'node:fs';
import path from 'node:path';
import { packageIn } from '../packageFolders';

const root = path.resolve(__dirname, '../../../..');
const shapes = packageIn(path.join(root, 'tests/fixtures/api-reference/shapes'), 'shapes');
const { exports, internalTypes } = extractRelease(root, shapes);

function named(name: string): ApiExport {
  const found = exports.find((entry) => entry.name === name);
  if (!found) throw new Error(`${name} is not among ${exports.map((entry) => entry.name).join()}`);
  return found;
}

function golden(name: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(__dirname, 'golden', `${name}.json`), 'utf8'));
}

// Each file holds all that is known of an export of tests/fixtures/api-reference/shapes.
test.each([
  ['Widget', 'generic props, slots, tags, and a base of another library'],
  ['AskOptions', 'a type argument that changes an inherited member'],
  ['Seen', 'a class with private members, a generic, and overloads'],
  ['Store', 'an index signature, optional methods, and overloads of a member'],
  ['useStore', 'members of what a hook returns, with a constraint and a default'],
  ['useValue', 'overloads behind a constant'],
])('%s: %s', (name) => {
  expect(named(name)).toEqual(golden(name));
});

test('exports are found once, with all modules, and internal ones are not', () => {
  expect(exports.map(({ name, kind, modules }) => `${kind} ${name} ${modules.join()}`)).toEqual([
    'component Asker shapes/Widget,shapes',
    'interface AskOptions shapes/Widget,shapes',
    'function identity shapes/hooks,shapes',
    'constant LIMIT shapes/hooks,shapes',
    'component OldWidget shapes/Widget,shapes',
    'interface Options shapes/Widget,shapes',
    'type Row shapes/Widget,shapes',
    'class Seen shapes/Widget,shapes',
    'type Size shapes/Widget,shapes',
    'interface Store shapes/hooks,shapes',
    'hook useStore shapes/hooks,shapes',
    'hook useValue shapes/hooks,shapes',
    'interface UseValue shapes/hooks,shapes',
    'component Widget shapes/Widget,shapes',
    'context WidgetContext shapes/Widget,shapes',
    'interface WidgetProps shapes/Widget,shapes',
    'interface WidgetSlots shapes/Widget,shapes',
  ]);
});

test('a type that is not exported is found if an export mentions it', () => {
  expect(internalTypes).toMatchObject([
    { name: 'Opener', kind: 'interface', modules: [], imports: [], mentionedBy: ['Store'] },
  ]);
});

test('another name carries its own deprecation', () => {
  expect(named('OldWidget')).toMatchObject({
    aliasOf: 'Widget',
    deprecated: 'Import `Widget` instead.',
    description: 'Shows rows.',
    imports: ["import { OldWidget } from 'shapes/Widget';", "import { OldWidget } from 'shapes';"],
  });
  expect(named('Widget').deprecated).toBeUndefined();
});

test('types are imported as types', () => {
  expect(named('Options').imports[0]).toBe("import type { Options } from 'shapes/Widget';");
});

test('links in descriptions are Markdown', () => {
  expect(named('Options').description).toBe(
    'Options for `Widget` and [widgets](https://example.com/widgets).',
  );
});

test('an object type has members, other types have their text', () => {
  expect(named('Row').members).toEqual([
    { name: 'id', type: 'string | number', required: true, description: '' },
  ]);
  expect(named('Size').type).toBe("'small' | 'large'");
  expect(named('Size').members).toBeUndefined();
});

test('a component that takes its props apart has them', () => {
  expect(named('Asker').propsType).toBe('AskOptions');
  expect(named('Asker').props?.map(({ name }) => name)).toEqual(['label', 'onClose']);
});

test('values without a written type have the one that the compiler infers', () => {
  expect(named('LIMIT').type).toBe('10');
  expect(named('WidgetContext').type).toBe('React.Context<WidgetProps<Row> | null>');
  expect(named('identity').signatures?.[0]?.signature).toBe('<T>(value: T) => T');
});
