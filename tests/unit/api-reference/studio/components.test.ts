import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findStudioPackages } from '../../../../src/api-reference/packages';
import { componentNotes } from '../../../../src/api-reference/studio/componentNotes';
import { describeComponent } from '../../../../src/api-reference/studio/describeComponent';
import type { StudioComponent } from '../../../../src/api-reference/studio/model';
import { readComponents } from '../../../../src/api-reference/studio/readComponents';
import { listStaticComponents } from './support/staticComponents';

const root = path.resolve(__dirname, '../../../..');
const library = findStudioPackages(root)['@toolpad/studio-components'];

function golden(name: string): unknown {
  return JSON.parse(readFileSync(path.join(__dirname, 'golden', `${name}.json`), 'utf8'));
}

describe('components of Studio', () => {
  let components: Map<string, StudioComponent>;

  beforeAll(async () => {
    const raw = await readComponents(path.join(root, 'src/api-reference'));
    components = new Map(
      [...raw].map(([name, config]) => [name, describeComponent(name, config, library.name)]),
    );
  });

  it('agrees with the sources on names, types, defaults, values, and descriptions', () => {
    const listed = listStaticComponents(library.directory);
    const found = [...components].map(([name, { props }]) => [
      name,
      props.map(({ name: prop, type, default: initial, values, description }) => ({
        name: prop,
        type,
        description,
        ...(initial !== undefined && { default: JSON.parse(initial) as unknown }),
        ...(values && { values: values.map(({ value }) => value) }),
      })),
    ]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
    expect(listed.size).toBe(21);
    expect([...listed.values()].flat()).toHaveLength(141);
  });

  it.each(['Button', 'DataGrid'])('describes %s as the golden file does', (name) => {
    expect(components.get(name)).toEqual(golden(name));
  });

  it('says when the editor shows a property', () => {
    const visible = (component: string, prop: string) =>
      components.get(component)?.props.find(({ name }) => name === prop)?.visible;
    expect(visible('Text', 'href')).toBe("mode === 'link'");
    expect(visible('FilePicker', 'value')).toBe(false);
    expect(visible('Button', 'content')).toBeUndefined();
  });

  it('keeps limits, groups, and labels', () => {
    const minLength = components.get('TextField')?.props.find(({ name }) => name === 'minLength');
    expect(minLength).toMatchObject({ minimum: 0, maximum: 512, category: 'validation' });
    const isRequired = components.get('Select')?.props.find(({ name }) => name === 'isRequired');
    expect(isRequired).toMatchObject({ label: 'Required', default: 'false' });
  });

  it('says of each component and property what it is', () => {
    const texts = [...components.values()].flatMap(({ name, description, props }) => [
      [name, description],
      ...props.map((prop) => [`${name}.${prop.name}`, prop.description]),
    ]);
    expect(texts.filter(([, text]) => text === '')).toEqual([]);
  });

  it('has a note on those components only that say nothing themselves', async () => {
    const raw = await readComponents(path.join(root, 'src/api-reference'));
    const silent = [...raw].filter(([, { helperText }]) => !helperText).map(([name]) => name);
    expect(Object.keys(componentNotes)).toEqual(silent);
  });

  it('is alphabetical, and lists properties as the editor does', () => {
    const names = [...components.keys()];
    expect(names).toEqual([...names].sort());
    expect(components.get('Spacer')?.props.map(({ name }) => name)).toEqual(['sx']);
    expect(components.get('Tabs')?.props.map(({ name }) => name)).toEqual([
      'value',
      'defaultValue',
      'tabs',
    ]);
  });
});

describe('describeComponent', () => {
  it('refuses a property without a type', () => {
    const config = { argTypes: { size: { helperText: 'Size.' } } };
    expect(() => describeComponent('Gauge', config, 'a-package')).toThrow(
      'Gauge.size: the property has no type',
    );
  });

  it('refuses a value that JSON would drop', () => {
    const config = { argTypes: { size: { type: 'object', default: { format: () => '' } } } };
    expect(() => describeComponent('Gauge', config, 'a-package')).toThrow(
      'Gauge.size: the value of "format" is a function',
    );
  });

  it('shows a condition of several statements as it is', () => {
    const visible = new Function('return ({ mode }) => { return mode; }')() as () => boolean;
    const config = { argTypes: { size: { type: 'string', visible } } };
    expect(describeComponent('Gauge', config, 'a-package').props[0]?.visible).toBe(
      '({ mode }) => { return mode; }',
    );
  });
});
