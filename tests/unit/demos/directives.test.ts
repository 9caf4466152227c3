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
