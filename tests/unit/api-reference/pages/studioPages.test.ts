import {
  componentPages,
  componentsOverview,
  functionsOverview,
} from '@site/src/api-reference/pages/studio/componentPages';
import type { StudioApi, StudioComponent, StudioProp } from '@site/src/api-reference/studio/model';
import { studioExports } from '@site/src/api-reference/studioExports';
import { exported } from './samplePackage';

const prop = (name: string, parts: Partial<StudioProp> = {}): StudioProp => ({
  name,
  type: 'string',
  required: false,
  description: '',
  ...parts,
});

const component = (name: string, parts: Partial<StudioComponent> = {}): StudioComponent => ({
  kind: 'studio-component',
  name,
  package: 's',
  description: 'About it.',
  props: [],
  ...parts,
});

const apiOf = (components: readonly StudioComponent[], exports: readonly object[] = []) =>
  ({ version: '2.0.0', components, functions: { exports } }) as unknown as StudioApi;

const pageOf = (parts: Partial<StudioComponent>): string =>
  componentPages(apiOf([component('DataGrid', parts)]))[0]?.text ?? '';

describe('the page of a component', () => {
  test('tells its properties, and how a page file writes them', () => {
    const byDefault = (name: string) => prop(name, { default: `"${name}"` });
    const props = [prop('none'), ...['a', 'b', 'c', 'd'].map(byDefault)];
    const [page] = componentPages(apiOf([component('DataGrid', { props })]));
    expect(page?.file).toBe('docs-studio/reference/components/data-grid.mdx');
    expect(page?.text).toContain('title: "DataGrid properties"');
    expect(page?.text).toContain('keywords: ["DataGrid","DataGrid component"]');
    expect(page?.text).toContain(
      '## Properties {/* #properties */}\n\n<ApiMembers of="DataGrid" part="props" />',
    );
    expect(page?.text).toContain(
      '```yaml\n- component: DataGrid\n  name: dataGrid\n  props:\n    a: "a"\n    b: "b"\n    c: "c"\n```\n',
    );
    expect(page?.text).not.toContain('## Behavior');
  });

  test('says so if there are none', () => {
    const text = pageOf({});
    expect(text).toContain('## Properties {/* #properties */}\n\nNone.');
    expect(text).toContain('```yaml\n- component: DataGrid\n  name: dataGrid\n```\n');
  });

  test.each<[Partial<StudioComponent>, string]>([
    [
      { loadingProp: 'loading' },
      'While data for any property is on its way, Studio sets `loading`.',
    ],
    [
      { loadingProp: 'loading', loadingPropSource: ['rows', 'columns'] },
      'While data for `rows` or `columns` is on its way, Studio sets `loading`.',
    ],
    [{ errorProp: 'error', errorPropSource: ['rows'] }, 'When `rows` fails, Studio sets `error`.'],
    [{ layoutDirection: 'both' }, 'Its box can be aligned in both directions.'],
    [{ layoutDirection: 'vertical' }, 'Its box can be aligned vertically.'],
    [{ layoutDirection: 'horizontal' }, 'Its box can be aligned horizontally.'],
    [{ defaultLayoutHeight: 0 }, 'Its box starts with a height of 0 px.'],
    [{ minimumLayoutHeight: 100 }, "It can't be made lower than 100 px."],
  ])('with %j tells how it behaves', (parts, line) => {
    expect(pageOf(parts)).toContain(
      `## Behavior on a page {/* #behavior */}\n\n- ${line}\n\n## In`,
    );
  });

  test('tells all of it in a list', () => {
    const text = pageOf({ loadingProp: 'a', errorProp: 'b', defaultLayoutHeight: 5 });
    expect(text.match(/^- (?:While|When|Its).*/gm)).toHaveLength(3);
  });
});

test('the overview lists components in the order of the alphabet, with what each is for', () => {
  const { file, text } = componentsOverview(
    apiOf([component('Text', { props: [prop('a')] }), component('Button'), component('Unknown')]),
  );
  expect(file).toBe('docs-studio/reference/components/overview.mdx');
  expect(text).toContain('All 3 components of the library of Toolpad Studio 2.0.0');
  const rows = text.match(/^\| \[.*/gm) ?? [];
  expect(rows).toEqual([
    expect.stringMatching(
      /^\| \[`Button`\]\(\/studio\/reference\/components\/button\/\) \| \S.* \| 0 \|$/,
    ),
    expect.stringMatching(
      /^\| \[`Text`\]\(\/studio\/reference\/components\/text\/\) \| \S.* \| 1 \|$/,
    ),
    '| [`Unknown`](/studio/reference/components/unknown/) |  | 0 |',
  ]);
});

test('the overview of functions lists these alone, and says what is deprecated', () => {
  const functions = [
    exported('run', 'function'),
    exported('old', 'function', { deprecated: '', modules: [] }),
    exported('Type', 'type'),
  ];
  const homes = new Map([['run', { pathname: '/studio/reference/api/run' }]]);
  const { file, text } = functionsOverview(apiOf([], functions), homes);
  expect(file).toBe('docs-studio/reference/api/overview.mdx');
  expect(text).toMatch(
    /\| --- \| --- \| --- \|\n\| \[`run`\]\(\/studio\/reference\/api\/run\/\) \| `p\/run` \|  \|\n\| `old` \| `` \| Deprecated \|\n$/,
  );
});

describe('a property', () => {
  const noteOf = (parts: Partial<StudioProp>) =>
    studioExports(apiOf([component('A', { props: [prop('a', parts)] })]))[0]?.props?.[0]
      ?.description;

  test.each<[Partial<StudioProp>, string]>([
    [{}, ''],
    [{ description: 'Text.' }, 'Text.'],
    [{ label: 'a' }, ''],
    [{ label: 'Alpha' }, 'The editor calls it **Alpha**.'],
    [{ minimum: 0, maximum: 5 }, 'From 0 to 5.'],
    [{ minimum: 0 }, 'At least 0.'],
    [{ maximum: 0 }, 'At most 0.'],
    [{ control: { type: 'x', bindable: false } as StudioProp['control'] }, 'It takes no binding.'],
    [{ control: { type: 'x' } as StudioProp['control'] }, ''],
    [{ onChangeProp: 'onA' }, 'Bindings read the value that the reader enters.'],
    [{ visible: false }, 'The editor does not show it.'],
    [{ visible: undefined }, ''],
    [{ visible: 'b === 1' }, 'The editor shows it when `b === 1`.'],
    [
      { description: 'Text.', label: 'Alpha', minimum: 1 },
      'Text.\n\nThe editor calls it **Alpha**. At least 1.',
    ],
  ])('with %j says %j', (parts, description) => {
    expect(noteOf(parts)).toBe(description);
  });

  test('stands in an export like those of code, components first', () => {
    const run = exported('run', 'function');
    expect(studioExports(apiOf([component('A')], [run]))).toEqual([
      {
        name: 'A',
        kind: 'component',
        package: 's',
        modules: ['s'],
        imports: [],
        description: 'About it.',
        props: [],
      },
      run,
    ]);
  });
});
