import { told } from './testPage';

type Row = readonly [name: string, lines: readonly string[], says: readonly string[]];

const noPixels = (name: string) =>
  `"${name}" of a demo is no number of pixels from 40 to 4000 -> write ${name}={400}`;
const noText = (name: string) => `"${name}" of a demo is no string -> write ${name}="…"`;
const noBoolean = (name: string) => `"${name}" of a demo is no boolean -> write ${name}={false}`;

test.each([
  ['height={20}', noPixels('height')],
  ['height={39}', noPixels('height')],
  ['height={4001}', noPixels('height')],
  ['height={1 + 1}', noPixels('height')],
  [`height={'400'}`, noPixels('height')],
  ['height', noPixels('height')],
  ['width={true}', noPixels('width')],
  ['title={1}', noText('title')],
  ['title', noText('title')],
  ['title={`A`}', noText('title')],
  ['description={1 + 1}', noText('description')],
  [`toolbar={'no'}`, noBoolean('toolbar')],
  ['editable={0}', noBoolean('editable')],
  ['frame={!true}', noBoolean('frame')],
  ['preview', noText('preview')],
  [
    `preview={'all'}`,
    '"preview" of a demo is not "none" -> mark the lines in the demo by // preview-start and // preview-end, or write preview="none"',
  ],
])('a demo can not have %s', async (attribute, says) => {
  expect(await told([`<Demo name="a" ${attribute} />`])).toEqual([
    `5:16 content/demo-attribute ${says}`,
  ]);
});

test.each([
  'height={40}',
  'height={4000}',
  'width={600} height={300}',
  'title="A" description="B"',
  `title={'A'}`,
  'toolbar={false}',
  'toolbar',
  'editable={true} frame={false}',
  'preview="none"',
  `preview={'none'}`,
  // Texts in quotes, and attributes that no demo has, are told where demos are known.
  'height="20"',
  'preview="all"',
  'heigth={20}',
  'constructor={20}',
  '{...{ height: 20 }}',
  '',
])('a demo can have %s', async (attributes) => {
  expect(await told([`<Demo name="a" ${attributes} />`])).toEqual([]);
});

test.each<Row>([
  [
    'each attribute that is wrong',
    ['<Demo name="a" height={1} title={2} />'],
    [
      `5:16 content/demo-attribute ${noPixels('height')}`,
      `5:27 content/demo-attribute ${noText('title')}`,
    ],
  ],
  [
    'attributes on their own lines',
    ['<Demo', '  name="a"', '  height={1}', '/>'],
    [`7:3 content/demo-attribute ${noPixels('height')}`],
  ],
  [
    'each demo',
    ['<Demo name="a" height={1} />', '', '- <Demo name="b" width={1} />'],
    [
      `5:16 content/demo-attribute ${noPixels('height')}`,
      `7:18 content/demo-attribute ${noPixels('width')}`,
    ],
  ],
  [
    'a name that can be read, and is in a template',
    ['<Demo name={`a`} />'],
    [`5:7 content/demo-attribute ${noText('name')}`],
  ],
  [
    'what is wrong beside a name that is unknown',
    ['<Demo name={1 + 1} height={1} />'],
    [`5:20 content/demo-attribute ${noPixels('height')}`],
  ],
  ['no name that is unknown', ['<Demo name={1 + 1} />'], []],
  ['no name without value', ['<Demo name />'], []],
  ['no name in braces', [`<Demo name={'a'} />`], []],
  ['no other component', ['<Head height={1} />'], []],
  ['no element of HTML', ['<img src="./a.png" alt="A" height={1} />'], []],
  ['no element without name', ['<>A</>'], []],
  [
    'no component of the page',
    ['export const Demo = () => 1;', '', '<Demo name="a" height={1} />'],
    [],
  ],
])('of demos is told: %s', async (_name, lines, says) => {
  expect(await told(lines)).toEqual(says);
});
