import { told } from './testPage';

type Row = readonly [name: string, lines: readonly string[], says: readonly string[]];

/** A tab on a line of its own. */
const tab = (attributes: string) => `<TabItem ${attributes}>Text.</TabItem>`;

const one = tab('value="a" label="A"');
const other = tab('value="b" label="B"');

const noTab = '5:1 content/tabs <Tabs> holds no tab -> add a <TabItem value="…" label="…">';
const noItem =
  'content/tabs <Tabs> holds something that is no <TabItem> -> put it into a <TabItem>, or in front of <Tabs>';
const noValue = 'content/tabs the tab has no value -> add value="…", a word of its own';
const blank =
  'content/tabs <Tabs> holds a space beside its tabs, with which the page can not be drawn -> write each <TabItem>, <Tabs>, and </Tabs> on a line of its own';
const inText =
  '5:9 content/nesting <Tabs> is a block, which no paragraph can hold -> put it on lines of its own, with empty lines around';
const alone = 'content/tabs the <TabItem> is in no <Tabs> -> put it directly into a <Tabs>';

const noLabel =
  'content/tabs the tab has no label -> write the words that readers choose it by: label="…"';

test.each<Row>([
  ['an empty label', ['<Tabs>', tab('value="a" label=""'), other, '</Tabs>'], [`6:1 ${noLabel}`]],
  ['a blank label', ['<Tabs>', one, tab('value="b" label={" "}'), '</Tabs>'], [`7:1 ${noLabel}`]],
  ['the value for a label', ['<Tabs>', tab('value="a"'), other, '</Tabs>'], []],
  // The check of components tells of the name.
  ['a slip in the name of a tab', ['<Tabs>', '<Tabitem>A</Tabitem>', one, '</Tabs>'], []],
  ['a table', ['<Tabs>', '<Table>A</Table>', one, '</Tabs>'], [`6:1 ${noItem}`]],
  ['nothing', ['<Tabs></Tabs>'], [noTab]],
  ['no end of their own', ['<Tabs />'], [noTab]],
  ['a blank', ['<Tabs> </Tabs>'], [noTab]],
  ['an empty line', ['<Tabs>', '', '</Tabs>'], [noTab]],
  ['a text', ['<Tabs>', one, '', 'Text.', '</Tabs>'], [`8:1 ${noItem}`]],
  ['another element', ['<Tabs>', '<div>Text.</div>', one, '</Tabs>'], [`6:1 ${noItem}`]],
  ['a list', ['<Tabs>', one, '', '- One', '', '</Tabs>'], [`8:1 ${noItem}`]],
  [
    'a tab in another element',
    ['<Tabs>', `<div>${one}</div>`, '</Tabs>'],
    [`6:1 ${noItem}`, `6:6 ${alone}`],
  ],
  ['one tab', ['<Tabs>', one, '</Tabs>'], []],
  ['two tabs', ['<Tabs>', one, other, '</Tabs>'], []],
  ['two tabs in one line', [`<Tabs>${one}${other}</Tabs>`], []],
  ['two tabs in one line of their own', ['<Tabs>', `${one} ${other}`, '</Tabs>'], []],
  ['two tabs in one line, and a blank', [`<Tabs>${one} ${other}</Tabs>`], [`5:51 ${blank}`]],
  ['several blanks in one line', [`<Tabs> ${one}  ${other} </Tabs>`], [`5:7 ${blank}`]],
  ['a blank behind a comment', [`<Tabs>{/* A */} ${one}</Tabs>`], [`5:16 ${blank}`]],
  ['an end of a line in a line', [`Text <b><Tabs>${one}`, `${other}</Tabs></b>`], [inText]],
  ['a comment alone', ['<Tabs>', '{/* A */}', '</Tabs>'], [noTab]],
  [
    'a comment, and a text behind it',
    ['<Tabs>', '{/* A */}', one, '', 'Text.', '</Tabs>'],
    [`9:1 ${noItem}`],
  ],
  ['a value in braces', ['<Tabs>', one, '{1 + 1}', '</Tabs>'], [`7:1 ${noItem}`]],
  ['a comment between tabs', ['<Tabs>', one, '{/* A */}', other, '</Tabs>'], []],
  [
    'comments with empty lines around',
    ['<Tabs>', '', '{/* A */}', '', one, '', '{/* B */}', '', other, '', '</Tabs>'],
    [],
  ],
  ['a comment behind a tab', ['<Tabs>', `${one} {/* A */}`, other, '</Tabs>'], []],
  ['a comment in one line with a tab', [`<Tabs>{/* A */}${one}</Tabs>`], []],
  ['braces that hold nothing', ['<Tabs>', one, '{}', other, '</Tabs>'], []],
  ['tabs with empty lines around', ['<Tabs>', '', one, '', other, '', '</Tabs>'], []],
  [
    'tabs on several lines',
    [
      '<Tabs>',
      '  <TabItem value="a" label="A">',
      '    Text.',
      '',
      '    More.',
      '  </TabItem>',
      '</Tabs>',
    ],
    [],
  ],
  [
    'other tabs in a tab',
    ['<Tabs>', '<TabItem value="a" label="A">', '<Tabs>', one, '</Tabs>', '</TabItem>', '</Tabs>'],
    [],
  ],
])('tabs hold %s', async (_name, lines, says) => {
  expect(await told(lines)).toEqual(says);
});

test.each<Row>([
  ['in the text', [one], [`5:1 ${alone}`]],
  ['in another element', ['<div>', one, '</div>'], [`6:1 ${alone}`]],
  ['in a tab', ['<Tabs>', `<TabItem value="a">${other}</TabItem>`, '</Tabs>'], [`6:20 ${alone}`]],
  ['behind tabs', ['<Tabs>', one, '</Tabs>', '', other], [`9:1 ${alone}`]],
  ['in a component of another name', ['<Head>', one, '</Head>'], [`6:1 ${alone}`]],
])('a tab stands %s', async (_name, lines, says) => {
  expect(await told(lines)).toEqual(says);
});

describe('values of tabs', () => {
  const twice = 'content/tabs two tabs have the value "a" -> give one of the two another value';
  test.each<Row>([
    ['are missing', [tab('label="A"')], [`6:1 ${noValue}`]],
    ['are empty', [tab('value="" label="A"')], [`6:1 ${noValue}`]],
    ['are empty in braces', [tab(`value={''} label="A"`)], [`6:1 ${noValue}`]],
    [
      'are missing twice',
      [tab('label="A"'), tab('label="B"')],
      [`6:1 ${noValue}`, `7:1 ${noValue}`],
    ],
    ['are named without being given', [tab('value label="A"')], [`6:1 ${noValue}`]],
    ['are empty behind other attributes', [tab('{...props} value=""')], [`6:1 ${noValue}`]],
    ['are missing beside other attributes', [one, tab('default')], [`7:1 ${noValue}`]],
    ['are the same', [one, tab('value="a" label="B"')], [`7:1 ${twice}`]],
    [
      'are the same behind other attributes',
      [one, tab('{...props} value="a" label="B"')],
      [`7:1 ${twice}`],
    ],
    ['are in other attributes', [tab('{...props}'), tab('{...frontMatter.tab} label="B"')], []],
    ['are changed by other attributes', [one, tab('value="a" {...props}')], []],
    ['are the same in braces', [one, tab(`value={'a'} label="B"`)], [`7:1 ${twice}`]],
    ['are the same in a template', [one, tab('value={`a`} label="B"')], [`7:1 ${twice}`]],
    [
      'are the same three times',
      [one, tab('value="a"'), tab('value="a"')],
      [`7:1 ${twice}`, `8:1 ${twice}`],
    ],
    ['differ in their case', [one, tab('value="A" label="B"')], []],
    ['are computed', [tab('value={1 + 1} label="A"'), tab('value={1 + 2} label="B"')], []],
    ['are there without labels', [tab('value="a"'), tab('value="b"')], []],
  ])('%s', async (_name, tabs, says) => {
    expect(await told(['<Tabs>', ...tabs, '</Tabs>'])).toEqual(says);
  });
});

describe('labels of tabs', () => {
  const twice = 'content/tabs two tabs have the label "A" -> give one of the two another label';
  test.each<Row>([
    ['are the same', [one, tab('value="b" label="A"')], [`7:1 ${twice}`]],
    ['are the same behind another', [one, other, tab('value="c" label="A"')], [`8:1 ${twice}`]],
    ['are the same in braces', [one, tab(`value="b" label={'A'}`)], [`7:1 ${twice}`]],
    ['are computed', [tab('value="a" label={1 + 1}'), tab('value="b" label={1 + 1}')], []],
    ['are as the value of another', [one, tab('value="A" label="a"')], []],
  ])('%s', async (_name, tabs, says) => {
    expect(await told(['<Tabs>', ...tabs, '</Tabs>'])).toEqual(says);
  });
});

describe('the tab that is open at first', () => {
  const twice =
    'content/tabs a tab before this one is open at first -> remove "default" from one of the two';
  const open = (name: string) => tab(`value="${name}" default`);
  test.each<Row>([
    ['is one', [one, open('b')], []],
    ['is the first', [open('a'), other], []],
    ['is two', [open('a'), open('b')], [`7:1 ${twice}`]],
    ['is two of three', [open('a'), other, open('c')], [`8:1 ${twice}`]],
    ['is three', [open('a'), open('b'), open('c')], [`7:1 ${twice}`, `8:1 ${twice}`]],
  ])('%s', async (_name, tabs, says) => {
    expect(await told(['<Tabs>', ...tabs, '</Tabs>'])).toEqual(says);
  });

  test.each<Row>([
    [
      'defaultValue="c"',
      [one, other],
      ['5:7 content/tabs no tab has the value "c" -> write one of a, b'],
    ],
    [`defaultValue={'c'}`, [one], ['5:7 content/tabs no tab has the value "c" -> write one of a']],
    [
      'lazy defaultValue="A"',
      [one],
      ['5:12 content/tabs no tab has the value "A" -> write one of a'],
    ],
    ['defaultValue="b"', [one, other], []],
    ['defaultValue={null}', [one, other], []],
    ['defaultValue={1 + 1}', [one, other], []],
    ['defaultValue="c"', [one, tab('value={1 + 1}')], []],
    ['defaultValue="c"', [one, tab('{...props}')], []],
    ['defaultValue="c"', [one, tab('label="B"')], [`7:1 ${noValue}`]],
    ['groupId="c"', [one, other], []],
  ])('is told by %s', async (attributes, tabs, says) => {
    expect(await told([`<Tabs ${attributes}>`, ...tabs, '</Tabs>'])).toEqual(says);
  });
});

describe('tabs in the address', () => {
  const nameless =
    'content/tabs queryString needs a name -> write queryString="os", or add groupId="os"';
  test.each([
    ['queryString', [`5:7 ${nameless}`]],
    ['queryString={true}', [`5:7 ${nameless}`]],
    ['queryString={ true }', [`5:7 ${nameless}`]],
    ['lazy queryString', [`5:12 ${nameless}`]],
    ['queryString="os"', []],
    ['queryString=""', []],
    ['queryString="true"', []],
    ['queryString={false}', []],
    [`queryString={'os'}`, []],
    ['queryString groupId="os"', []],
    ['groupId="os" queryString', []],
    ['queryString={true} groupId="os"', []],
    ['queryString {...{ groupId: "os" }}', []],
    ['lazy', []],
  ])('are named or not by %s', async (attributes, says) => {
    expect(await told([`<Tabs ${attributes}>`, one, '</Tabs>'])).toEqual(says);
  });
});

describe('tabs of a list', () => {
  const noText = (value: string) =>
    `5:1 content/tabs no <TabItem> has the value "${value}" of the list -> add <TabItem value="${value}">, or take it out of the list`;
  const notListed = (at: string, value: string) =>
    `${at} content/tabs the list of the tabs has no value "${value}" -> add it to values, or correct it`;

  test.each<[list: string, tabs: string[], says: string[]]>([
    [`{[{ value: 'a' }, { value: 'b' }]}`, [one, other], []],
    [`{[{ label: 'A', value: 'a' }]}`, [one], []],
    [`{[{ value: 1 }]}`, [tab('value="1"')], []],
    [`{[{ value: 'a' }, { value: 'b' }]}`, [one], [noText('b')]],
    [`{[{ value: 'b' }, { value: 'c' }, { value: 'a' }]}`, [one], [noText('b'), noText('c')]],
    [`{[{ label: 'a', value: 'b' }]}`, [other, one], [notListed('7:1', 'a')]],
    [
      `{[{ value: 'a' }]}`,
      [one, other, tab('value="c"')],
      [notListed('7:1', 'b'), notListed('8:1', 'c')],
    ],
    [`{[{ value: 'c' }]}`, [one], [noText('c'), notListed('6:1', 'a')]],
    // What can't be known is not told.
    [`{[{ value: 'c' }]}`, [one, tab('value={1 + 1}')], []],
    [`{[{ value: 'c' }]}`, [one, tab('{...props}')], []],
    [`{[{ value: 'c' }]}`, [tab('value="a" {...props}')], []],
    [`{[{ value: 'a' }]}`, [tab('label="A"')], [`6:1 ${noValue}`]],
    [`{[{ value: 'c' }, { value: 1 + 1 }]}`, [one], []],
    [`{[{ value: 'c' }, { 'value': 'a' }]}`, [one], []],
    [`{[{ value: 'c' }, { ...{ value: 'a' } }]}`, [one], []],
    [`{[{ value: 'c' }, ...[]]}`, [one], []],
    [`{[{ value: 'c' }, , ]}`, [one], []],
    [`{[{ value: 'c' }, 'a']}`, [one], []],
    [`{[{ value: 'c' }, { label: 'a' }]}`, [one], []],
    [`{['c'].map((value) => ({ value }))}`, [one], []],
    ['"c"', [one], []],
  ])('values=%s', async (list, tabs, says) => {
    expect(await told([`<Tabs values=${list}>`, ...tabs, '</Tabs>'])).toEqual(says);
  });

  test('may be without value', async () => {
    expect(await told(['<Tabs values>', one, '</Tabs>'])).toEqual([]);
  });

  test('may be in another attribute', async () => {
    expect(await told([`<Tabs {...{ values: [{ value: 'c' }] }}>`, one, '</Tabs>'])).toEqual([]);
    expect(await told([`<Tabs items={[{ value: 'c' }]}>`, one, '</Tabs>'])).toEqual([]);
  });
});
