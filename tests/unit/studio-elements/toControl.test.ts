import type { StudioProp } from '../../../src/api-reference/studio/model';
import { toControl, usualControls } from '../../../src/studio-elements/toControl';

const prop = (name: string, type: string, more: Partial<StudioProp> = {}): StudioProp => ({
  name,
  type,
  required: false,
  description: '',
  ...more,
});

test.each([
  ['a text', prop('label', 'string'), { kind: 'text', name: 'label' }],
  [
    'a text with a default value and a label',
    prop('content', 'string', { default: '"Button Text"', label: 'Content' }),
    { kind: 'text', name: 'content', label: 'Content', byDefault: 'Button Text' },
  ],
  ['a switch', prop('disabled', 'boolean'), { kind: 'switch', name: 'disabled' }],
  [
    'a choice',
    prop('size', 'string', { values: [{ value: 'small' }], default: '"small"' }),
    { kind: 'choice', name: 'size', byDefault: 'small', values: [{ value: 'small' }] },
  ],
  [
    'a number with limits, also where one of them is 0',
    prop('minLength', 'number', { minimum: 0, maximum: 512 }),
    { kind: 'number', name: 'minLength', minimum: 0, maximum: 512 },
  ],
  ['a list', prop('rows', 'array'), { kind: 'data', name: 'rows', shape: 'array' }],
  ['an object', prop('sx', 'object'), { kind: 'data', name: 'sx', shape: 'object' }],
  ['nothing for an event', prop('onClick', 'event'), undefined],
  ['nothing for elements', prop('children', 'element'), undefined],
  ['nothing for a template', prop('renderItem', 'template'), undefined],
])('%s', (_what, property, control) => {
  expect(toControl(property)).toEqual(control);
});

test('the usual fields leave out what needs a page around it, and what depends on others', () => {
  const names = usualControls([
    prop('label', 'string'),
    prop('value', 'string'),
    prop('sx', 'object'),
    prop('onChange', 'event'),
    prop('href', 'string', { visible: "mode === 'link'" }),
  ]).map(({ name }) => name);
  expect(names).toEqual(['label']);
});
