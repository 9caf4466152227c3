import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { getMdxParser } from '@site/src/content/page/mdxParser';
import { attributeProblem, readAttributes } from '@site/src/remark/demos/attributes';
import { readAttributes as readStudioAttributes } from '@site/src/remark/studio-components/attributes';

/** The element that a page consists of. */
async function elementOf(source: string): Promise<MdxJsxFlowElement> {
  const [element] = (await getMdxParser())(source).children;
  return element as MdxJsxFlowElement;
}

async function attributesOf(source: string): Promise<MdxJsxAttribute[]> {
  return (await elementOf(source)).attributes as MdxJsxAttribute[];
}

test.each<[string, string | number | boolean | undefined]>([
  ['name', 'core/account/AccountBasic'],
  ['height', 40],
  ['height', 4000],
  ['width', 320.5],
  ['title', ''],
  ['preview', 'none'],
  ['editable', false],
  ['toolbar', true],
])('%s is %p', (name, value) => {
  expect(attributeProblem(name, value)).toBeUndefined();
});

const names = 'name, height, width, title, description, preview, editable, toolbar, frame';

test.each<[string, string | number | boolean | undefined, string, string]>([
  ['size', 5, 'a demo has no attribute "size"', `use one of ${names}`],
  ['toString', 'a', 'a demo has no attribute "toString"', `use one of ${names}`],
  ['name', 5, '"name" of a demo is no string', 'write name="…"'],
  ['title', undefined, '"title" of a demo is no string', 'write title="…"'],
  ['height', 39, '"height" of a demo is no number of pixels from 40 to 4000', 'write height={400}'],
  ['width', 4001, '"width" of a demo is no number of pixels from 40 to 4000', 'write width={400}'],
  [
    'height',
    NaN,
    '"height" of a demo is no number of pixels from 40 to 4000',
    'write height={400}',
  ],
  [
    'height',
    '400',
    '"height" of a demo is no number of pixels from 40 to 4000',
    'write height={400}',
  ],
  ['frame', 'false', '"frame" of a demo is no boolean', 'write frame={false}'],
  [
    'preview',
    'all',
    '"preview" of a demo is not "none"',
    'mark the lines in the demo by // preview-start and // preview-end, or write preview="none"',
  ],
])('%s is not %p', (name, value, what, fix) => {
  expect(attributeProblem(name, value)).toEqual({ what, fix });
});

test('attributes are read with their values, and what is wrong with the others', async () => {
  const { values, problems } = readAttributes(
    await attributesOf(
      '<Demo name="a" height={60} editable toolbar={false} title={title} size="5" />',
    ),
  );
  expect(values).toEqual({ name: 'a', height: 60, editable: true, toolbar: false });
  expect(problems.map(({ attribute, what }) => [attribute.name, what])).toEqual([
    ['title', '"title" of a demo is no string'],
    ['size', 'a demo has no attribute "size"'],
  ]);
});

test('a text in braces is text', async () => {
  expect(readAttributes(await attributesOf(`<Demo title={'A'} />`))).toEqual({
    values: { title: 'A' },
    problems: [],
  });
});

test.each(['{null}', '{/a/}', '{[400]}', '{-400}', '{(() => 400)()}'])(
  'a height of %s is none that is written out',
  async (value) => {
    const { values, problems } = readAttributes(await attributesOf(`<Demo height=${value} />`));
    expect(values).toEqual({});
    expect(problems).toHaveLength(1);
  },
);

describe('a component of Studio', () => {
  async function read(attributes: string) {
    const { values, problems } = readStudioAttributes(
      await elementOf(`<StudioComponent ${attributes} />`),
    );
    const lines = problems.map(
      ({ attribute, what, fix }) => `${attribute?.name ?? ''}: ${what} -> ${fix}`,
    );
    return { values, lines };
  }

  test('has a description, and a height that it need not say', async () => {
    expect(await read('description="A button"')).toEqual({
      values: { height: 160, description: 'A button' },
      lines: [],
    });
    expect(await read('')).toEqual({
      values: { height: 160, description: '' },
      lines: [
        ': <StudioComponent> has no description -> add description="…", for readers who do not see it or have no scripts',
      ],
    });
  });

  test('may name the properties that get fields, and a title', async () => {
    const { values } = await read('description="A" controls=" a, b c" title="T" height={40}');
    expect(values).toEqual({ height: 40, description: 'A', controls: ['a', 'b', 'c'], title: 'T' });
    expect(await read('description="A" height={40} controls="a,b"')).toStrictEqual({
      values: { height: 40, description: 'A', controls: ['a', 'b'] },
      lines: [],
    });
    expect((await read('description="A" height={4000}')).lines).toEqual([]);
  });

  test.each([
    [
      'size="5"',
      'size: <StudioComponent> has no attribute "size" -> use one of controls, height, title, description',
    ],
    ['title=" "', 'title: "title" is no text -> write title="…"'],
    ['title', 'title: "title" is no text -> write title="…"'],
    ['controls={5}', 'controls: "controls" is no text -> write controls="…"'],
    ['height={39}', 'height: "height" is no number from 40 to 4000 -> write height={200}'],
    ['height={4001}', 'height: "height" is no number from 40 to 4000 -> write height={200}'],
    ['height="200"', 'height: "height" is no number from 40 to 4000 -> write height={200}'],
    ['height', 'height: "height" is no number from 40 to 4000 -> write height={200}'],
  ])('%s is told', async (attribute, line) => {
    expect((await read(`description="A" ${attribute}`)).lines).toEqual([line]);
  });

  test('what is spread is none of its attributes', async () => {
    expect(await read('{...others} description="A"')).toStrictEqual({
      values: { height: 160, description: 'A' },
      lines: [],
    });
  });

  test('an attribute beside it is no description', async () => {
    expect((await read('title="A"')).lines).toHaveLength(1);
  });

  test('a description that is no text is told once', async () => {
    expect((await read('description={5}')).lines).toEqual([
      'description: "description" is no text -> write description="…"',
    ]);
  });
});
