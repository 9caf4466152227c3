import { demoStub } from '@site/src/authoring/newPage/demoStub';
import { readPageAddress } from '@site/src/authoring/pageAddress';

const stub = (page: string) => demoStub(readPageAddress(page));

describe('a component of Toolpad Core', () => {
  test('has a demo that the page shows by its name', () => {
    const { markup, basics, files } = stub('core/components/data-table');
    expect(markup).toMatch(
      /^<Demo name="core\/data-table\/DataTableBasic" height=\{200\} description="TODO: [^"]+" \/>$/,
    );
    expect(files.map(({ file, before }) => [file, before])).toEqual([
      ['src/demos/core/data-table/DataTableBasic.tsx', undefined],
    ]);
    expect(files[0]?.after).toContain('export default function DataTableBasic() {');
    expect(files[0]?.after).toContain('<Typography>DataTable</Typography>');
    expect(basics).toMatch(/^## Import \{\/\* #import \*\/\}\n\n\{\/\* TODO: /);
  });

  test('has a name that begins with a letter, as components have to', () => {
    const [file] = stub('core/components/2fa-form').files;
    expect(file?.file).toBe('src/demos/core/2fa-form/Basic2faForm.tsx');
    expect(file?.after).toContain('function Basic2faForm()');
  });
});

describe('a component of Toolpad Studio', () => {
  test('is shown by its YAML, without a file of its own', () => {
    const { markup, basics, files } = stub('studio/components/date-picker');
    expect(markup).toContain('```yaml\n- component: DatePicker\n  name: datePicker\n```');
    expect(markup).toMatch(/<StudioComponent height=\{200\} description="TODO: [^"]+">/);
    expect(basics).toMatch(/^## Add it to a page \{\/\* #add \*\/\}\n\n\{\/\* TODO: /);
    expect(files).toEqual([]);
  });

  test('is a text where there is no component of that name', () => {
    expect(stub('studio/components/no-such-thing').markup).toContain(
      '- component: Text\n  name: text\n',
    );
  });
});
