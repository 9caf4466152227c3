import { getMdxParser } from '@site/src/content/page/mdxParser';
import { parsePage } from '@site/src/content/page/parsePage';
import { told } from './testPage';

type Row = readonly [name: string, lines: readonly string[], says: readonly string[]];

describe('elements of the head', () => {
  const head = (at: string, name: string, fix: string) =>
    `${at} content/head-element <${name}> has no place in the text of a page -> ${fix}`;
  const meta = (at: string) => head(at, 'meta', 'put it into <head>');

  test.each<Row>([
    [
      'base',
      ['<base href="/x" />'],
      [head('5:1', 'base', 'leave it out: the base of all addresses is in docusaurus.config.ts')],
    ],
    [
      'title',
      ['<title>A</title>'],
      [head('5:1', 'title', 'write the title into the front matter')],
    ],
    [
      'link',
      ['<link rel="stylesheet" href="/a.css" />'],
      [head('5:1', 'link', 'put it into <head>, or the rules of a style sheet into src/css')],
    ],
    ['meta', ['<meta name="a" content="b" />'], [meta('5:1')]],
    ['meta in an element', ['<div><meta name="a" content="b" /></div>'], [meta('5:6')]],
    ['meta in an element of text', ['<span><meta name="a" /></span>'], [meta('5:7')]],
    [
      'meta behind a head',
      ['<head><meta name="a" /></head>', '', '<meta name="b" />'],
      [meta('7:1')],
    ],
    ['a head', ['<head>', '<meta name="a" content="b" />', '<title>A</title>', '</head>'], []],
    ['a component for the head', ['<Head>', '<link rel="me" href="/a" />', '</Head>'], []],
    ['a drawing with a title', ['<svg><title>A</title></svg>'], []],
    ['a title deep in a drawing', ['<svg><g><title>A</title></g></svg>'], []],
    ['an element with the name of what all objects have', ['<constructor />'], []],
  ])('%s', async (_name, lines, says) => {
    expect(await told(lines)).toEqual(says);
  });
});

describe('elements that show nothing without content', () => {
  const grid =
    '5:1 content/empty-element <CardGrid> is empty -> put a <Card title="…" href="…"> into it';
  const tab =
    '6:1 content/empty-element <TabItem> is empty -> write what the tab shows, or remove it';
  const summary = (at: string) =>
    `${at} content/empty-element <summary> is empty -> write into it what the <details> around it holds`;
  const inTabs = (...lines: string[]) => ['<Tabs>', ...lines, '</Tabs>'];

  test.each<Row>([
    ['no card', ['<CardGrid></CardGrid>'], [grid]],
    ['no end', ['<CardGrid />'], [grid]],
    ['a comment', ['<CardGrid>{/* A */}</CardGrid>'], [grid]],
    ['a comment on its own line', ['<CardGrid>', '{/* A */}', '</CardGrid>'], [grid]],
    ['comments with blanks between', ['<CardGrid>{/* A */} {/* B */}</CardGrid>'], [grid]],
    ['blanks', ['<CardGrid>  </CardGrid>'], [grid]],
    ['an empty fragment', ['<CardGrid><></></CardGrid>'], [grid]],
    ['a fragment of a comment', ['<CardGrid>', '<>', '{/* A */}', '</>', '</CardGrid>'], [grid]],
    ['a fragment with an element', ['<CardGrid><><b>A</b></></CardGrid>'], []],
    ['content in its attributes', ['<CardGrid children={[<b key="a">A</b>]} />'], []],
    ['attributes that may bring it', ['<CardGrid {...props} />'], []],
    ['a card', ['<CardGrid>', '<Card title="A" href="/a" />', '</CardGrid>'], []],
    ['an expression', ['<CardGrid>{[]}</CardGrid>'], []],
    ['an expression on its own line', ['<CardGrid>', '{[]}', '</CardGrid>'], []],
    ['a comment and a card', ['<CardGrid>{/* A */}<Card title="A" href="/a" /></CardGrid>'], []],
    ['a tab without text', inTabs('<TabItem value="a"></TabItem>'), [tab]],
    ['a tab with a comment', inTabs('<TabItem value="a">', '{/* A */}', '</TabItem>'), [tab]],
    ['a tab with text', inTabs('<TabItem value="a">', 'A', '</TabItem>'), []],
    ['a tab with bold text', inTabs('<TabItem value="a">**A**</TabItem>'), []],
    ['a tab with code', inTabs('<TabItem value="a">', '```text', 'A', '```', '</TabItem>'), []],
    ['a tab with a rule', inTabs('<TabItem value="a">', '', '---', '', '</TabItem>'), []],
    ['a summary', ['<details><summary></summary>Text.</details>'], [summary('5:10')]],
    ['a summary of blanks', ['<details><summary> </summary>Text.</details>'], [summary('5:10')]],
    [
      'a summary of a comment on its own line',
      ['<details>', '  <summary>{/* A */}</summary>', '', '  Text.', '', '</details>'],
      [summary('6:3')],
    ],
    ['a summary without end', ['<details><summary />Text.</details>'], [summary('5:10')]],
    ['a summary of an element', ['<details><summary><b>A</b></summary>Text.</details>'], []],
    ['a summary of a value', ['<details><summary>{1 + 1}</summary>Text.</details>'], []],
    ['a summary of a picture', ['<details><summary>![A](/a)</summary>Text.</details>'], []],
    ['an element of HTML', ['<div></div>'], []],
    [
      'a component of the page',
      ['export const CardGrid = () => <b>A</b>;', '', '<CardGrid />'],
      [],
    ],
  ])('%s', async (_name, lines, says) => {
    expect(await told(lines)).toEqual(says);
  });
});

describe('what can be opened', () => {
  const nameless =
    'content/summary <details> has nothing that says what it holds -> begin it with <summary>…</summary>';
  test.each<Row>([
    ['text alone', ['<details>', 'Text.', '</details>'], [`5:1 ${nameless}`]],
    ['nothing', ['<details></details>'], [`5:1 ${nameless}`]],
    ['another element', ['<details><div>Text.</div></details>'], [`5:1 ${nameless}`]],
    ['others in it', ['<details><div><b>Text.</b></div></details>'], [`5:1 ${nameless}`]],
    ['it in another one', ['<div><details>Text.</details></div>'], [`5:6 ${nameless}`]],
    ['a summary', ['<details><summary>A</summary>Text.</details>'], []],
    [
      'a summary on its own line',
      ['<details>', '<summary>A</summary>', '', 'Text.', '', '</details>'],
      [],
    ],
    [
      'a summary in another element',
      ['<details><div><summary>A</summary></div></details>'],
      ['5:15 content/nesting HTML has no <summary> in <div> -> move it out of <div>'],
    ],
    ['an empty fragment', ['<details><></>Text.</details>'], [`5:1 ${nameless}`]],
    ['a fragment of text', ['<details><>Text.</></details>'], [`5:1 ${nameless}`]],
    ['a comment', ['<details>{/* A */}Text.</details>'], [`5:1 ${nameless}`]],
    ['a value among text', ['<details>', 'Text {1 + 1}.', '</details>'], [`5:1 ${nameless}`]],
    [
      'another one with a summary',
      ['<details>', '<details><summary>A</summary>Text.</details>', '</details>'],
      [`5:1 ${nameless}`],
    ],
    ['a summary in a fragment', ['<details><><summary>A</summary></>Text.</details>'], []],
    ['braces that may bring it', ['<details>', '{frontMatter.a}', '', 'Text.', '</details>'], []],
    ['braces in a fragment', ['<details><>{frontMatter.a}</>Text.</details>'], []],
    ['what its attributes bring', ['<details {...props} />'], []],
    ['a component', ['<details><Head /></details>'], []],
    ['a component in bold text', ['<details>**<Head />**</details>'], []],
  ])('holds %s', async (_name, lines, says) => {
    expect(await told(lines)).toEqual(says);
  });
});

describe('cards', () => {
  const stray =
    'content/card-place the <Card> is in no <CardGrid> -> put the cards into <CardGrid> and </CardGrid>';
  const card = '<Card title="A" href="/a" />';
  test.each<Row>([
    ['the text', [card], [`5:1 ${stray}`]],
    ['an element', [`<div>${card}</div>`], [`5:6 ${stray}`]],
    ['a drawing', [`<svg><foreignObject>${card}</foreignObject></svg>`], [`5:21 ${stray}`]],
    ['an element whose name starts like a list', [`<ul-a>${card}</ul-a>`], [`5:7 ${stray}`]],
    ['an element whose name ends like a list', [`<my-ul>${card}</my-ul>`], [`5:8 ${stray}`]],
    ['a list of Markdown', [`- ${card}`], [`5:3 ${stray}`]],
    ['a grid', [`<CardGrid>${card}</CardGrid>`], []],
    ['an element in a grid', [`<CardGrid><div>${card}</div></CardGrid>`], []],
    ['a list', [`<ul><li>${card}</li></ul>`], []],
    ['a list with numbers', [`<ol><li>${card}</li></ol>`], []],
    ['another component', [`<Head>${card}</Head>`], []],
    ['a page with a card of its own', ['export const Card = () => <b>A</b>;', '', card], []],
  ])('in %s', async (_name, lines, says) => {
    expect(await told(lines)).toEqual(says);
  });

  test('may stand alone in a file that others include', async () => {
    const { problems } = parsePage(Buffer.from(`${card}\n`), await getMdxParser());
    expect(problems.map(({ code }) => code)).not.toContain('content/card-place');
  });
});

describe('frames', () => {
  const untitled =
    '5:1 content/frame-title <iframe> has no title, by which readers who do not see it know it -> add title="…" that says what it shows';
  test.each([
    ['src="/a"', [untitled]],
    ['src="/a" title=""', [untitled]],
    ['src="/a" title=" "', [untitled]],
    [`src="/a" title={''}`, [untitled]],
    ['src="/a" aria-label=""', [untitled]],
    ['src="/a" name="A"', [untitled]],
    ['src="/a" title', [untitled]],
    ['src="/a" aria-label', [untitled]],
    ['src="/a" aria-label=" "', [untitled]],
    ['src="/a" title={``}', [untitled]],
    ['src="/a" aria-label={String(1)}', []],
    ['src="/a" aria-labelledby="a"', []],
    ['src="/a" title aria-label="A"', []],
    ['src="/a" title="A"', []],
    ['src="/a" title={`A`}', []],
    ['src="/a" title={String(1)}', []],
    ['src="/a" aria-label="A"', []],
    ['src="/a" title="" aria-label="A"', []],
    [`{...{ title: 'A' }}`, []],
  ])('with %s', async (attributes, says) => {
    expect(await told([`<iframe ${attributes} />`])).toEqual(says);
  });

  test('are not elements of other names', async () => {
    expect(await told(['<video src="/a.mp4" />'])).toEqual([]);
  });
});
