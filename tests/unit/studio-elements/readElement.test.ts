import type { StudioComponent, StudioProp } from '@site/src/api-reference/studio/model';
import { changeElement } from '@site/src/studio-elements/changeElement';
import { namesIn } from '@site/src/studio-elements/namesIn';
import { readElement } from '@site/src/studio-elements/readElement';
import { slotsOf } from '@site/src/studio-elements/slotsOf';
import { studioFrame, studioFrames } from '@site/src/studio-elements/studioFrames';
import { valueProblem } from '@site/src/studio-elements/valueProblem';

const prop = (name: string, type: string, values?: readonly string[]): StudioProp => ({
  name,
  type,
  required: false,
  description: '',
  ...(values && { values: values.map((value) => ({ value })) }),
});

const component = (name: string, ...props: StudioProp[]): [string, StudioComponent] => [
  name,
  { kind: 'studio-component', name, package: '@toolpad/studio-components', description: '', props },
];

const components = new Map([
  component('Button', prop('content', 'string'), prop('size', 'string', ['small', 'large'])),
  component('List', prop('itemCount', 'number'), prop('renderItem', 'template')),
  component('Paper', prop('children', 'element')),
]);

const read = (...lines: readonly string[]) => readElement(lines.join('\n'), components);

const told = (...lines: readonly string[]): string[] =>
  read(...lines).problems.map(
    ({ line, column, what, fix }) => `${line}:${column} ${what} -> ${fix}`,
  );

const save = ['- component: Button', '  name: save'];

describe('an element', () => {
  test('is read with its properties, and with what is inside', () => {
    const { element, problems, expressions } = read(
      ...['- component: Paper', '  name: paper', '  children:', '    - component: List'],
      ...[
        '      name: list',
        '      props:',
        '        itemCount:',
        '          $$jsExpression: 1 + 2',
      ],
    );
    expect(problems).toEqual([]);
    expect(element).toEqual({
      component: 'Paper',
      name: 'paper',
      children: [
        { component: 'List', name: 'list', props: { itemCount: { $$jsExpression: '1 + 2' } } },
      ],
    });
    expect(Object.keys(expressions)).toEqual(['1 + 2']);
  });

  test('is not shown if anything is wrong with it', () => {
    expect(read(...save)).toHaveProperty('element');
    expect(read(...save, '  props: { conten: a }')).not.toHaveProperty('element');
    expect(read('a: [')).toEqual({ expressions: {}, problems: [expect.anything()] });
  });

  test.each([
    ['a text', ['Button']],
    ['nothing', ['']],
    ['an object', ['component: Button', 'name: save']],
    ['an empty list', ['[]']],
  ])('is the one of a list, and not %s', (_name, lines) => {
    expect(told(...lines)).toEqual([
      '1:1 the YAML is no list with one element -> write one, as in a page file: "- component: Button"',
    ]);
  });

  test('has a component and a name, which are texts', () => {
    const message =
      'the element has no component or no name -> write component: and name:, as a page file does';
    expect(told('-')).toEqual([`1:2 ${message}`]);
    expect(told('- name: save')).toEqual([`1:3 ${message}`]);
    expect(told('- component: Button', '  name: 5')).toEqual([`1:3 ${message}`]);
    expect(told('- component: [a]', '  name: a')).toEqual([`1:3 ${message}`]);
  });

  test('is of a component that Studio has', () => {
    expect(told('- name: a', '  component: Lis')).toEqual([
      '2:3 Studio has no component "Lis" -> did you mean "List"?',
    ]);
    expect(told('- name: a', '  component: Xyzzyxyzzy')).toEqual([
      '2:3 Studio has no component "Xyzzyxyzzy" -> see the reference of components',
    ]);
  });

  test('has no properties that the component has not, all of which are told', () => {
    expect(told(...save, '  props:', '    contents: a', '    xyzzyxyzzy: b')).toEqual([
      '4:5 Button has no property "contents" -> did you mean "content"?',
      '5:5 Button has no property "xyzzyxyzzy" -> use one of content, size',
    ]);
  });

  test('has elements where the component has a place for them, checked like itself', () => {
    const inside = ['      - component: Xyzzyxyzzy', '        name: x'];
    expect(told('- component: Paper', '  name: p', '  children:', ...inside)).toEqual([
      '4:9 Studio has no component "Xyzzyxyzzy" -> see the reference of components',
    ]);
    const template = ['  props:', '    renderItem:', '      $$template:'];
    expect(told('- component: List', '  name: l', ...template, ...inside)).toEqual([
      '6:9 Studio has no component "Xyzzyxyzzy" -> see the reference of components',
    ]);
    expect(
      told('- component: Button', '  name: b', '  props: { content: { $$template: [] } }'),
    ).toEqual([
      '3:23 Button has no place "content" for elements -> name a property that holds elements',
    ]);
  });

  test('has expressions that can be worked out', () => {
    expect(told(...save, '  props: { content: { $$jsExpression: "a()" } }')).toEqual([
      "3:12 the sample can't work out `a()` -> write one of literals, lists, template strings, arithmetic, and the name i",
    ]);
    expect(told(...save, '  props: { content: { $$jsExpression: 5 } }')).toEqual([]);
    expect(told(...save, '  props: { content: null }')).toEqual([
      '3:12 "content" is no string -> write a value of type string',
    ]);
  });
});

describe('a value', () => {
  const problem = (type: string, value: unknown, values?: readonly string[]) => {
    const { what, fix } = valueProblem(prop('a', type, values), value) ?? {};
    return what && `${what} -> ${fix}`;
  };

  test.each([
    ['string', ''],
    ['number', 0],
    ['boolean', false],
    ['array', []],
    ['object', {}],
    ['object', null],
    ['event', 'anything'],
    ['number', { $$jsExpression: '1' }],
    ['template', { $$template: [] }],
  ])('of the type %s is %j', (type, value) => {
    expect(problem(type, value)).toBeUndefined();
  });

  test.each([
    ['string', 5],
    ['number', '5'],
    ['boolean', 'true'],
    ['array', {}],
    ['object', []],
    ['number', { $jsExpression: '1' }],
    ['number', { a$$: '1' }],
  ])('of the type %s is not %j', (type, value) => {
    expect(problem(type, value)).toBe(`"a" is no ${type} -> write a value of type ${type}`);
  });

  test.each(['element', 'template'])('of the type %s stands elsewhere', (type) => {
    expect(problem(type, 'a')).toBe(
      '"a" holds elements, which are no property -> write them below $$template, or below "children" beside "props"',
    );
  });

  test('is one of those that are allowed', () => {
    expect(problem('string', 'small', ['small', 'large'])).toBeUndefined();
    expect(problem('number', 5, ['5'])).toBeUndefined();
    expect(problem('string', 'larg', ['small', 'large'])).toBe(
      '"a" can\'t be "larg" -> did you mean "large"?',
    );
    expect(problem('string', 'xyzzyx', ['small', 'large'])).toBe(
      '"a" can\'t be "xyzzyx" -> write one of small, large',
    );
  });
});

test('places for elements are the children, and templates', () => {
  const text = { component: 'Text', name: 'text' };
  expect(
    slotsOf({
      component: 'List',
      name: 'list',
      children: [text],
      props: {
        a: 'b',
        none: null,
        item: { $$template: [text] as never },
        other: { $$template: 5 },
      },
    }),
  ).toEqual([
    { name: 'children', elements: [text], path: ['children'] },
    { name: 'item', elements: [text], path: ['props', 'item', '$$template'] },
  ]);
  expect(slotsOf(text)).toEqual([]);
});

test('names are those of an element and of all inside, each once', () => {
  const text = { component: 'Text', name: 'a' };
  const inner = { component: 'Paper', name: 'b', children: [text, { ...text, name: 'c' }] };
  expect(namesIn({ component: 'Paper', name: 'd', children: [inner] })).toEqual(['Paper', 'Text']);
});

test('properties are changed, added, and taken out, and the element itself stays', () => {
  const element = { component: 'Button', name: 'a', props: { content: 'A', size: 'small' } };
  expect(
    changeElement(element, {
      content: { value: 'B' },
      size: { value: undefined },
      x: { value: null },
    }),
  ).toEqual({ component: 'Button', name: 'a', props: { content: 'B', x: null } });
  expect(element.props).toEqual({ content: 'A', size: 'small' });
  expect(changeElement({ component: 'Button', name: 'a' }, { a: { value: 1 } }).props).toEqual({
    a: 1,
  });
});

test('each component has a frame at an address of its own', () => {
  expect(studioFrame('DataGrid')).toEqual({
    component: 'DataGrid',
    name: 'studio/components/DataGrid',
    address: 'studio/components/data-grid',
  });
  const addresses = studioFrames().map(({ address }) => address);
  expect(addresses).toContain('studio/components/text-field');
  expect(new Set(addresses).size).toBe(addresses.length);
});
