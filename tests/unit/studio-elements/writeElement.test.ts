import type { YamlValue } from '../../../src/studio-elements/types';
import { writeElement, writtenValue } from '../../../src/studio-elements/writeElement';

const text = `# The grid of the harbor
- component: DataGrid
  name: berths
  props:
    density: compact
    columns:
      - { field: berth, type: string, width: 120, headerName: Berth, align: right, sortable: false }
`;

test('a changed property takes the place of the old one, and all else stays as it is written', () => {
  const written = writeElement(text, { density: { value: 'standard' } });
  expect(written).toBe(text.replace('compact', 'standard'));
});

test('a new property stands below the others', () => {
  const written = writeElement(text, { loading: { value: true } });
  expect(written).toBe(`${text}    loading: true\n`);
});

test('a property without a value goes, and the last one takes its key along', () => {
  const single = '- component: Button\n  name: save\n  props:\n    content: Save\n';
  expect(writeElement(single, { content: { value: undefined } })).toBe(
    '- component: Button\n  name: save\n',
  );
});

test('the first property of an element brings the key of all properties', () => {
  expect(writeElement('- component: Button\n  name: save\n', { size: { value: 'large' } })).toBe(
    '- component: Button\n  name: save\n  props:\n    size: large\n',
  );
});

test.each([
  ['true', '"true"'],
  ['12', '"12"'],
  ['a: b', '"a: b"'],
  ['# none', '"# none"'],
  ['', '""'],
  ['Größe', 'Größe'],
])('the text %s is written so that it stays a text', (value, expected) => {
  const written = writeElement('- component: Button\n  name: save\n', { content: { value } });
  expect(written).toContain(`content: ${expected}\n`);
});

test('what the reader has written in YAML keeps its form', () => {
  const source = '- { field: length, type: number }\n- field: free';
  const value: YamlValue = [{ field: 'length', type: 'number' }, { field: 'free' }];
  const written = writeElement(text, { columns: { value, source } });
  expect(written).toContain(
    '    columns:\n      - { field: length, type: number }\n      - field: free\n',
  );
});

test('a field shows a value as its author wrote it', () => {
  expect(writtenValue(text, 'columns')).toBe(
    '- { field: berth, type: string, width: 120, headerName: Berth, align: right, sortable: false }',
  );
  expect(writtenValue(text, 'rows')).toBe('');
});
