import { DirectiveError, readDirectives } from '../../../src/demo-projects/directives';
import { shownFile } from '../../../src/demo-projects/shownFile';

const component = `import { Thing } from './thing';

export default function Demo() {
  return (
    <Thing>
      {/* preview-start */}
      <b>one</b>
      <b>
        two
      </b>
      {/* preview-end */}
    </Thing>
  );
}`;

test('marks in JSX are taken out, and what stands between them is the preview, dedented', () => {
  const { text, preview } = shownFile('Demo.tsx', component, true);
  expect(text).not.toContain('preview');
  expect(text.split('\n')).toHaveLength(component.split('\n').length - 2);
  expect(preview).toBe('<b>one</b>\n<b>\n  two\n</b>');
});

test('marks as line comments work too, and leave one blank line behind', () => {
  const source = 'const a = 1;\n\n// preview-start\n\nconst b = 2;\n// preview-end';
  expect(readDirectives(source)).toEqual({
    text: 'const a = 1;\n\nconst b = 2;',
    preview: [2, 3],
    fontStylesheets: [],
  });
});

test('blank lines that the author left elsewhere stay', () => {
  const source = 'const text = `a\n\n\nb`;';
  expect(readDirectives(source).text).toBe(source);
});

test('without marks, the preview is the JSX that the component returns', () => {
  const source = component.replace(/ *\{\/\* preview-\w+ \*\/\}\n/g, '');
  expect(shownFile('Demo.tsx', source, true).preview).toBe(
    '<Thing>\n  <b>one</b>\n  <b>\n    two\n  </b>\n</Thing>',
  );
});

test('helpers have no preview', () => {
  expect(shownFile('thing.tsx', component, false)).not.toHaveProperty('preview');
});

test('font stylesheets are read and not shown', () => {
  const source = '// font-stylesheet: icon?family=Material+Icons\n\nexport const a = 1;';
  expect(readDirectives(source)).toEqual({
    text: 'export const a = 1;',
    fontStylesheets: ['icon?family=Material+Icons'],
  });
});

test('what only looks like a directive stays', () => {
  const source = [
    'call(); // preview-start',
    '// preview-start of all',
    '{/* preview-start */} <b />',
    '// font-stylesheet: a b',
  ].join('\n');
  expect(readDirectives(source)).toEqual({ text: source, fontStylesheets: [] });
  expect(readDirectives(' \t//\tfont-stylesheet:a \nb')).toEqual({
    text: 'b',
    fontStylesheets: ['a'],
  });
});

test('blank lines are left out behind a directive alone', () => {
  const source = 'a\n// font-stylesheet: x\n\nb\n\n\nc';
  expect(readDirectives(source).text).toBe('a\n\nb\n\n\nc');
  expect(readDirectives('\n \n// font-stylesheet: x\n \nb').text).toBe('\n \nb');
  expect(readDirectives('// font-stylesheet: x\n\n\nb').text).toBe('\nb');
});

test('blank lines at the end of a module are not shown', () => {
  const source = 'export default function A() {\n  return <b />;\n}\n\n\n';
  expect(shownFile('A.tsx', source, true).text).not.toMatch(/\n\n$/);
});

test.each([
  ['// preview-start\na\n// preview-start', 'keep one preview'],
  ['// preview-end', 'add the start above it, or remove the end'],
  ['// preview-start', 'add the end below it, or remove the start'],
])('%j is mended: %s', (source, fix) => {
  expect(() => readDirectives(source)).toThrow(
    expect.objectContaining({ name: 'DirectiveError', fix }),
  );
});

test.each([
  ['// preview-start\na', 1, 'preview-start without preview-end'],
  ['a\n// preview-end', 2, 'preview-end without preview-start'],
  ['// preview-start\na\n// preview-end\n// preview-end', 4, 'preview-end without preview-start'],
  ['// preview-start\na\n// preview-end\n{/* preview-start */}', 4, 'a second preview-start'],
])('%j is a mistake in line %i', (source, line, what) => {
  const thrown = (() => {
    try {
      return readDirectives(source);
    } catch (error) {
      return error;
    }
  })();
  expect(thrown).toBeInstanceOf(DirectiveError);
  expect(thrown).toMatchObject({ line, what });
});
