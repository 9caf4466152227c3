import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { StudioComponent, StudioProp } from '../../../../src/api-reference/studio/model';
import { readComponent } from '../../../../src/remark/studio-components/readComponent';

const prop = (name: string, type: string, more: Partial<StudioProp> = {}): StudioProp => ({
  name,
  type,
  required: false,
  description: '',
  ...more,
});

const component = (name: string, props: StudioProp[]): StudioComponent => ({
  kind: 'studio-component',
  name,
  package: '@toolpad/studio-components',
  description: '',
  props,
});

const components = new Map(
  [
    component('Button', [
      prop('onClick', 'event'),
      prop('content', 'string', { default: '"Button Text"' }),
      prop('size', 'string', { values: [{ value: 'small' }, { value: 'large' }] }),
      prop('disabled', 'boolean'),
    ]),
    component('List', [prop('itemCount', 'number'), prop('renderItem', 'template')]),
    component('Text', [prop('value', 'string')]),
    component('DataGrid', [
      prop('rows', 'array'),
      prop('selection', 'object', { onChangeProp: 'onSelectionChange' }),
    ]),
  ].map((each) => [each.name, each]),
);

const place = (line: number, column: number) => ({
  start: { line, column },
  end: { line, column },
});

function attribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value, position: place(11, 18) };
}

/** An element in line 10, with its fence in line 12. */
function element(yaml: string, ...attributes: MdxJsxAttribute[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'StudioComponent',
    attributes: [attribute('description', 'A button.'), ...attributes],
    children: [{ type: 'code', lang: 'yaml', value: yaml, position: place(12, 1) }],
    position: place(10, 1),
  };
}

const told = (node: MdxJsxFlowElement): string[] =>
  readComponent(node, components).problems.map(
    ({ line, column, what, fix }) => `${line}:${column}  ${what} -> ${fix}`,
  );

test('gives the component its element, fields, events and address', () => {
  const yaml = '- component: Button\n  name: save\n  props:\n    content: Save';
  const { props, problems } = readComponent(element(yaml), components);
  expect(problems).toEqual([]);
  expect(props).toMatchObject({
    element: { component: 'Button', name: 'save', props: { content: 'Save' } },
    text: `${yaml}\n`,
    events: ['onClick'],
    readable: [],
    address: 'studio/components/button',
    reference: '/studio/reference/components/button/',
    height: 160,
    description: 'A button.',
  });
  expect(props?.controls.map(({ name }) => name)).toEqual(['content', 'size', 'disabled']);
  expect(props?.title).toBe('Button, with fields for its properties');
  expect(props?.data).toEqual({});
});

test('has the title that the author gives', () => {
  const yaml = '- component: Button\n  name: save';
  const { props } = readComponent(element(yaml, attribute('title', 'To save')), components);
  expect(props?.title).toBe('To save');
});

test('lists alone are handed on as they are written, among other fields', () => {
  const yaml =
    '- component: Table\n  name: a\n  props:\n    title: A\n    rows:\n      - { id: 1 }';
  const table = component('Table', [prop('title', 'string'), prop('rows', 'array')]);
  const { props } = readComponent(
    element(yaml, attribute('controls', 'title rows')),
    new Map([['Table', table]]),
  );
  expect(props?.controls.map(({ name }) => name)).toEqual(['title', 'rows']);
  expect(props?.data).toEqual({ rows: '- { id: 1 }' });
});

test('fields are those that the author names, with lists as they are written', () => {
  const yaml = '- component: DataGrid\n  name: grid\n  props:\n    rows:\n      - { id: 1 }';
  const { props } = readComponent(element(yaml, attribute('controls', 'rows')), components);
  expect(props?.controls).toEqual([{ kind: 'data', name: 'rows', shape: 'array' }]);
  expect(props?.data).toEqual({ rows: '- { id: 1 }' });
  expect(props?.readable).toEqual(['selection']);
});

test('expressions inside are worked out beforehand', () => {
  const yaml = [
    '- component: List',
    '  name: list',
    '  props:',
    '    renderItem:',
    '      $$template:',
    '        - component: Text',
    '          name: text',
    '          props:',
    '            value:',
    '              $$jsExpression: i + 1',
  ].join('\n');
  const { props, problems } = readComponent(element(yaml), components);
  expect(problems).toEqual([]);
  expect(Object.keys(props?.expressions ?? {})).toEqual(['i + 1']);
});

test.each([
  [
    'a component that Studio does not have',
    '- component: Buton\n  name: save',
    '13:3  Studio has no component "Buton" -> did you mean "Button"?',
  ],
  [
    'a property that it does not have',
    '- component: Button\n  name: save\n  props:\n    contents: Save',
    '16:5  Button has no property "contents" -> did you mean "content"?',
  ],
  [
    'a value that is not allowed',
    '- component: Button\n  name: save\n  props:\n    size: smal',
    '16:5  "size" can\'t be "smal" -> did you mean "small"?',
  ],
  [
    'a value of another type',
    '- component: Button\n  name: save\n  props:\n    disabled: "no"',
    '16:5  "disabled" is no boolean -> write a value of type boolean',
  ],
  [
    'elements in a place that there is not',
    '- component: Button\n  name: save\n  children:\n    - component: Text\n      name: text',
    '15:3  Button has no place "children" for elements -> name a property that holds elements',
  ],
  [
    "an expression that can't be worked out",
    '- component: Button\n  name: save\n  props:\n    content:\n      $$jsExpression: load()',
    "16:5  the sample can't work out `load()` -> write one of literals, lists, template strings, arithmetic, and the name i",
  ],
  [
    'an element without a name',
    '- component: Button',
    '13:3  the element has no component or no name -> write component: and name:, as a page file does',
  ],
  [
    'more than one element',
    '- component: Button\n  name: a\n- component: Button\n  name: b',
    '13:1  the YAML is no list with one element -> write one, as in a page file: "- component: Button"',
  ],
])('tells of %s', (_what, yaml, message) => {
  expect(told(element(yaml))).toEqual([message]);
});

test('tells of a tab in YAML with one place, that in the page', () => {
  expect(told(element('- component: Button\n\tname: save'))).toEqual([
    "14:2  the YAML can't be read: Unexpected scalar at node end -> correct the syntax",
  ]);
});

test('tells of two elements in one', () => {
  const node = element('- component: Button\n  name: save');
  expect(told({ ...node, children: [...node.children, ...node.children] })).toEqual([
    '10:1  <StudioComponent> has 2 elements -> leave one fence in it, and show the others by elements of their own',
  ]);
});

test('tells of what is no YAML, and of what stands beside its fence', () => {
  const node = element('- component: Button\n  name: save');
  const none =
    '10:1  <StudioComponent> has no element -> put one fence with the language yaml into it, between blank lines';
  const [fence] = node.children;
  const json = { ...fence, lang: 'json' } as (typeof node.children)[number];
  const quote = { type: 'blockquote', children: [] } as (typeof node.children)[number];
  expect(told({ ...node, children: [json] })).toEqual([none]);
  expect(told({ ...node, children: [quote] })).toEqual([none]);
  expect(told({ ...node, children: [...node.children, quote] })).toEqual([none]);
});

test('counts lines and columns from the fence, however far it is indented', () => {
  const node = element('- component: Buton\n  name: save');
  const [fence] = node.children;
  const indented = { ...fence, position: place(20, 5) } as (typeof node.children)[number];
  expect(told({ ...node, children: [indented] })).toEqual([
    '21:7  Studio has no component "Buton" -> did you mean "Button"?',
  ]);
});

test('tells of several mistakes, each at its place', () => {
  const yaml = '- component: Button\n  name: save';
  const { props, problems } = readComponent(
    element(yaml, attribute('tittle', 'Save'), attribute('controls', 'content, sice')),
    components,
  );
  expect(props).toBeUndefined();
  expect(problems.map(({ line, column, what }) => `${line}:${column}  ${what}`)).toEqual([
    '11:18  <StudioComponent> has no attribute "tittle"',
    '11:18  Button has no property "sice"',
  ]);
});

test('tells of a field at the attribute that names it, not at others', () => {
  const controls = { ...attribute('controls', 'sice'), position: place(14, 3) };
  const spread = { type: 'mdxJsxExpressionAttribute', value: '...others' } as const;
  const node = element('- component: Button\n  name: save', controls);
  const attributes = [spread, ...node.attributes];
  expect(told({ ...node, attributes })).toEqual([
    '14:3  Button has no property "sice" -> did you mean "size"?',
  ]);
});

test("tells of YAML that can't be read, where it can't", () => {
  const [message] = told(element('- component: [Button\n  name: save'));
  expect(message).toMatch(/^1[34]:\d+ {2}the YAML can't be read: .* -> correct the syntax$/);
});

test.each([
  [
    'an unknown attribute',
    attribute('heigth', '2'),
    '11:18  <StudioComponent> has no attribute "heigth" -> use one of controls, height, title, description',
  ],
  [
    'a height that is no number',
    attribute('height', '200'),
    '11:18  "height" is no number from 40 to 4000 -> write height={200}',
  ],
  [
    'a field for no property',
    attribute('controls', 'content sice'),
    '11:18  Button has no property "sice" -> did you mean "size"?',
  ],
  [
    'a field for an event',
    attribute('controls', 'onClick'),
    '11:18  the property "onClick" of Button holds no value that a field could change -> use some of content, size, disabled',
  ],
])('tells of %s', (_what, mistaken, message) => {
  expect(told(element('- component: Button\n  name: save', mistaken))).toEqual([message]);
});

test('tells of a missing description, and of a missing element', () => {
  const node = element('');
  expect(told({ ...node, attributes: [], children: [] })).toEqual([
    '10:1  <StudioComponent> has no description -> add description="…", for readers who do not see it or have no scripts',
    '10:1  <StudioComponent> has no element -> put one fence with the language yaml into it, between blank lines',
  ]);
});
