import path from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import { parse } from 'yaml';
import { loadStudioApi } from '../../src/api-reference/loadStudioApi';
import { pagesWithComponents } from '../../src/remark/studio-components/pageProblems';
import { componentNames } from '../../src/studio-elements/componentNames';
import { writeElement } from '../../src/studio-elements/writeElement';

const root = path.resolve(__dirname, '../..');

/** The elements that pages show, in YAML. */
const samples = pagesWithComponents(root).flatMap(([file, text]) =>
  [...text.matchAll(/<StudioComponent\b[^]*?```yaml\n([^]*?)\n```/g)].map(
    ([, yaml = ''], index): [string, string] => [`${file}, ${index + 1}`, yaml],
  ),
);

let validate: ValidateFunction;

beforeAll(async () => {
  const { fileSchema } = await loadStudioApi(root);
  const ajv = new Ajv({ allErrors: true });
  ajv.addSchema(fileSchema.jsonSchema, 'studio');
  const { fragment = '' } = fileSchema.files.find(({ kind }) => kind === 'page') ?? {};
  validate = ajv.compile({ $ref: `studio${fragment.replace('#', '#/')}` });
});

/** Whatever is wrong with a page that has these elements and nothing else. */
function schemaErrors(yaml: string): unknown {
  validate({ apiVersion: 'v1', kind: 'page', spec: { content: parse(yaml) as unknown } });
  return validate.errors;
}

test('the frames know all components of the library, and no others', async () => {
  const { components } = await loadStudioApi(root);
  expect(components.map(({ name }) => name).sort()).toEqual([...componentNames].sort());
});

test('every guide of a component shows one', () => {
  const guides = ['button', 'data-grid', 'date-picker', 'list', 'text-field'];
  for (const guide of guides) {
    expect(samples.map(([name]) => name).join('\n')).toContain(`components/${guide}.mdx`);
  }
});

test.each(samples)('%s is valid in a page file, also after changes', (_name, yaml) => {
  expect(schemaErrors(yaml)).toBeNull();
  const changes = {
    loading: { value: true },
    label: { value: 'Größe: "L" # 1' },
    rows: { value: [{ id: 1 }], source: '- { id: 1 }' },
  };
  expect(schemaErrors(writeElement(yaml, changes))).toBeNull();
});

test('an element without a name is not valid', () => {
  expect(schemaErrors('- component: Button')).not.toBeNull();
});
